import { releasesOn, ruleDay } from '#core/einvoice-releases.ts'
import type { Message } from '#core/messages/message.ts'
import { checkFile } from '#einvoice/check-file.ts'
import { type ImportedInvoice, importEInvoice } from '#einvoice/invoice/invoice-of-einvoice.ts'
import type { EInvoice } from '#einvoice/model/einvoice.ts'
import { embeddedFormatOf, type FormatName, formatOf, formats, type Syntax } from '#einvoice/model/formats.ts'
import { readEInvoice } from '#einvoice/read-einvoice.ts'

/** A parsed e-invoice with its findings and the invoice that is created from it. */
export interface ReceivedEInvoice {
  document: EInvoice
  syntax: Syntax
  /** `null` for a specification without rules here */
  format: FormatName | null
  /** published versions of the rules that it was checked against; empty if it was not */
  releases: string[]
  findings: ReceivedFinding[]
  imported: ImportedInvoice
  /** values that no field of the draft takes, as path and text */
  omitted: { path: string; text: string }[]
}

export interface ReceivedFinding {
  /** identifier in the official rules; `null` if the file was not checked */
  rule: string | null
  severity: 'error' | 'warning'
  message: Message
  /** in the semantic model of EN 16931, or names of elements such as `cac:TaxTotal/cbc:TaxAmount` */
  path: string
}

interface ReceivingOptions {
  /** `YYYY-MM-DD`, for rules that begin or end on a day */
  today: string
  /** whether the XML was found in a PDF */
  isEmbedded?: boolean
}

/**
 * Reads untrusted XML, checks it and converts it to an invoice. Call it in a thread with limits.
 * @throws EInvoiceError as `readEInvoice`
 */
export function receiveEInvoice(
  bytes: Uint8Array,
  { today, isEmbedded = false }: ReceivingOptions,
): ReceivedEInvoice {
  const file = readEInvoice(bytes)
  const { invoice: document, syntax, isCreditNote, unread, surplus } = file
  const format = formatOf(syntax, document)
  // the identifier of Factur-X is that of EN 16931
  const checked = isEmbedded ? embeddedFormatOf(format) : format
  const hasOtherCurrency = unread.some(({ path }) => path.endsWith('/@currencyID'))
  const imported = importEInvoice(document, { hasOtherCurrency, isCreditNote })
  return {
    document,
    syntax,
    format,
    releases: checked === null ? [] : releasesOn(checked, ruleDay(document.issueDate, today)),
    findings:
      checked === null
        ? [notChecked(document.specification ?? '')]
        : checkFile(file, formats[checked], today),
    imported,
    omitted: [
      ...imported.omitted,
      ...[...surplus, ...unread].map(({ path, text }) => ({ path, text: text.slice(0, 200) })),
    ],
  }
}

const notChecked = (specification: string): ReceivedFinding => ({
  rule: null,
  severity: 'warning',
  message: { code: 'einvoice.other_specification', params: { specification: specification.slice(0, 200) } },
  path: 'specification',
})
