import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { json } from '#platform/testing/fake-service.ts'
import type { NumberUse } from '../ports/store.ts'
import {
  answer,
  expectReplies,
  folder,
  host,
  liveKey,
  openHost,
  type Reply,
  reset,
  service,
  testKey,
  waitForState,
  withFaultyService,
} from '../testing/faulty-service.ts'
import { writeInvoice } from '../testing/test-invoices.ts'
import { numberGapsOf } from './number-gaps.ts'

const patterns = ['INV-{YYYY}-{####}', '{###}/CN']

const use = (invoice_number: string, change: Partial<NumberUse> = {}): NumberUse => ({
  invoice_number,
  invoiceId: `id of ${invoice_number}`,
  customer: '',
  deleted: false,
  takenAt: '2026-11-21T12:00:00.000Z',
  currentNumber: invoice_number,
  last: { state: 'done', mode: 'live', tries: 1 },
  ...change,
})

test('a series is bounded by taken numbers and has its own gaps', async () => {
  const uses = ['INV-2025-0007', 'INV-2025-0010', 'INV-2026-0001', 'INV-2026-0002', 'A-1', 'A-4'].map(
    number => use(number),
  )
  const draft = use('INV-2026-0099', { takenAt: null, last: null })
  const found = await numberGapsOf([uses, [draft]], patterns)
  expect(
    found.map(({ first, last, gaps }) => [first, last, gaps.map(gap => [gap.first, gap.last, gap.count])]),
  ).toEqual(
    expect.arrayContaining([
      ['INV-2025-0007', 'INV-2025-0010', [['INV-2025-0008', 'INV-2025-0009', 2]]],
      ['INV-2026-0001', 'INV-2026-0002', []],
      ['A-1', 'A-4', [['A-2', 'A-3', 2]]],
    ]),
  )
  expect(found).toHaveLength(3)
})

test('each kind of document has its own series, by its pattern', async () => {
  const uses = ['INV-2026-0001', 'INV-2026-0003', '001/CN', '004/CN'].map(number => use(number))
  const series = await numberGapsOf([uses], patterns)
  const found = series.map(({ gaps }) => gaps.map(({ first, last }) => [first, last]))
  expect(found.toSorted()).toEqual([[['002/CN', '003/CN']], [['INV-2026-0002', 'INV-2026-0002']]])
})

test('every number between the lowest and the highest is used or in a gap, exactly once', async () => {
  const kinds = [
    undefined,
    use(''),
    use('', { last: { state: 'refused', mode: 'live', tries: 1 } }),
    use('', { takenAt: null, last: null }),
    use('', { takenAt: null, last: null, deleted: true }),
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(kinds.length - 1), { minLength: 1, maxLength: 40 }), async choices => {
      const uses = choices.flatMap((choice, index) => {
        const kind = kinds[choice]
        return kind ? [{ ...kind, invoice_number: `INV-2026-${String(index).padStart(4, '0')}` }] : []
      })
      const taken = choices.flatMap((choice, index) => (kinds[choice]?.takenAt ? [index] : []))
      const [series] = await numberGapsOf([uses], patterns)
      expect(series === undefined).toBe(taken.length === 0)
      if (taken.length === 0) return
      const span = (taken.at(-1) ?? 0) - (taken[0] ?? 0) + 1
      const missing = (series?.gaps ?? []).reduce((sum, { count }) => sum + count, 0)
      expect((series?.used ?? 0) + missing).toBe(span)
      const firsts = series?.gaps.map(({ first }) => first) ?? []
      expect(firsts).toEqual([...new Set(firsts)].sort())
    }),
  )
})

test('handles a series of a thousand million numbers', async () => {
  const [series] = await numberGapsOf([[use('1'), use('1000000000')]], patterns)
  expect(series?.gaps).toMatchObject([{ first: '2', last: '999999999', count: 999_999_998 }])
})

describe('in the host', () => {
  withFaultyService()

  /** not known to be idempotent, so that nothing is retried automatically */
  const made = json(200, answer)

  async function submitAs(invoice_number: string, reply: Reply) {
    expectReplies(reply)
    const { active } = await host.call('connections', undefined)
    const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    const confirmed = { invoice_number, payable: '120.00', currency: 'EUR' }
    await host.call('submit', { id, revision, connectionId: active, confirmed })
    return id
  }

  test('reports each unused number with its reason', async () => {
    await host.connect(service.url, testKey)
    await waitForState(await submitAs('R-6', made), 'done')
    await host.connect(service.url, liveKey)
    await submitAs('R-1', made)
    const refused = await submitAs('R-2', json(422, { code: 'invalid_invoice' }))
    const { revision, draft } = await host.call('openInvoice', { id: refused })
    await host.call('saveInvoice', { id: refused, revision, draft: { ...draft, invoice_number: 'R-9' } })
    await waitForState(await submitAs('R-3', reset), 'unknown')
    const draftId = (await writeInvoice(host, { invoice_number: 'R-4' })).id
    const deleted = await writeInvoice(host, { invoice_number: 'R-5' })
    await host.call('deleteInvoice', { id: deleted.id })
    const settled = await submitAs('R-7', reset)
    await host.call('settleUnknown', { id: settled, found: 'not_created' })
    await submitAs('R-10', made)

    const [series] = await host.call('numberGaps', undefined)
    expect(series).toMatchObject({ first: 'R-1', last: 'R-10', used: 2, isCut: false })
    expect(series?.gaps.map(({ first, last, reason }) => [first, last, reason])).toEqual([
      ['R-2', 'R-2', 'refused'],
      ['R-3', 'R-3', 'unknown'],
      ['R-4', 'R-4', 'draft'],
      ['R-5', 'R-5', 'deleted'],
      ['R-6', 'R-6', 'test'],
      ['R-7', 'R-7', 'not_created'],
      ['R-8', 'R-8', 'unused'],
      ['R-9', 'R-9', 'draft'],
    ])
    expect(series?.gaps[0]).toMatchObject({ invoiceId: refused, currentNumber: 'R-9' })
    expect(series?.gaps[2]).toMatchObject({ invoiceId: draftId, takenAt: null })
    expect(series?.gaps[3]).toMatchObject({ invoiceId: null })
  })

  test('exports a table to clipboard and file without formulas', async () => {
    const copied: string[] = []
    const path = join(folder.path, 'gaps.csv')
    await host.close()
    await openHost(
      {},
      {
        copyText: async text => void copied.push(text),
        chooseSavePath: async suggested => (suggested === 'Gaps- all.csv' ? path : null),
      },
    )
    const rows = [
      ['Number', 'Why'],
      ['=1+1', 'a "quoted"\tone, with a comma'],
    ]
    expect(await host.call('exportTable', { title: 'Gaps: all', rows, to: 'clipboard' })).toBeNull()
    expect(copied).toEqual(['Number\tWhy\n\'=1+1\ta "quoted" one, with a comma'])
    expect(await host.call('exportTable', { title: 'Gaps: all', rows, to: 'file' })).toEqual({ path })
    expect(await readFile(path, 'utf8')).toBe(
      '\uFEFFNumber,Why\r\n\'=1+1,"a ""quoted""\tone, with a comma"\r\n',
    )
    expect(await host.call('exportTable', { title: 'Other', rows, to: 'file' })).toBeNull()
  })
})
