import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { Draft, DraftItem } from '#core/draft/draft.ts'
import { diffDrafts } from '#core/draft/draft-change.ts'
import { fingerprintOfDraft } from '#core/draft/draft-text.ts'
import { runs } from '#core/testing/runs.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const line = (number: number): DraftItem =>
  Object.freeze({ description: `Part ${number} of the work`, quantity: '1.5', unit_price: '80' })
const lines = (count: number): DraftItem[] => Array.from({ length: count }, (_, index) => line(index))
const pixel = 'data:image/png;base64,iVBORw0KGgo='

/** Saves changes like the editor. */
function writeOn(id: string, begun: Draft, begunRevision: number) {
  let draft = begun
  let revision = begunRevision
  return async (after: Draft): Promise<number> => {
    const change = diffDrafts(draft, after)
    const fingerprint = fingerprintOfDraft(after)
    revision = (await host.call('saveInvoice', { id, revision, change, fingerprint })).revision
    draft = after
    return revision
  }
}

function bytesOf(id: string): number[] {
  const database = new DatabaseSync(join(folder.path, 'billwright.sqlite'), { readOnly: true })
  const rows = database
    .prepare('SELECT octet_length(draft) AS bytes FROM revisions WHERE invoice_id = ? ORDER BY revision')
    .all(id)
  database.close()
  return rows.map(({ bytes }) => Number(bytes))
}

test('a small change of a long invoice takes little space, and every revision survives a restart', async () => {
  const { id, revision, draft } = await writeInvoice(host, { items: lines(2000) })
  const save = writeOn(id, draft, revision)
  let now: Draft = { ...draft, notes: 'whole' }
  await save(now)
  for (const [index, word] of ['one', 'two', 'three'].entries()) {
    now = { ...now, items: now.items.with(700 + index, { ...line(0), description: word }) }
    await save(now)
  }
  const [, fullSize = 0, ...changeSizes] = bytesOf(id)
  for (const bytes of changeSizes) expect(bytes).toBeLessThan(fullSize / 100)
  expect(changeSizes).toHaveLength(4)

  await host.close()
  host = await openTestHost(folder.path)
  expect((await host.call('openInvoice', { id })).draft).toEqual(now)
  const { items } = await host.call('readVersion', { id, revision: revision + 2 })
  expect(items.slice(699, 703).map(({ description }) => description)).toEqual([
    'Part 699 of the work',
    'one',
    'Part 701 of the work',
    'Part 702 of the work',
  ])
})

test('attachments are stored once and not with each change, and come back after a restart', async () => {
  const data = `data:text/csv;base64,${Buffer.alloc(600_000, 'day;8').toString('base64')}`
  const { id, revision, draft } = await writeInvoice(host)
  const save = writeOn(id, draft, revision)
  let now: Draft = { ...draft, attachments: [{ name: 'hours.csv', data }] }
  await save(now)
  for (const notes of ['one', 'two', 'three']) {
    now = { ...now, notes }
    await save(now)
  }
  const sizes = bytesOf(id).slice(-3)
  for (const bytes of sizes) expect(bytes).toBeLessThan(1000)
  await host.close()
  host = await openTestHost(folder.path)
  expect((await host.call('openInvoice', { id })).draft).toEqual(now)
})

test('every revision reads as it was saved after any changes', async () => {
  type Edit = (draft: Draft) => Draft
  const place = fc.nat(400)
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.tuple(place, fc.string()).map(
      ([at, description]): Edit =>
        draft => ({
          ...draft,
          items: draft.items.with(at % draft.items.length, Object.freeze({ ...line(at), description })),
        }),
    ),
    fc.tuple(place, fc.nat(60)).map(
      ([at, count]): Edit =>
        draft => ({
          ...draft,
          items: draft.items.toSpliced(at % draft.items.length, 0, ...lines(count)),
        }),
    ),
    fc.tuple(place, fc.nat(60)).map(
      ([at, count]): Edit =>
        draft => ({
          ...draft,
          items: draft.items.toSpliced(at % draft.items.length, count),
        }),
    ),
    fc.string().map(
      (notes): Edit =>
        draft => ({ ...draft, notes }),
    ),
    fc.constant((({ notes: _notes, ...draft }) => draft) satisfies Edit),
    fc.constant((draft => ({ ...draft, logo: pixel })) satisfies Edit),
    fc.constant((({ logo: _logo, ...draft }) => draft) satisfies Edit),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 15 }), async edits => {
      const { id, revision, draft } = await writeInvoice(host, { items: lines(400) })
      const save = writeOn(id, draft, revision)
      const written = new Map<number, Draft>()
      let now = draft
      for (const each of edits) {
        const after = each(now)
        now = after.items.length > 0 ? after : { ...after, items: lines(1) }
        written.set(await save(now), now)
      }
      for (const [number, then] of written)
        expect(await host.call('readVersion', { id, revision: number })).toEqual(then)
      expect((await host.call('openInvoice', { id })).draft).toEqual(now)
    }),
    { numRuns: runs(25, 10) },
  )
})
