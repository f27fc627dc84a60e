import type { Message } from '#core/messages/message.ts'
import { creditNoteTypes } from '../codes/code-lists.ts'
import type { LineAllowance } from '../model/amounts.ts'
import type { EInvoice, Line, PaymentAccount, Period, PrecedingInvoice } from '../model/einvoice.ts'
import type { Payee } from '../model/parties.ts'
import { isAbsent, isBlank, none, type Rule, type RuleContext, type Violation, violationsAt } from './rule.ts'

/** A rule about the whole document that reports one path. */
export const documentRule = (
  id: string,
  term: string,
  path: string,
  message: Message,
  isBroken: (invoice: EInvoice) => boolean,
  severity: 'error' | 'warning' = 'error',
): Rule => ({ id, term, severity, violations: invoice => (isBroken(invoice) ? [{ path, message }] : none) })

const periods = [
  ['BR-29', 'BT-74', 'period?'],
  ['BR-30', 'BT-135', 'lines[].period?'],
] as const

const periodRules: Rule[] = periods.map(([id, term, path]) => ({
  id,
  term,
  violations: violationsAt<Period>(
    path,
    ({ start, end }) =>
      start !== undefined && end !== undefined && end < start ? { code: 'einvoice.period_order' } : undefined,
    'end',
  ),
}))

const reasons = [
  ['BR-33', 'BT-97', 'allowances[]'],
  ['BR-38', 'BT-104', 'charges[]'],
  ['BR-42', 'BT-139', 'lines[].allowances[]'],
  ['BR-44', 'BT-144', 'lines[].charges[]'],
] as const

const reasonRules: Rule[] = reasons.map(([id, term, path]) => ({
  id,
  term,
  violations: violationsAt<LineAllowance>(
    path,
    ({ reason, reasonCode }) => (isAbsent(reason) && isAbsent(reasonCode) ? missing(term) : undefined),
    'reason',
  ),
}))

const missing = (term: string): Message => ({ code: 'einvoice.missing', params: { term } })

/** Means 30 and 58 are credit transfers. */
const isTransfer = ({ payment }: EInvoice) => payment?.means === '30' || payment?.means === '58'

const accountViolations = violationsAt<PaymentAccount>(
  'payment.accounts[]',
  account => (!isAbsent(account) && isBlank(account.id) ? missing('BT-84') : undefined),
  'id',
)

/** An account without any value is not written, so its payment means break BR-61 instead. */
const accountRule: Rule = {
  id: 'BR-50',
  term: 'BT-84',
  violations: invoice => (isTransfer(invoice) ? accountViolations(invoice) : []),
}

/** Whether payment means are written without an account. */
const lacksAccount = ({ payment: { accounts = [] } = {} }: EInvoice) =>
  accounts.every(({ id }) => isAbsent(id)) || accounts.some(isAbsent)

/** CII D16B has one element for BG-3; D22B allows several. */
const precedingInvoiceRule: Rule = {
  id: 'XSD',
  term: 'BG-3',
  violations: ({ precedingInvoices = [] }, { syntax, isD22B }) =>
    syntax === 'cii' && !isD22B && precedingInvoices.length > 1
      ? [{ path: 'precedingInvoices[1]', message: { code: 'einvoice.one_preceding_invoice' } }]
      : [],
}

const withoutNumber = violationsAt<PrecedingInvoice>(
  'precedingInvoices[]',
  ({ number }) => (isAbsent(number) ? missing('BT-25') : undefined),
  'number',
)

/** UBL requires the number of a preceding invoice by its schema. */
const precedingNumberRules: Rule[] = ['UBL-SR-07', 'XSD'].map(id => ({
  id,
  term: 'BT-25',
  violations: (invoice, { syntax }) => (syntax === 'ubl' ? withoutNumber(invoice) : []),
}))

/** UBL writes the gross price as an allowance, and its schema requires an amount. */
const grossPriceViolations = violationsAt<Line>(
  'lines[]',
  ({ grossPrice, priceDiscount }) =>
    !isAbsent(grossPrice) && isAbsent(priceDiscount) ? missing('BT-147') : undefined,
  'priceDiscount',
)

const grossPriceRule: Rule = {
  id: 'XSD',
  term: 'BT-147',
  violations: (invoice, { syntax }) => (syntax === 'ubl' ? grossPriceViolations(invoice) : []),
}

