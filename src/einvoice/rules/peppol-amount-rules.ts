import { divideRounded } from '#core/money/decimal.ts'
import type { LineAllowance } from '../model/amounts.ts'
import type { EInvoice, Line } from '../model/einvoice.ts'
import { amountText, cents, exact, sumOf } from './arithmetic.ts'
import { type Rule, type Violation, violationsAt } from './rule.ts'

/** Allowed difference from the computed amount, inclusive. */
type Slack = (invoice: EInvoice) => '0.02' | '0.5'

const twoCents: Slack = () => '0.02'

/** XRechnung allows half a forint, because Hungarian amounts are whole forints. */
const twoCentsOrHalfForint: Slack = ({ currency }) => (currency === 'HUF' ? '0.5' : '0.02')

const allowancePaths = ['allowances[]', 'charges[]', 'lines[].allowances[]', 'lines[].charges[]']

type AllowanceCheck = (allowance: LineAllowance) => Violation['message'] | undefined

const allowanceViolations = (check: AllowanceCheck) => {
  const checks = allowancePaths.map(path => violationsAt(path, check))
  return (invoice: EInvoice) => checks.flatMap(each => each(invoice))
}

const allowances = (id: string, term: string, check: AllowanceCheck): Rule => ({
  id,
  term,
  violations: allowanceViolations(check),
})

const percentCheck =
  (slack: string): AllowanceCheck =>
  ({ amount, base, percent }) => {
    if (base === undefined || percent === undefined) return undefined
    const expected = exact(base).times(exact(percent)).times('0.01')
    if (exact(amount).minus(expected).abs().lte(slack)) return undefined
    const params = { term: 'BT-92', found: amountText(exact(amount)), expected: amountText(cents(expected)) }
    return { code: 'einvoice.wrong_sum', params }
  }

/** An allowance or charge must be its percentage of the base. */
function percentRule(slackOf: Slack): Rule {
  const checks = {
    '0.02': allowanceViolations(percentCheck('0.02')),
    '0.5': allowanceViolations(percentCheck('0.5')),
  }
  return {
    id: 'PEPPOL-EN16931-R040',
    term: 'BT-92',
    violations: invoice => checks[slackOf(invoice)](invoice),
  }
}

const lines = (
  id: string,
  term: string,
  field: string,
  check: (line: Line, invoice: EInvoice) => Violation['message'] | undefined,
): Rule => ({
  id,
  term,
  violations: invoice =>
    (invoice.lines ?? []).flatMap((line, index) => {
      const message = check(line, invoice)
      return message ? [{ path: `lines[${index}].${field}`, message }] : []
    }),
})

/** Returns quantity × price + charges − allowances of a line, multiplied by the base quantity (`divisor`). */
function netOf({ quantity, netPrice, priceQuantity, charges = [], allowances: own = [] }: Line) {
  const per = exact(priceQuantity?.value)
  const divisor = per.eq(0) ? per.plus(1) : per
  const full = exact(quantity?.value).times(exact(netPrice))
  const amounts = (list: readonly LineAllowance[]) => sumOf(list.map(({ amount }) => amount))
  const adjustments = amounts(charges).minus(amounts(own))
  return { product: full.plus(adjustments.times(divisor)), divisor }
}

/**
 * Fast path: whether the net of a line equals the product within half a cent, in floating point, whose error
 * is far below a cent for amounts below a thousand million.
 */
function isNearlyNet({ quantity, netPrice, priceQuantity, net, charges, allowances: own }: Line): boolean {
  if (charges !== undefined || own !== undefined || quantity === undefined) return false
  const product = (Number(quantity.value) * Number(netPrice)) / Number(priceQuantity?.value ?? 1)
  return Math.abs(product) < 1e9 && Math.abs(Number(net) - product) < 0.006
}

/** The net of a line must equal the unrounded product within a tolerance. */
const lineNetRule = (slackOf: Slack, severity: 'error' | 'warning'): Rule => ({
  ...lines('PEPPOL-EN16931-R120', 'BT-131', 'net', (line, invoice) => {
    if (line.net === undefined || isNearlyNet(line)) return undefined
    const { product, divisor } = netOf(line)
    const difference = exact(line.net).times(divisor).minus(product).abs()
    if (difference.lte(divisor.abs().times(slackOf(invoice)))) return undefined
    const expected = amountText(divideRounded(product, divisor, 2))
    const params = { term: 'BT-131', found: amountText(exact(line.net)), expected }
    return { code: 'einvoice.wrong_sum', params }
  }),
  severity,
})

/** Amounts of XRechnung; a wrong net of a line is only a warning. */
export const xrechnungAmountRules: Rule[] = [
  percentRule(twoCentsOrHalfForint),
  lineNetRule(twoCentsOrHalfForint, 'warning'),
]

export const peppolAmountRules: Rule[] = [percentRule(twoCents), lineNetRule(twoCents, 'error')]

/** Amounts and lines in Peppol and in XRechnung. */
export const sharedAmountRules: Rule[] = [
  allowances('PEPPOL-EN16931-R041', 'BT-93', ({ base, percent }) =>
    percent !== undefined && base === undefined
      ? { code: 'einvoice.missing', params: { term: 'BT-93' } }
      : undefined,
  ),
  allowances('PEPPOL-EN16931-R042', 'BT-94', ({ base, percent }) =>
    percent === undefined && base !== undefined
      ? { code: 'einvoice.missing', params: { term: 'BT-94' } }
      : undefined,
  ),
  lines('PEPPOL-EN16931-R046', 'BT-146', 'netPrice', ({ netPrice, grossPrice, priceDiscount }) => {
    if (grossPrice === undefined || netPrice === undefined) return undefined
    const expected = exact(grossPrice).minus(exact(priceDiscount))
    if (exact(netPrice).eq(expected)) return undefined
    const params = { term: 'BT-146', found: amountText(exact(netPrice)), expected: amountText(expected) }
    return { code: 'einvoice.wrong_sum', params }
  }),
  lines('PEPPOL-EN16931-R110', 'BT-134', 'period.start', ({ period }, invoice) =>
    period?.start !== undefined && invoice.period?.start !== undefined && period.start < invoice.period.start
      ? { code: 'einvoice.period_outside' }
      : undefined,
  ),
  lines('PEPPOL-EN16931-R111', 'BT-135', 'period.end', ({ period }, invoice) =>
    period?.end !== undefined && invoice.period?.end !== undefined && period.end > invoice.period.end
      ? { code: 'einvoice.period_outside' }
      : undefined,
  ),
  lines('PEPPOL-EN16931-R121', 'BT-149', 'priceQuantity', ({ priceQuantity }) =>
    priceQuantity !== undefined && exact(priceQuantity.value).lte(0)
      ? { code: 'einvoice.price_quantity' }
      : undefined,
  ),
  lines('PEPPOL-EN16931-R130', 'BT-150', 'priceQuantity.unit', ({ priceQuantity, quantity }) =>
    priceQuantity?.unit !== undefined && quantity?.unit !== undefined && priceQuantity.unit !== quantity.unit
      ? { code: 'einvoice.price_unit' }
      : undefined,
  ),
]
