import { structuredAddress } from '#core/address/structured-address.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { Issue } from '#core/errors/issue.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { checkEInvoice } from '../check-einvoice.ts'
import { type FormatName, formats } from '../model/formats.ts'
import { writeEInvoice } from '../write-einvoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { fieldPathOf } from './field-paths.ts'

/**
 * The XML of an invoice, which is valid, or the findings because of which there is none. Their code is the id of the
 * official rule, such as `BR-DE-15`; their path is that of the field of the invoice.
 */
export type InvoiceAsXml =
  | { ok: true; xml: Uint8Array<ArrayBuffer>; findings: Issue[] }
  | { ok: false; findings: Issue[] }

/** Writes an invoice in a format. Findings of an invoice that is written are warnings. */
export function invoiceAsXml(invoice: Invoice, format: FormatName): InvoiceAsXml {
  if (documentTypeOf(invoice) === 'quote') {
    const message = { code: 'einvoice.quote' } as const
    return { ok: false, findings: [{ path: 'type', code: 'quote', severity: 'error', message }] }
  }
  const document = eInvoiceOf(invoice, format)
  const broken = checkEInvoice(document, formats[format]).map(
    ({ path, rule, severity, message }): Issue => ({
      path: fieldPathOf(path),
      code: rule,
      severity,
      message,
    }),
  )
  const findings = [...broken, ...unreadAddresses(invoice)]
  return findings.some(({ severity }) => severity === 'error')
    ? { ok: false, findings }
    : { ok: true, xml: writeEInvoice(document, formats[format].syntax, layoutOf(format)), findings }
}

/** Written lines in which no city was found; they are lines of the address in the e-invoice too. */
function unreadAddresses({ seller, buyer }: Invoice): Issue[] {
  return Object.entries({ seller, buyer }).flatMap(([party, address]): Issue[] =>
    address !== undefined && structuredAddress(address, countryOf(address)).isUnread
      ? [
          {
            path: `${party}.address`,
            code: 'address_not_read',
            severity: 'warning',
            message: { code: 'einvoice.address_not_read' },
          },
        ]
      : [],
  )
}

/** Readable for people in a file of its own, compact in a PDF, where only programs read it. */
const layoutOf = (format: FormatName) => (format === 'factur-x' ? 'compact' : 'indented')
