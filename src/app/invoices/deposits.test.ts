import Big from 'big.js'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { finish, send } from '#platform/testing/damaged-store.ts'
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

const date = '2026-11-26'
const year = { from: '2000-01-01', to: '2999-12-31' }

/** Everything the customer owes: the documents, less deposits and payments. */
interface Model {
  ids: string[]
  /** ids of documents that can be credited */
  open: string[]
  owed: Big
}

const steps = fc.oneof(
  fc.record({ do: fc.constant('pay'), share: fc.constantFrom('0.3', '1', '1.2') }),
  fc.record({ do: fc.constantFrom('credit', 'correct', 'correct', 'duplicate'), share: fc.constant('1') }),
)
const cashUnits: Record<string, string> = { CHF: '0.05', SEK: '1' }
const chains = fc.record({
  currency: fc.constantFrom('EUR', 'CHF', 'SEK', 'JPY'),
  prices: fc.array(fc.integer({ min: 100, max: 90_000 }), { minLength: 1, maxLength: 2 }),
  deposit: fc.constantFrom('', '5', '50.03', '60', '100000'),
  steps: fc.array(steps, { minLength: 1, maxLength: 6 }),
})

async function issue(id: string): Promise<void> {
  const { draft } = await host.call('openInvoice', { id })
  finish(host.ports.store, send(host.ports.store, id, draft.invoice_number))
}
const rowOf = (id: string) => host.call('invoiceSummary', { id })

/** Total with cash rounding, as printed. */
async function wholeOf(id: string): Promise<Big> {
  const { draft } = await host.call('openInvoice', { id })
  return new Big((await rowOf(id)).payable ?? 0).plus(draft.prepaid_amount ?? 0)
}

async function pay(model: Model, id: string, share: string): Promise<void> {
  const { outstanding, currency } = await rowOf(id)
  const amount = new Big(outstanding ?? 0).times(share).round(currency === 'JPY' ? 0 : 2)
  if (amount.eq(0)) return
  await host.call('recordPayments', { payments: [{ invoiceId: id, date, amount: amount.toFixed() }] })
  model.owed = model.owed.minus(amount)
}

async function take(model: Model, step: { do: string; share: string }): Promise<void> {
  const id = model.open.at(-1)
  if (step.do === 'pay') return await pay(model, id ?? model.ids[0] ?? '', step.share)
  if (id === undefined) return
  if (step.do === 'duplicate') {
    const copy = await host.call('duplicateInvoice', { id })
    await issue(copy.id)
    model.ids.push(copy.id)
    model.open.push(copy.id)
    model.owed = model.owed.plus(await wholeOf(copy.id))
    return
  }
  const operation = step.do === 'credit' ? 'creditInvoice' : 'correctInvoice'
  const { documents } = await host.call(operation, { id })
  model.open.pop()
  for (const document of documents) {
    await issue(document.id)
    model.ids.push(document.id)
    const whole = await wholeOf(document.id)
    if (document.draft.type !== 'credit_note') model.open.push(document.id)
    model.owed = document.draft.type === 'credit_note' ? model.owed.minus(whole) : model.owed.plus(whole)
  }
}

const outstandingOf = async ({ ids }: Model): Promise<Big> =>
  (await Promise.all(ids.map(rowOf))).reduce((sum, row) => sum.plus(row.outstanding ?? 0), new Big(0))

test('a deposit is deducted once, returned once, and its tax counted once, whatever follows', async () => {
  await fc.assert(
    fc.asyncProperty(chains, async ({ currency, prices, deposit, steps }) => {
      const items = prices.map((cents, index) => ({
        description: 'Work',
        quantity: '1',
        unit_price: new Big(cents).div(currency === 'JPY' ? 1 : 100).toFixed(),
        tax_rate: index === 0 ? '19' : '7',
      }))
      const { id } = await writeInvoice(host, {
        currency,
        items,
        ...(currency in cashUnits && { cash_rounding: cashUnits[currency] }),
        ...(deposit !== '' && { prepaid_amount: deposit }),
      })
      await issue(id)
      const owed = (await wholeOf(id)).minus(deposit || 0)
      const model: Model = { ids: [id], open: [id], owed }
      for (const step of steps) {
        await take(model, step)
        expect((await outstandingOf(model)).toFixed(2)).toBe(model.owed.toFixed(2))
      }
      for (const each of model.ids) await pay(model, each, '1')
      expect(model.owed.toFixed(2)).toBe('0.00')
      const [issued, paid] = await Promise.all(
        (['issued', 'paid'] as const).map(basis => host.call('report', { ...year, basis })),
      )
      const taxes = (report: typeof issued) =>
        report?.currencies.map(({ currency, net, tax, rates }) => ({
          currency,
          net,
          tax,
          rates: rates.filter(({ net, tax }) => Number(net) !== 0 || Number(tax) !== 0),
        }))
      expect(taxes(paid)).toEqual(taxes(issued))
    }),
    // no shrinking, because the runs share their data and a smaller run would fail because of earlier ones
    { numRuns: runs(300, 15), endOnFailure: true },
  )
}, 120_000)
