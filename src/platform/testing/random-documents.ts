import fc from 'fast-check'
import type { Store } from '#app/ports/store.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { addDays } from '#core/text/calendar-date.ts'
import { finish, send } from './damaged-store.ts'
import { writePaymentOf } from './payments.ts'

const day = fc.nat(400).map(days => addDays('2025-06-01', days) ?? '')
const cents = fc.integer({ min: -20_000, max: 500_000 })
const inUnits = (amount: number) => (amount / 100).toFixed(2)

const documents = fc.record({
  type: fc.constantFrom('invoice', 'invoice', 'invoice', 'credit_note', 'quote'),
  currency: fc.constantFrom('EUR', 'EUR', 'USD'),
  issueDate: fc.option(day, { nil: '' }),
  lines: fc.array(fc.tuple(cents, fc.constantFrom('', '9', '19', '1.9', '0')), { maxLength: 3 }),
  prepaid: fc.constantFrom('', '', '', '10.00', '500.00', '-1.00'),
  rounding: fc.constantFrom('', '', '0.05'),
  mode: fc.constantFrom('live', 'live', 'live', 'test', null),
  isDeleted: fc.nat(9).map(value => value === 0),
  payments: fc.array(
    fc.record({
      paidOn: day,
      // whole: the outstanding amount
      amount: fc.oneof(
        cents.filter(amount => amount !== 0),
        fc.constant('whole' as const),
      ),
      isRemoved: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  /** distance to an earlier document */
  credits: fc.nat(5),
})

/** A document as written, to compare with its row in the list. */
export interface WrittenDocument {
  id: string
  type: 'invoice' | 'credit_note' | 'quote'
  currency: string
  issueDate: string
  taxRates: string[]
  payments: { paidOn: string; amount: string }[]
  /** dates of payments and of the deposit, on which reports count it */
  settledOn: string[]
  isDeleted: boolean
}

/** Writes documents of every type with currencies, tax rates, payments and credits. */
export function writeRandomDocuments(store: Store, count: number): WrittenDocument[] {
  const written: WrittenDocument[] = []
  for (const [index, document] of fc.sample(documents, count).entries()) {
    const { type, currency, issueDate, lines, prepaid, rounding, mode } = document
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    const items = lines.map(([amount, tax_rate]) => ({
      description: 'Design',
      quantity: '1',
      unit_price: inUnits(amount),
      ...(tax_rate !== '' && { tax_rate }),
    }))
    const draft = {
      template: 'minimal',
      invoice_number: `N-${index}`,
      type,
      currency,
      issue_date: issueDate,
      due_date: addDays(issueDate, 14) ?? '',
      items,
      ...(prepaid !== '' && { prepaid_amount: prepaid }),
      ...(rounding !== '' && { cash_rounding: rounding }),
    }
    const credited = written.at(-1 - document.credits)
    const creditsId = type === 'credit_note' && credited?.type === 'invoice' ? credited.id : null
    const at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
    store.invoices.create({ id, draft, columns: columnsOf(draft), at, sample: false, creditsId })
    if (mode !== null) {
      const attempt = send(store, id, `N-${index}`, undefined, mode)
      if (index % 7 !== 0) finish(store, attempt)
    }
    const isIssued = mode === 'live' && index % 7 !== 0 && type !== 'quote'
    const { sums } = columnsOf(draft)
    const isOverNothing = sums !== null && Number(sums.payable) === 0 && prepaid === ''
    const hasDeposit = isIssued && sums !== null && (prepaid !== '' || isOverNothing)
    const isPayable = store.invoices.summary(id, '')?.outstanding != null
    const payments = (isPayable ? document.payments : []).flatMap(({ paidOn, amount, isRemoved }) => {
      const owed = store.invoices.summary(id, '')?.outstanding ?? ''
      const written = { paidOn, amount: amount === 'whole' ? owed : inUnits(amount) }
      if (Number(written.amount) === 0) return []
      const payment = writePaymentOf(store, id, written.amount, { paidOn })
      if (isRemoved) writePaymentOf(store, id, written.amount, { id: payment, paidOn, removedAt: at })
      return isRemoved ? [] : [written]
    })
    store.invoices.setDeleted(id, document.isDeleted ? at : null)
    // a document that was submitted live cannot be deleted
    const isDeleted = document.isDeleted && mode !== 'live'
    // a line without tax counts as rate 0 if another line has tax
    const taxRates = lines.some(([, rate]) => rate !== '') ? lines.map(([, rate]) => rate || '0') : []
    // a document without a date is filed under the day of its submission
    const filedOn = store.invoices.summary(id, '')?.issueDate ?? issueDate
    const settledOn = [...(hasDeposit ? [filedOn] : []), ...payments.map(({ paidOn }) => paidOn)]
    written.push({ id, type, currency, issueDate: filedOn, taxRates, payments, settledOn, isDeleted })
  }
  return written
}
