/** @module-tag extended */

import { expect, test } from 'vitest'
import { type Draft, type DraftItem, emptyDraft, withLineKind } from '#core/draft/draft.ts'
import { diffDrafts } from '#core/draft/draft-change.ts'
import type { PreviewRequest } from '#core/draft/preview.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { firstRequest } from '#core/testing/preview-request.ts'
import { runs } from '#core/testing/runs.ts'
import { renderInvoice } from '../document/render-invoice.ts'
import { loadTemplates } from '../templates.ts'
import { pageDigests } from '../testing/page-digests.ts'
import { createPreviewSession } from './preview-session.ts'

const templates = loadTemplates()
const open = () => createPreviewSession(name => templates.get(name))

const line = (index: number, description = `Proof sheet ${index}, printed on both sides`): DraftItem => ({
  description,
  quantity: `${1 + (index % 7)}`,
  unit_price: `${(index % 90) + 0.5}`,
  tax_rate: index % 3 === 0 ? '7' : '19',
})
const draftOf = (count: number, template = 'minimal'): Draft =>
  emptyDraft({
    template,
    invoice_number: '2026-0042',
    seller: { name: 'Studio Example', address: ['1 Example Street'] },
    buyer: { name: 'Example Traders' },
    items: Array.from({ length: count }, (_, index) => line(index)),
    notes: 'Thank you',
  })
const change = (base: number, before: Draft, after: Draft, request: Partial<PreviewRequest> = {}) =>
  firstRequest(after, {
    revision: base + 1,
    content: { base, change: diffDrafts(before, after) },
    ...request,
  })
const whole = async (draft: Draft) => {
  const template = templates.get(draft.template)
  if (!template) throw new Error(draft.template)
  return await renderInvoice(renderableDraft(structuredClone(draft)), template, { watermark: 'TEST' })
}

/** Checks that cached previews equal the pages of a newly rendered file. */
function expectPagesOf(
  file: Awaited<ReturnType<typeof whole>>,
  request: PreviewRequest,
  session = open(),
): void {
  const shown = session.render(request, 'full')
  expect(shown.pageCount).toBe(file.pageCount)
  expect(shown.warnings).toEqual(file.warnings)
  const { first } = shown
  const last = Math.min(request.pages.last, file.pageCount - 1)
  expect(last).toBeGreaterThanOrEqual(first)
  expect(shown.regions).toEqual(file.regions.filter(({ page }) => page >= first && page <= last))
  expect(pageDigests(shown.bytes, 1, last - first + 1)).toEqual(pageDigests(file.bytes, first + 1, last + 1))
}

for (const template of templates.keys()) {
  for (const count of [1, 30, runs(1000, 300)]) {
    test(`any page of ${count} lines is, in ${template}, the page of the file`, async () => {
      const draft = draftOf(count, template)
      const file = await whole(draft)
      for (const first of [0, 1, runs(20, 5)])
        expectPagesOf(file, firstRequest(draft, { pages: { first, last: first + 1 } }))
    })
  }
}

test('after every kind of change the pages are still those of a fresh file', async () => {
  const session = open()
  let draft = draftOf(60)
  session.render(firstRequest(draft), 'full')
  const { items } = draft
  const steps: Partial<Draft>[] = [
    {
      items: items.with(
        3,
        line(3, 'Longer than before, so that the line breaks and the rows below move down'),
      ),
    },
    { items: items.with(59, line(59, '\u{f0000} that no font draws')) },
    { items: [...items, line(60), line(61)] },
    { items: items.slice(0, -1) },
    { items: items.toSpliced(10, 0, line(1000)) },
    { items: items.toReversed() },
    { items: items.with(0, { ...line(0), unit_price: '1234567890.12', unit: 'hours' }) },
    { currency: 'JPY' },
    { locale: 'de' },
    { template: 'bold' },
    { discount_percent: '10', notes: 'Other words' },
    { items: items.slice(0, 1) },
  ]
  for (const [index, step] of steps.entries()) {
    const next = { ...draft, ...step }
    const request = change(index + 1, draft, next, { pages: { first: 0, last: 5 } })
    expectPagesOf(await whole(next), request, session)
    draft = next
  }
})

