import { documentTypeOf } from '#core/document-type.ts'
import { formatLimit } from '#core/einvoice-coverage.ts'
import { isEmbeddedFormat } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { summedEntries } from '#core/line-kind.ts'
import { checkEInvoice } from '../check-einvoice.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { type FormatName, formats } from '../model/formats.ts'
import { writeEInvoice } from '../write-einvoice.ts'
import { eInvoiceOf, precedingInvoicesOf } from './einvoice-of-invoice.ts'
import { fieldPathOf } from './field-paths.ts'
import { addressCountry } from './party-numbers.ts'

/**
 * Valid XML of an invoice, or the findings that prevent it. The code of a finding is the id of the official
 * rule, such as `BR-DE-15`; its path is that of a field of the invoice.
 */
export type InvoiceAsXml =
  | { ok: true; xml: Uint8Array<ArrayBuffer>; findings: Issue[] }
  | { ok: false; findings: Issue[] }

/**
 * Converts an invoice to XML in a format. If it succeeds, all findings are warnings.
 * @param today `YYYY-MM-DD`; the issue date by default
 */
export function invoiceAsXml(invoice: Invoice, format: FormatName, today?: string): InvoiceAsXml {
  if (documentTypeOf(invoice) === 'quote') {
    const message = { code: 'einvoice.quote' } as const
    return { ok: false, findings: [{ path: 'type', code: 'quote', severity: 'error', message }] }
  }
  const limits = limitsOf(invoice, format)
  const document = eInvoiceOf(invoice, format)
  const broken = checkEInvoice(document, formats[format], today).map(
    ({ path, rule, severity, message }): Issue => ({
      path: fieldsByRule[rule] ?? fieldOf(path, invoice),
      code: rule,
      severity,
      message,
    }),
  )
  const findings = [
    ...limits,
    ...broken,
    ...unreadAddresses(invoice, document),
    ...lostTaxId(invoice, document),
    ...lostIdentifiers(invoice, document),
  ]
  return findings.some(({ severity }) => severity === 'error')
    ? { ok: false, findings }
    : { ok: true, xml: writeEInvoice(document, formats[format].syntax, layoutOf(format)), findings }
}

/** Fields that are an entry of a list in an e-invoice, by rule. */
const fieldsByRule: Readonly<Record<string, string>> = {
  'GR-R-004-1': 'mydata_mark',
  'GR-R-004-2': 'mydata_mark',
}

/**
 * Returns the field of a path. Lines are mapped to items, and preceding invoices to their field or list
 * entry.
 */
function fieldOf(path: string, invoice: Invoice): string {
  const [line, position] = /^lines\[(\d+)\]/.exec(path) ?? []
  if (line !== undefined) {
    const [place = 0] = summedEntries(invoice.items)[Number(position)] ?? []
    return fieldPathOf(path.replace(line, `lines[${place}]`))
  }
  const [, index, part] = /^precedingInvoices\[(\d+)\](\.issueDate)?/.exec(path) ?? []
  const preceding = precedingInvoicesOf(invoice)[Number(index)]
  if (preceding === undefined) return fieldPathOf(path)
  return `${preceding.path}.${part === undefined ? 'number' : 'issue_date'}`
}

/** Warns about address lines in which no city was found; the e-invoice states them as lines. */
const unreadAddresses = (invoice: Invoice, document: EInvoice): Issue[] =>
  (['seller', 'buyer'] as const).flatMap((party): Issue[] => {
    const isWritten = invoice[party]?.address?.some(line => line.trim() !== '') ?? false
    if (!isWritten || document[party]?.address?.city !== undefined) return []
    const message = { code: 'einvoice.address_not_read' } as const
    return [{ path: `${party}.address`, code: 'address_not_read', severity: 'warning', message }]
  })

/** Warns about a tax number of the buyer that is no VAT number and was not written as identifier. */
function lostTaxId({ buyer: own }: Invoice, { buyer }: EInvoice): Issue[] {
  const [written] = buyer?.identifiers ?? []
  const isOther = own?.identifier !== undefined && written?.id === own.identifier
  if (own?.tax_id === undefined || buyer?.vatId !== undefined || (written && !isOther)) return []
  const message = { code: 'einvoice.tax_id_not_written' } as const
  return [{ path: 'buyer.tax_id', code: 'tax_id_not_written', severity: 'warning', message }]
}

/** Warns about identifiers without a kind that were not written, because rules require a kind. */
const lostIdentifiers = (invoice: Invoice, document: EInvoice): Issue[] =>
  (['seller', 'buyer', 'payee'] as const).flatMap((party): Issue[] => {
    const own = invoice[party]?.identifier
    if (own === undefined || document[party]?.identifiers?.some(({ id }) => id === own)) return []
    const message = { code: 'einvoice.identifier_not_written' } as const
    return [{ path: `${party}.identifier`, code: 'identifier_not_written', severity: 'warning', message }]
  })

/** Returns limits of the format for the countries of seller and buyer, whatever the invoice states. */
function limitsOf({ seller, buyer }: Invoice, format: FormatName): Issue[] {
  const limit = formatLimit(format, { seller: addressCountry(seller), buyer: addressCountry(buyer) })
  if (limit === undefined) return []
  const { severity, ...params } = limit
  const message = { code: 'einvoice.limit', params } as const
  return [{ path: 'seller.country', code: 'country_format', severity, message }]
}

/** Indented for readers, compact in a PDF, where only programs read it. */
const layoutOf = (format: FormatName) => (isEmbeddedFormat(format) ? 'compact' : 'indented')