/**
 * The payee must differ from the seller. UBL compares trading names in BR-17, and legal names in another
 * rule. CII writes identifiers with a scheme to another element, which its rule ignores.
 */
const payeeRules: Rule[] = [
  payeeRule('BR-17', (invoice, { syntax }) => {
    const { payee, seller = {} } = invoice
    const idsOf = ({ identifiers = [] }: Pick<Payee, 'identifiers'>) =>
      identifiers.filter(({ scheme }) => syntax === 'ubl' || scheme === undefined).map(({ id }) => id)
    const sellerIds = new Set(idsOf(seller))
    return (
      isSame(payee?.name, syntax === 'ubl' ? seller.tradingName : seller.name) ||
      idsOf(payee ?? {}).some(id => sellerIds.has(id)) ||
      (syntax === 'cii' && isSame(payee?.registration?.id, seller.registration?.id))
    )
  }),
  payeeRule(
    'UBL-SR-19',
    ({ payee, seller }, { syntax }) => syntax === 'ubl' && isSame(payee?.name, seller?.name),
  ),
]

function payeeRule(id: string, isSeller: (invoice: EInvoice, context: RuleContext) => boolean): Rule {
  const violation: Violation = { path: 'payee', message: { code: 'einvoice.payee_is_seller' } }
  return {
    id,
    term: 'BG-10',
    violations: (invoice, context) => (isSeller(invoice, context) ? [violation] : []),
  }
}

const isSame = (one: string | undefined, other: string | undefined) => !isAbsent(one) && one === other

/**
 * Whether a document has the element of BG-16. CII writes the payment reference and the mandate identifiers
 * outside of it, UBL the creditor identifier; UBL credit notes have their due date in it.
 */
export function hasPaymentMeans({ payment, type, dueDate }: EInvoice, { syntax }: RuleContext): boolean {
  if (payment === undefined) return false
  const { remittance, mandate, ...inside } = payment
  const { creditorId, ...mandateInside } = mandate ?? {}
  const dueInside = creditNoteTypes.has(type ?? '') ? dueDate : undefined
  const others = syntax === 'ubl' ? [remittance, mandateInside, dueInside] : [mandateInside.debitedAccount]
  return [inside, ...others].some(each => !isAbsent(each))
}

const meansRule: Rule = {
  id: 'BR-49',
  term: 'BT-81',
  violations: (invoice, context) =>
    hasPaymentMeans(invoice, context) && isAbsent(invoice.payment?.means)
      ? [{ path: 'payment.means', message: missing('BT-81') }]
      : [],
}

/** In UBL the rule also accepts a VAT total in the VAT currency. */
const taxCurrencyRule: Rule = {
  id: 'BR-53',
  term: 'BT-111',
  violations: ({ taxCurrency, currency, totals }, { syntax }) => {
    const isSame = syntax === 'ubl' && taxCurrency === currency && !isAbsent(totals?.tax)
    return isAbsent(taxCurrency) || isSame || !isAbsent(totals?.taxInTaxCurrency)
      ? []
      : [{ path: 'totals.taxInTaxCurrency', message: missing('BT-111') }]
  },
}

export const documentRules: Rule[] = [
  ...payeeRules,
  precedingInvoiceRule,
  ...precedingNumberRules,
  grossPriceRule,
  accountRule,
  ...periodRules,
  ...reasonRules,
  documentRule(
    'BR-61',
    'BT-84',
    'payment.accounts',
    missing('BT-84'),
    invoice => isTransfer(invoice) && lacksAccount(invoice),
  ),
  meansRule,
  taxCurrencyRule,
  documentRule(
    'BR-CO-03',
    'BT-7',
    'taxPointCode',
    { code: 'einvoice.tax_point_twice' },
    ({ taxPointDate, taxPointCode }) => !isAbsent(taxPointDate) && !isAbsent(taxPointCode),
  ),
  documentRule(
    'BR-CO-26',
    'BT-31',
    'seller.vatId',
    { code: 'einvoice.seller_identification' },
    ({ seller = {} }) =>
      isAbsent(seller.identifiers) && isAbsent(seller.registration?.id) && isAbsent(seller.vatId),
  ),
]
