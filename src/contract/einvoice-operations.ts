import { z } from 'zod'
import { xmlFormats } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { maxSelected } from './argument-schemas.ts'
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

const format = z.enum(xmlFormats)

/** The part of the table of operations that concerns e-invoices. */
export const eInvoiceOperations = {
  /** what the saved invoice lacks for a format; the code of an issue is the official rule */
  checkEInvoice: operation<Issue[]>()(z.strictObject({ id: z.uuid(), format })),
  /**
   * writes the XML of one invoice to a file, of several into a folder, which the user is asked for; `null` if
   * cancelled
   */
  exportEInvoices: operation<ExportedEInvoices | null>()(
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(maxSelected), format }),
  ),
}
