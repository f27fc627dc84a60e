import { describe, expect, test } from 'vitest'
import { documentLanguages } from '#core/text/locale.ts'
import { labelsOf } from '#render/bind/labels.ts'
import { sampleInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const invoice = sampleInvoice('sections')
const { items } = invoice

/** Removes white space, because some scripts are laid out without spaces between words. */
const squeezed = (text: string) => text.replaceAll(/\s/g, '')

/** Texts and their paths on each page. */
function pagesOf(own: typeof invoice, template = 'bold') {
  const { list } = layOutInvoice(own, templateNamed(template), { watermark: 'TEST' })
  return list.pages.map(({ placed }) =>
    placed.flatMap(({ box }) =>
      box.operations.flatMap(each =>
        each.kind === 'text'
          ? [{ ...each, text: squeezed(each.words.map(word => word.text).join('')), path: each.path ?? '' }]
          : [],
      ),
    ),
  )
}

describe.each(templateNames)('%s', template => {
  test('shows titles and sums in a heavier weight, and no optional amounts in the column of amounts', () => {
    const [page = []] = pagesOf(invoice, template)
    const textAt = (path: string) => page.filter(each => each.path === path).map(({ text }) => text)
    expect([textAt('items[0].description'), textAt('items[4].description')]).toEqual([
      ['Concept'],
      ['Production', 'Afterthedraftsareapproved'],
    ])
    expect([textAt('items[3].description'), textAt('items[3]')]).toEqual([['Subtotal'], ['1,940.00']])
    expect(textAt('items[10]')).toEqual(['6,150.00'])
    expect(textAt('items[8]')).toEqual(['Optional'])
    expect(textAt('items[8].description')).toEqual([
      'Handbook,hardcoverinstead',
      'Surchargeforthesamenumber',
      'Notincludedinthetotal:950.00',
    ])
    const weightOf = (path: string) => page.find(each => each.path === path)?.style.font.weight
    expect(weightOf('items[0].description')).not.toBe(weightOf('items[1].description'))
    expect(weightOf('items[3]')).toBe(weightOf('items[0].description'))
    expect(weightOf('items[5].description')).toBe(weightOf('items[1].description'))
  })
})

test('numbers count ordinary and optional items', () => {
  const [page = []] = pagesOf(invoice)
  const numbers = page.filter(({ path, text }) => path === '' && /^\d$/.test(text)).map(({ text }) => text)
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('no page of a thousand lines ends below a heading or starts with a subtotal', () => {
  const many = Array.from({ length: 1000 }, (_, index) => items[index % items.length] ?? items[0])
  const pages = pagesOf({ ...invoice, items: many.flatMap(item => item ?? []) })
  expect(pages.length).toBeGreaterThan(20)
  for (const [number, page] of pages.entries()) {
    const rows = page.flatMap(({ path }) => /^items\[(\d+)\]/.exec(path)?.[1] ?? []).map(Number)
    if (rows.length === 0) continue
    const kindAt = (row: number | undefined) => items[(row ?? 0) % items.length]?.kind
    if (number > 0) expect(kindAt(rows[0])).not.toBe('subtotal')
    if (number < pages.length - 1) expect(kindAt(rows.at(-1))).not.toBe('heading')
  }
})

test.each(documentLanguages)('%s has its own words, which fit their column', locale => {
  const [page = []] = pagesOf({ ...invoice, locale })
  const { optional, subtotal } = labelsOf(locale)
  const textAt = (path: string) => page.find(each => each.path === path)
  expect(textAt('items[8]')?.text).toBe(squeezed(optional))
  expect(textAt('items[3].description')?.text).toBe(squeezed(subtotal))
  const detail = page.findLast(({ path }) => path === 'items[8].description')
  expect(textAt('items[8]')?.style.size).toBe(detail?.style.size)
})
