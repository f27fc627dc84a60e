import { z } from 'zod'
import { draftSchema } from '#core/draft/draft.ts'
import { noArgument, tableSchema } from '../argument-schemas.ts'
import type { InvoiceView } from '../invoice-view.ts'
import type { ImportCheck, ImportedData, StoreStatus } from '../stored-data.ts'
import type { MissingPdf } from './delivery-operations.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that concerns stored data: its state, recovery, export, import and files. */
export const dataOperations = {
  storeStatus: operation<StoreStatus>()(noArgument),
  /** for damaged data: keeps the file and starts from the newest good backup or from nothing */
  recoverStore: operation<StoreStatus>()(z.strictObject({ from: z.enum(['backup', 'nothing']) })),
  /** for read-only data: opens it for writing, if that is possible now */
  reopenStore: operation<StoreStatus>()(noArgument),

  /** exports everything to one file, without the PDFs in `missing`; asks for a path; `null` if cancelled */
  exportData: operation<{ path: string; missing: MissingPdf[] } | null>()(noArgument),
  /** part of an exported file as base64, in order from offset 0 */
  importPart: operation<void>()(
    z.strictObject({
      offset: z.int().min(0).max(50_000_000_000),
      bytes: z.base64().max(1_500_000),
    }),
  ),
  /** checks the uploaded parts without changing anything; answers what they would replace */
  checkImport: operation<ImportCheck>()(noArgument),
  /** removes the uploaded parts */
  discardImport: operation<void>()(noArgument),
  /**
   * replaces the data with the uploaded parts; the previous data is kept at `kept`; `null` if both are the
   * same
   */
  importData: operation<ImportedData>()(noArgument),

  /** exports a table as text; asks for a path if `to` is `file`; `null` if cancelled */
  exportTable: operation<{ path: string } | null>()(tableSchema),
  /** saves a draft that cannot be written to the store as a file; asks for a path; `null` if cancelled */
  saveElsewhere: operation<{ path: string } | null>()(z.strictObject({ draft: draftSchema })),
  /** opens such a file, or any invoice as JSON, as a new draft */
  openInvoiceFile: operation<InvoiceView>()(z.strictObject({ text: z.string().max(8_000_000) })),
  /** saves diagnostics without keys, names and invoices as one text; asks for a path; `null` if cancelled */
  exportDiagnostics: operation<{ path: string } | null>()(noArgument),
}
