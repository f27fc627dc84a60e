import { z } from 'zod'
import { eInvoiceFormats, xmlFormats } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { id, maxSelected } from './argument-schemas.ts'
import type { InvoiceView } from './invoices.ts'
import { operation } from './operation.ts'

/** An invoice that breaks a rule of the format. */
export interface RefusedEInvoice {
  id: string
  invoice_number: string
  issues: Issue[]
}

export interface ExportedEInvoices {
  /** the file of one invoice, the folder of several */
  path: string
  saved: number
  refused: RefusedEInvoice[]
}

/** Maximum bytes of a file that is opened. */
export const maxEInvoiceBytes = 16 * 1024 * 1024

/** Maximum number of values sent to the page; the count includes all. */
export const maxOmitted = 300

/** Text of a received file, truncated because it may be of any length. */
const stated = z.string().transform(text => text.slice(0, 300))
const party = z.strictObject({ name: stated, taxId: stated, place: stated })

/** Totals that a file states, as terms of EN 16931. */
export const statedTotals = ['BT-109', 'BT-110', 'BT-112', 'BT-113', 'BT-114', 'BT-115'] as const

/** Content of a received file. Every value is text of the file, truncated; '' if it is missing. */
export const eInvoiceFactsSchema = z.strictObject({
  syntax: z.enum(['ubl', 'cii']),
  /** `null` for a specification without rules in this program */
  format: z.enum(eInvoiceFormats).nullable(),
  /** published versions of the rules that were checked */
  releases: z.array(stated).max(10),
  specification: stated,
  isPdf: z.boolean(),
  number: stated,
  /** UNTDID 1001 */
  type: stated,
  issueDate: stated,
  dueDate: stated,
  currency: stated,
  seller: party,
  buyer: party,
  totals: z.array(
    z.strictObject({
      term: z.enum(statedTotals),
      stated,
      /** computed from lines, charges and taxes; `null` if equal or not computed */
      computed: stated.nullable(),
    }),
  ),
  attachments: z.array(
    z.strictObject({
      name: stated,
      description: stated,
      /** location of a file that is not embedded; never opened */
      url: stated,
      /** `null` without content */
      bytes: z.int().min(0).nullable(),
      /** whether a draft of the file contains it: its type and size are allowed for attachments */
      isTaken: z.boolean(),
    }),
  ),
  /**
   * values that neither the page nor a draft can represent, by path of the semantic model of EN 16931, which has a term, or of
   * the XML
   */
  omitted: z
    .array(z.strictObject({ path: stated, term: z.string().nullable(), text: stated }))
    .max(maxOmitted),
  omittedCount: z.int().min(0),
})

export type EInvoiceFacts = z.output<typeof eInvoiceFactsSchema>

/** A received e-invoice; the host keeps it until another one is opened or it is closed. */
export interface OpenedEInvoice extends EInvoiceFacts {
  id: string
  /** broken rules; the code is that of the official rule */
  findings: Issue[]
  /** why neither a page nor a draft can be made; empty if both can */
  problems: Issue[]
}

const received = z.strictObject({ id })
const format = z.enum(xmlFormats)

/** The part of the table of operations that concerns e-invoices. */
export const eInvoiceOperations = {
  /** rules of a format that the saved invoice breaks; the code of an issue is the official rule */
  checkEInvoice: operation<Issue[]>()(z.strictObject({ id, format: z.enum(eInvoiceFormats) })),
  /**
   * writes the XML of one invoice to a file, of several into a folder; asks for the path, `null` if cancelled.
   * `byCustomer` uses the format that each customer receives, and `format` for the others
   */
  exportEInvoices: operation<ExportedEInvoices | null>()(
    z.strictObject({
      ids: z.array(id).min(1).max(maxSelected),
      format,
      byCustomer: z.boolean().optional(),
    }),
  ),
  /**
   * reads and checks an XML file, or a PDF that contains one, within limits of time and memory; `file_unreadable` with
   * the reason
   */
  openEInvoice: operation<OpenedEInvoice>()(
    z.strictObject({ bytes: z.base64().max(Math.ceil(maxEInvoiceBytes / 3) * 4) }),
  ),
  /** PDF of the received e-invoice in a layout of this program, marked RECEIVED */
  eInvoicePages: operation<{ bytes: Uint8Array }>()(received),
  /** writes an attachment to a file; asks for the path, `null` if cancelled */
  saveEInvoiceAttachment: operation<{ path: string } | null>()(
    z.strictObject({ id, index: z.int().min(0).max(1_000_000) }),
  ),
  /** a new draft from the terms for which a draft has fields */
  draftOfEInvoice: operation<InvoiceView>()(received),
  closeEInvoice: operation<void>()(received),
}
