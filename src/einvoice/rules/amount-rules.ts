import type Big from 'big.js'
import type { EInvoice } from '../model/einvoice.ts'
import { amountText, cents, exact, sumOf } from './arithmetic.ts'
import { isAbsent, type Rule, termAt, violationsAt } from './rule.ts'

type TotalName = keyof NonNullable<EInvoice['totals']>

/** A total must equal the value computed from the others. An absent total breaks the rule if `isNeeded`. */
const total = (
  id: string,
  name: TotalName,
  expected: (invoice: EInvoice, totals: NonNullable<EInvoice['totals']>) => Big,
  isNeeded: (invoice: EInvoice) => boolean = () => false,
): Rule => {
  const path = `totals.${name}`
  const term = termAt(path)
  return {
    id,
    term,
    violations: invoice => {
      const totals = invoice.totals ?? {}
      const found = totals[name]
      if (isAbsent(found))
        return isNeeded(invoice) ? [{ path, message: { code: 'einvoice.missing', params: { term } } }] : []
      const value = expected(invoice, totals)
      if (exact(found).eq(value)) return []
      const params = { term, found: amountText(exact(found)), expected: amountText(value) }
      return [{ path, message: { code: 'einvoice.wrong_sum', params } }]
    },
  }
}

const amountsOf = (list: EInvoice['allowances'] = []) => list.map(({ amount }) => amount)

export const totalRules: Rule[] = [
  total('BR-CO-10', 'lines', ({ lines = [] }) => cents(sumOf(lines.map(({ net }) => net)))),
  total(
    'BR-CO-11',
    'allowances',
    ({ allowances }) => cents(sumOf(amountsOf(allowances))),
    ({ allowances }) => !isAbsent(allowances),
  ),
  total(
    'BR-CO-12',
    'charges',
    ({ charges }) => cents(sumOf(amountsOf(charges))),
    ({ charges }) => !isAbsent(charges),
  ),
  total('BR-CO-13', 'withoutTax', (_, { lines, allowances, charges }) =>
    cents(exact(lines).minus(exact(allowances)).plus(exact(charges))),
  ),
  // BR-CO-18 reports a missing breakdown.
  total('BR-CO-14', 'tax', ({ taxes = [] }, { tax }) =>
    taxes.length === 0 ? exact(tax) : cents(sumOf(taxes.map(({ amount }) => amount))),
  ),
  total('BR-CO-16', 'payable', (_, { withTax, prepaid, rounding }) =>
    cents(exact(withTax).minus(exact(prepaid)).plus(exact(rounding))),
  ),
]

/** UBL requires a VAT total, even of 0; CII does not where the totals with and without VAT are equal. */
export const taxTotalRule: Rule = {
  id: 'BR-CO-15',
  term: 'BT-112',
  violations: ({ totals = {} }, { syntax }) => {
    const { withoutTax, withTax, tax } = totals
    if (isAbsent(withTax)) return []
    if (syntax === 'cii' && exact(withTax).eq(exact(withoutTax))) return []
    if (isAbsent(tax))
      return [{ path: 'totals.tax', message: { code: 'einvoice.missing', params: { term: 'BT-110' } } }]
    const expected = cents(exact(withoutTax).plus(exact(tax)))
    if (exact(withTax).eq(expected)) return []
    const params = { term: 'BT-112', found: amountText(exact(withTax)), expected: amountText(expected) }
    return [{ path: 'totals.withTax', message: { code: 'einvoice.wrong_sum', params } }]
  },
}

/** Amounts have at most two decimals, in every currency. */
const decimals = [
  ['BR-DEC-01', 'allowances[].amount'],
  ['BR-DEC-02', 'allowances[].base'],
  ['BR-DEC-05', 'charges[].amount'],
  ['BR-DEC-06', 'charges[].base'],
  ['BR-DEC-09', 'totals.lines'],
  ['BR-DEC-10', 'totals.allowances'],
  ['BR-DEC-11', 'totals.charges'],
  ['BR-DEC-12', 'totals.withoutTax'],
  ['BR-DEC-13', 'totals.tax'],
  ['BR-DEC-14', 'totals.withTax'],
  ['BR-DEC-15', 'totals.taxInTaxCurrency'],
  ['BR-DEC-16', 'totals.prepaid'],
  ['BR-DEC-17', 'totals.rounding'],
  ['BR-DEC-18', 'totals.payable'],
  ['BR-DEC-19', 'taxes[].base'],
  ['BR-DEC-20', 'taxes[].amount'],
  ['BR-DEC-23', 'lines[].net'],
  ['BR-DEC-24', 'lines[].allowances[].amount'],
  ['BR-DEC-25', 'lines[].allowances[].base'],
  ['BR-DEC-27', 'lines[].charges[].amount'],
  ['BR-DEC-28', 'lines[].charges[].base'],
] as const

export const decimalRules: Rule[] = decimals.map(([id, path]) => {
  const term = termAt(path)
  return {
    id,
    term,
    violations: violationsAt<string | undefined>(path, value =>
      value !== undefined && (value.split('.')[1]?.length ?? 0) > 2
        ? { code: 'einvoice.too_many_decimals', params: { term, value } }
        : undefined,
    ),
  }
})

const negatives = [
  ['BR-27', 'lines[].netPrice'],
  ['BR-28', 'lines[].grossPrice'],
] as const

export const priceRules: Rule[] = negatives.map(([id, path]) => {
  const term = termAt(path)
  return {
    id,
    term,
    violations: violationsAt<string | undefined>(path, value =>
      value?.startsWith('-') ? { code: 'einvoice.negative_price', params: { term } } : undefined,
    ),
  }
})
