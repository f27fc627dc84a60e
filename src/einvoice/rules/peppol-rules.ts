import type Big from 'big.js'
import { divideRounded } from '#core/money/decimal.ts'
import type { LineAllowance } from '../model/amounts.ts'
import type { EInvoice, Line } from '../model/einvoice.ts'
import { formats } from '../model/formats.ts'
import { amountText, cents, exact, isWithin, sumOf } from './arithmetic.ts'
import { documentRule } from './document-rules.ts'
import { isAbsent, type Rule, type Violation, violationsAt } from './rule.ts'

/** The `u:slack` of the rules: two cents, inclusive. */
const isNear = (found: Big, expected: Big) => found.minus(expected).abs().lte('0.02')

const allowancePaths = ['allowances[]', 'charges[]', 'lines[].allowances[]', 'lines[].charges[]']

const allowances = (
  id: string,
  term: string,
  check: (allowance: LineAllowance) => Violation['message'] | undefined,
): Rule => {
  const checks = allowancePaths.map(path => violationsAt(path, check))
  return { id, term, violations: invoice => checks.flatMap(each => each(invoice)) }
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

/** Net of a line: quantity × price + charges − allowances, rounded to cents. */
function netOf({ quantity, netPrice, priceQuantity, charges = [], allowances: own = [] }: Line): Big {
  const per = exact(priceQuantity?.value)
  const divisor = per.eq(0) ? per.plus(1) : per
  const full = exact(quantity?.value).times(exact(netPrice))
  const amounts = (list: readonly LineAllowance[]) => sumOf(list.map(({ amount }) => amount))
  const adjustments = amounts(charges).minus(amounts(own))
  return divideRounded(full.plus(adjustments.times(divisor)), divisor, 2)
}

/** Text of white space, which is written as an element without content. */
const blankRule: Rule = {
  id: 'PEPPOL-EN16931-R008',
  term: '',
  violations(invoice) {
    const violations: Violation[] = []
    const visit = (value: unknown, path: string) => {
      if (typeof value === 'string') {
        if (/^[ \t\r\n]+$/.test(value)) violations.push({ path, message: { code: 'einvoice.blank_text' } })
      } else if (typeof value === 'object' && value !== null)
        for (const [key, own] of Object.entries(value))
          visit(own, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
    }
    visit(invoice, '')
    return violations
  },
}

/** Rules of Peppol BIS Billing 3.0 that XRechnung 3.0.2 adopts. */
export const sharedPeppolRules: Rule[] = [
  blankRule,
  documentRule(
    'PEPPOL-EN16931-R005',
    'BT-6',
    'taxCurrency',
    { code: 'einvoice.same_tax_currency' },
    ({ taxCurrency, currency }) => !isAbsent(taxCurrency) && taxCurrency === currency,
  ),
  allowances('PEPPOL-EN16931-R040', 'BT-92', ({ amount, base, percent }) => {
    if (base === undefined || percent === undefined) return undefined
    const expected = exact(base).times(exact(percent)).times('0.01')
    if (isNear(exact(amount), expected)) return undefined
    const params = { term: 'BT-92', found: amountText(exact(amount)), expected: amountText(cents(expected)) }
    return { code: 'einvoice.wrong_sum', params }
  }),
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
  documentRule(
    'PEPPOL-EN16931-R055',
    'BT-111',
    'totals.taxInTaxCurrency',
    { code: 'einvoice.tax_signs' },
    ({ totals }) => exact(totals?.tax).times(exact(totals?.taxInTaxCurrency)).lt(0),
  ),
  documentRule(
    'PEPPOL-EN16931-R061',
    'BT-89',
    'payment.mandate.reference',
    { code: 'einvoice.missing', params: { term: 'BT-89' } },
    ({ payment }) =>
      (payment?.means === '49' || payment?.means === '59') && isAbsent(payment.mandate?.reference),
  ),
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

/** A warning in XRechnung, so that only Peppol refuses it. */
const lineNetRule = lines('PEPPOL-EN16931-R120', 'BT-131', 'net', line => {
  if (line.net === undefined || isWithin(exact(line.net), netOf(line), 0)) return undefined
  if (isNear(exact(line.net), netOf(line))) return undefined
  const params = { term: 'BT-131', found: amountText(exact(line.net)), expected: amountText(netOf(line)) }
  return { code: 'einvoice.wrong_sum', params }
})

/** Identifier of a business process of Peppol, with its number. */
const process = /urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0/

const isGerman = (party: EInvoice['buyer']) => party?.address?.country?.trim().toUpperCase() === 'DE'

/** Types of invoices in the process of billing; 389 belongs to that of self-billing. */
const billedTypes = new Set(
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877'.split(
    ' ',
  ),
)
const creditTypes = new Set(['381', '396', '81', '83', '532'])

/**
 * Rules that only Peppol has. R006 and R080 cannot be broken here: the model has one invoiced object and one project, and a
 * second one in a file is reported as unread.
 */
export const peppolRules: Rule[] = [
  lineNetRule,
  documentRule(
    'PEPPOL-EN16931-R003',
    'BT-10',
    'buyerReference',
    { code: 'einvoice.missing', params: { term: 'BT-10' } },
    ({ buyerReference, orderReference }) => isAbsent(buyerReference) && isAbsent(orderReference),
  ),
  documentRule(
    'PEPPOL-EN16931-P0100',
    'BT-3',
    'type',
    { code: 'einvoice.peppol_type' },
    ({ type }) => type !== undefined && !billedTypes.has(type) && !creditTypes.has(type),
  ),
  documentRule(
    'PEPPOL-EN16931-P0112',
    'BT-3',
    'type',
    { code: 'einvoice.german_type' },
    ({ type, seller, buyer }) => (type === '326' || type === '384') && !(isGerman(seller) && isGerman(buyer)),
  ),
  documentRule(
    'PEPPOL-EN16931-R002',
    'BG-1',
    'notes',
    { code: 'einvoice.one_note' },
    ({ notes = [], seller, buyer }) => notes.length > 1 && !(isGerman(seller) && isGerman(buyer)),
  ),
  documentRule(
    'PEPPOL-EN16931-R004',
    'BT-24',
    'specification',
    { code: 'einvoice.specification', params: { format: 'Peppol BIS Billing 3.0' } },
    ({ specification = '' }) =>
      specification !== '' && !specification.startsWith(formats.peppol.specification),
  ),
  documentRule(
    'PEPPOL-EN16931-R007',
    'BT-23',
    'process',
    { code: 'einvoice.process' },
    invoice => !isAbsent(invoice.process) && !process.test(invoice.process ?? ''),
  ),
]
