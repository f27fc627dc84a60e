import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import type { Message } from '#core/messages/message.ts'
import { checkFile } from '#einvoice/check-file.ts'
import {
  differencesOf,
  fieldsOfEInvoice,
  omittedTerms,
  type TotalDifference,
} from '#einvoice/invoice/invoice-of-einvoice.ts'
import type { EInvoice } from '#einvoice/model/einvoice.ts'
import { type FormatName, formatOf, formats, type Syntax } from '#einvoice/model/formats.ts'
import { readEInvoice } from '#einvoice/read-einvoice.ts'

/** A parsed e-invoice with its findings and the invoice that is created from it. */
export interface ReceivedEInvoice {
  document: EInvoice
  syntax: Syntax
  /** `null` for a specification without rules here */
  format: FormatName | null
  findings: ReceivedFinding[]
  imported: ImportedInvoice
  /** values that no field takes over, as path and text */
  omitted: { path: string; text: string }[]
}

export interface ReceivedFinding {
  /** as the official rules name it; `null` if the file was not checked */
  rule: string | null
  severity: 'error' | 'warning'
  message: Message
  /** in the semantic model of EN 16931, or names of elements such as `cac:TaxTotal/cbc:TaxAmount` */
  path: string
}

export type ImportedInvoice =
  | { ok: true; invoice: Invoice; differences: TotalDifference[] }
  | { ok: false; issues: Issue[] }

/**
 * Reads untrusted XML, checks it and makes an invoice of it. Call it in a thread with limits.
 * @throws EInvoiceError as `readEInvoice`
 */
export function receiveEInvoice(bytes: Uint8Array): ReceivedEInvoice {
  const file = readEInvoice(bytes)
  const { invoice: document, syntax, unread } = file
  const format = formatOf(syntax, document.specification)
  const read = readInvoice(JSON.stringify(fieldsOfEInvoice(document)), { lines: 'rendered' })
  return {
    document,
    syntax,
    format,
    findings: format === null ? [notChecked(document.specification ?? '')] : checkFile(file, formats[format]),
    imported: read.ok
      ? { ok: true, invoice: read.invoice, differences: differencesOf(document, read.invoice) }
      : read,
    omitted: [...omittedTerms(document), ...unread.map(({ path, text }) => ({ path, text }))],
  }
}

const notChecked = (specification: string): ReceivedFinding => ({
  rule: null,
  severity: 'warning',
  message: { code: 'einvoice.other_specification', params: { specification: specification.slice(0, 200) } },
  path: 'specification',
})
