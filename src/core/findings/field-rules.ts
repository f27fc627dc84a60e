import type { Field, Fields } from '../fields/field.ts'
import type { invoiceFields } from '../fields/invoice-fields.ts'
import { type ReferenceName, referenceNames } from '../fields/reference-fields.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { addressPartFindings } from './address-parts.ts'
import { amountFindings, lineFindings } from './amounts.ts'
import { customerHistoryFindings } from './customer-history.ts'
import { dateDistanceFindings, dateOrderFindings, paymentFindings } from './dates.ts'
import { documentTypeFindings, optionalLineFindings } from './document-type.ts'
import type { Finding, RuleContext } from './finding.ts'
import { partyFindings } from './parties.ts'
import { periodTextFindings, placeholderFindings, repeatedMonthFindings } from './period-texts.ts'
import { statutoryFindings } from './statutory-fields.ts'
import { taxFindings } from './tax-rates.ts'

export type Rule = (invoice: RenderableInvoice, context: RuleContext) => Finding[]

/** The rules that find implausible values of a field, or the reason why it needs none. */
export type RulesOfField = readonly [Rule, ...Rule[]] | string

type RulesOfFields<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends { fields: infer Parts extends Fields }
    ? RulesOfFields<Parts>
    : Of[Name] extends Field
      ? RulesOfField
      : never
}

const designOnly = 'changes the look of the page only'
const textOnly = 'text or a code that changes neither amount nor date'

const address = {
  street: textOnly,
  street_2: textOnly,
  postcode: [addressPartFindings],
  city: [addressPartFindings],
  region: textOnly,
} as const

/** Rules of parties whose address is not checked: only the country has one. */
const unreadAddress = { ...address, postcode: textOnly, city: textOnly, country: [partyFindings] } as const

const numbers = {
  registration_id: textOnly,
  registration_scheme: textOnly,
  identifier: textOnly,
  identifier_scheme: textOnly,
} as const

const party = {
  name: [partyFindings, placeholderFindings, statutoryFindings],
  address: [addressPartFindings, placeholderFindings, statutoryFindings],
  ...address,
  country: [partyFindings],
  tax_id: [partyFindings, statutoryFindings],
  trading_name: textOnly,
  ...numbers,
  electronic_address: { scheme: textOnly, id: [partyFindings] },
} as const

const tax = { tax_rate: [taxFindings], tax_category: [taxFindings] } as const

const rulesOfReferences = Object.fromEntries(
  referenceNames.map(name => [name, [placeholderFindings]]),
) as unknown as Record<ReferenceName, [Rule]>

/**
 * The rules on which a live submission without confirmation relies. The compiler requires an entry for each field:
 * rules that ask about implausible values, or the reason why the field needs none. Only rules of this table are run, in
 * order of first occurrence.
 */
const fieldRules = {
  invoice_number: [partyFindings],
  items: {
    kind: [optionalLineFindings],
    quantity: [lineFindings, customerHistoryFindings],
    unit_price: [lineFindings, customerHistoryFindings],
    price_quantity: [lineFindings],
    discount_percent: [lineFindings],
    charge_amount: [lineFindings],
    charge_reason: [placeholderFindings, repeatedMonthFindings],
    description: [placeholderFindings, periodTextFindings, repeatedMonthFindings],
    unit: textOnly,
    unit_code: textOnly,
    ...tax,
    seller_item_id: [placeholderFindings],
    buyer_item_id: [placeholderFindings],
    standard_item_id: textOnly,
    standard_item_scheme: textOnly,
    order_line: [placeholderFindings],
  },
  charges: { amount: [amountFindings], reason: [placeholderFindings, repeatedMonthFindings], ...tax },
  discount_percent: [amountFindings],
  discount_amount: [amountFindings],
  prepaid_amount: [amountFindings, paymentFindings],
  cash_rounding: [amountFindings],
  prices_include_tax: [customerHistoryFindings],
  currency: [customerHistoryFindings],
  due_date: [paymentFindings, dateOrderFindings, dateDistanceFindings],
  issue_date: [dateDistanceFindings, statutoryFindings],
  valid_until: [dateOrderFindings, dateDistanceFindings],
  delivery_date: [dateDistanceFindings],
  period: { start: [dateDistanceFindings], end: [dateOrderFindings, dateDistanceFindings] },
  preceding_invoice: {
    number: [partyFindings, statutoryFindings],
    issue_date: [dateOrderFindings, dateDistanceFindings],
  },
  preceding_invoices: {
    number: [partyFindings],
    issue_date: [dateOrderFindings],
    deducted_amount: [amountFindings],
    tax_rate: [amountFindings],
  },
  type: [documentTypeFindings, statutoryFindings],
  payment_terms: [paymentFindings, placeholderFindings, repeatedMonthFindings],
  notes: [placeholderFindings, repeatedMonthFindings, paymentFindings],
  tax_note: [placeholderFindings, repeatedMonthFindings, statutoryFindings],
  seller: {
    ...party,
    tax_number: [partyFindings, statutoryFindings],
    contact_name: textOnly,
    email: textOnly,
    phone: textOnly,
    website: textOnly,
    iban: [partyFindings, paymentFindings],
    bic: textOnly,
    account_holder: textOnly,
    recovery_costs: [placeholderFindings],
    late_payment: [placeholderFindings],
    early_payment: [placeholderFindings],
  },
  buyer: {
    ...party,
    reference: [placeholderFindings],
  },
  payee: {
    name: [placeholderFindings],
    ...numbers,
  },
  tax_representative: { name: textOnly, tax_id: textOnly, ...unreadAddress },
  delivery_address: { name: textOnly, ...unreadAddress },
  e_invoice: 'the host checks the e-invoice that a submission carries',
  business_process: textOnly,
  exemption_code: textOnly,
  tax_currency: textOnly,
  tax_exchange_rate: 'states the VAT in another currency, and changes no amount that is paid',
  ...rulesOfReferences,
  payment_means: 'says how to pay, not how much or when',
  payment_reference: [placeholderFindings],
  locale: 'numbers are stored as parsed, so that another language changes their look only',
  template: designOnly,
  attachments: {
    name: textOnly,
    description: 'names a file, and is not printed',
    data: 'a file of its own, which nothing here reads',
    url: 'names a file, and is not printed',
  },
  logo: designOnly,
  accent_color: designOnly,
  typeface: designOnly,
  paper: designOnly,
} as const satisfies RulesOfFields<typeof invoiceFields>

interface RuleTree {
  readonly [name: string]: RulesOfField | RuleTree
}

/** Rules by path without list positions, such as `items.quantity`. */
export const rulesByPath: ReadonlyMap<string, RulesOfField> = new Map(entriesOf(fieldRules))

function entriesOf(tree: RuleTree, prefix = ''): [string, RulesOfField][] {
  return Object.entries(tree).flatMap(([name, entry]): [string, RulesOfField][] => {
    const path = `${prefix}${name}`
    const isField = typeof entry === 'string' || Array.isArray(entry)
    return isField ? [[path, entry as RulesOfField]] : entriesOf(entry as RuleTree, `${path}.`)
  })
}

/** Rules that depend only on the invoice, and neither on the date nor on the law. */
export const plausibilityRules: readonly ((
  invoice: RenderableInvoice,
  context: Pick<RuleContext, 'totals'>,
) => Finding[])[] = [partyFindings, lineFindings, optionalLineFindings, amountFindings, dateOrderFindings]

export const rules: readonly Rule[] = [
  ...new Set([...rulesByPath.values()].flatMap(entry => (typeof entry === 'string' ? [] : entry))),
]
