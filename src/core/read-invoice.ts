import type { Decimal } from './decimal.ts'
import { type Invoice, invoiceSchema, renderableInvoiceSchema } from './invoice.ts'
import { issueOfRepeated, issuesOfSchema } from './invoice-issues.ts'
import { amountIssues } from './invoice-rules.ts'
import type { Issue } from './issue.ts'
import { NumberLiteral, parseJson, rawNumber } from './json.ts'
import { describeJsonError } from './json-error.ts'
import { repeatedField } from './repeated-field.ts'

export type ReadInvoice = { ok: true; invoice: Invoice } | { ok: false; issues: Issue[] }

export interface ReadOptions {
  /** `rendered` reads a file that is only rendered, with up to ten times the lines of a submitted one */
  lines?: 'submitted' | 'rendered'
  /** instead of the document's own, which may then be absent */
  template?: string | undefined
}

/** An invoice from JSON text. Text that is not JSON is one issue with path '' and code `invalid_json`. */
export function readInvoice(text: string, options: ReadOptions = {}): ReadInvoice {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text
  let value: unknown
  try {
    value = parseJson(body)
  } catch {
    const message = describeJsonError(body)
    return { ok: false, issues: [{ path: '', code: 'invalid_json', severity: 'error', message }] }
  }
  const repeated = repeatedField(body)
  if (repeated !== undefined) return { ok: false, issues: [issueOfRepeated(repeated)] }
  return parseInvoice(value, options)
}

/** An invoice from a value of {@link parseJson}, whose numbers are still literals. */
export function parseInvoice(value: unknown, options: ReadOptions = {}): ReadInvoice {
  const schema = options.lines === 'rendered' ? renderableInvoiceSchema : invoiceSchema
  const document = withTemplate(value, options.template)
  const parsed = schema.safeParse(document)
  if (!parsed.success) return { ok: false, issues: issuesOfSchema(parsed.error.issues, document) }
  const issues = amountIssues(parsed.data)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, invoice: parsed.data }
}

function withTemplate(value: unknown, template: string | undefined): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return template === undefined || !isObject || value instanceof NumberLiteral
    ? value
    : { ...value, template }
}

/**
 * Canonical JSON of an invoice: fixed order of fields, decimals as number literals, no white space, so that one
 * invoice has one text and one hash. `documented` leaves only what the service's documentation names.
 */
export function writeInvoice(invoice: Invoice, fields: 'full' | 'documented' = 'full'): string {
  const isFull = fields === 'full'
  const items = invoice.items.map(item => ({
    description: item.description,
    quantity: rawNumber(item.quantity),
    unit_price: rawNumber(item.unit_price),
    ...(isFull && {
      unit: item.unit,
      discount_percent: optionalNumber(item.discount_percent),
      tax_rate: optionalNumber(item.tax_rate),
    }),
  }))
  const documented = { template: invoice.template, invoice_number: invoice.invoice_number, items }
  return JSON.stringify(isFull ? { ...documented, ...optionalFields(invoice) } : documented)
}

function optionalFields(invoice: Invoice): Record<string, unknown> {
  const { seller, buyer } = invoice
  return {
    currency: invoice.currency,
    locale: invoice.locale,
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    delivery_date: invoice.delivery_date,
    seller: seller && {
      ...partyFields(seller),
      registration_id: seller.registration_id,
      email: seller.email,
      phone: seller.phone,
      website: seller.website,
      iban: seller.iban,
      bic: seller.bic,
    },
    buyer: buyer && { ...partyFields(buyer), reference: buyer.reference },
    discount_percent: optionalNumber(invoice.discount_percent),
    discount_amount: optionalNumber(invoice.discount_amount),
    prices_include_tax: invoice.prices_include_tax,
    tax_note: invoice.tax_note,
    prepaid_amount: optionalNumber(invoice.prepaid_amount),
    cash_rounding: optionalNumber(invoice.cash_rounding),
    purchase_order: invoice.purchase_order,
    payment_terms: invoice.payment_terms,
    notes: invoice.notes,
    logo: invoice.logo,
    accent_color: invoice.accent_color,
    typeface: invoice.typeface,
    paper: invoice.paper,
  } satisfies Record<Exclude<keyof Invoice, 'template' | 'invoice_number' | 'items'>, unknown>
}

const partyFields = (party: NonNullable<Invoice['seller'] | Invoice['buyer']>) => ({
  name: party.name,
  address: party.address,
  country: party.country,
  tax_id: party.tax_id,
})

const optionalNumber = (decimal: Decimal | undefined) =>
  decimal === undefined ? undefined : rawNumber(decimal)