test('a sum, a number and a kind that change are drawn anew, also in rows that did not change themselves', async () => {
  const items = Array.from({ length: 12 }, (_, index) => line(index))
  const heading = withLineKind({ ...line(0), description: 'Design' }, 'heading')
  const subtotal = withLineKind({ ...line(0), description: '' }, 'subtotal')
  const sections = [heading, ...items.slice(0, 4), subtotal, heading, ...items.slice(4), subtotal]
  const steps: DraftItem[][] = [
    sections,
    sections.with(2, { ...line(1), unit_price: '99.99' }),
    sections.with(2, withLineKind(line(1), 'optional')),
    sections.with(2, withLineKind(line(1), 'text')),
    sections.toSpliced(6, 1),
    sections.toSpliced(0, 1),
    sections.toReversed(),
    items,
  ]
  const session = open()
  let draft = { ...draftOf(1, 'bold'), items: [line(0)] }
  session.render(firstRequest(draft), 'full')
  for (const [index, step] of steps.entries()) {
    const next = { ...draft, items: step }
    expectPagesOf(await whole(next), change(index + 1, draft, next), session)
    draft = next
  }
})

test('lines that a connection does not send are not shown, and the regions are those of the lines that are written', () => {
  const heading = withLineKind({ ...line(0), description: 'Design' }, 'heading')
  const draft = { ...draftOf(1), items: [heading, line(0), withLineKind(line(1), 'optional'), line(2)] }
  const shown = open().render(firstRequest(draft, { field: 'items[3].quantity' }), 'documented')
  const paths = shown.regions.map(({ path }) => path).filter(path => path.endsWith('.quantity'))
  expect(paths).toEqual(['items[1].quantity', 'items[3].quantity'])
  expect(shown.fieldPage).toBe(0)
})

/** the embedded fonts of a preview, which is not compressed */
const fontsOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .split(/\/Length1 (?=\d+)/)
    .slice(1)
    .map(rest => rest.slice(0, rest.indexOf('endstream')))

test('as long as no letter comes in, the fonts are the same bytes at every key', () => {
  const session = open()
  const typed = (words: string) => {
    const draft = { ...draftOf(3), notes: words }
    return fontsOf(session.render(firstRequest(draft), 'full').bytes)
  }
  const first = typed('Thank you')
  expect(first.length).toBeGreaterThan(0)
  for (const words of ['you Thank', 'Tank', '', 'Thank you']) expect(typed(words)).toEqual(first)
  expect(typed('Thank you §')).not.toEqual(first)
})

test('unused glyphs are removed from the fonts eventually', () => {
  const session = open()
  const sizes = Array.from({ length: 60 }, (_, key) => {
    const notes = Array.from({ length: 50 }, (_, at) => String.fromCodePoint(0x4e00 + key * 50 + at)).join('')
    const draft = { ...draftOf(1), locale: 'zh', notes }
    return session.render(firstRequest(draft), 'full').bytes.length
  })
  const [first = 0] = sizes
  expect(Math.max(...sizes)).toBeLessThan(8 * first)
  expect(Math.max(...sizes.slice(30))).toBeLessThanOrEqual(Math.max(...sizes) * 1.1)
})

test('a change of a draft that is not held is refused, not shown', () => {
  const session = open()
  const before = draftOf(2)
  const after = { ...before, notes: 'Other' }
  const refused = (request: PreviewRequest) =>
    expect(() => session.render(request, 'full')).toThrow(expect.objectContaining({ code: 'stale_preview' }))
  refused(change(1, before, after))
  session.render(firstRequest(before), 'full')
  refused(change(2, before, after))
  refused(change(1, before, after, { session: '00000000-0000-4000-8000-000000000002' }))
  expect(session.render(change(1, before, after), 'full').revision).toBe(2)
})

test('the field being edited is found on its page, whatever pages are asked for', () => {
  const session = open()
  const draft = draftOf(200)
  const pageOf = (field: string) => session.render(firstRequest(draft, { field }), 'full').fieldPage
  expect(pageOf('items[0].description')).toBe(0)
  expect(pageOf('items[150].unit_price')).toBeGreaterThan(1)
  expect(pageOf('notes')).toBeGreaterThan(pageOf('items[150].quantity') ?? 0)
  expect(pageOf('delivery_date')).toBeNull()
})
