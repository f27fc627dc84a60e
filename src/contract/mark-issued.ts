import { z } from 'zod'
import { date, id, revision } from './argument-schemas.ts'
import type { InvoiceView } from './invoices.ts'
import { type ExportedFile, exportedFileSchema, issuedByOtherMeansSchema } from './issued-by.ts'
import { operation } from './operation.ts'
import { type BatchCandidate, confirmation, maxBatchSize } from './submission-operations.ts'

/** Milliseconds within which marking a document as issued can be undone. */
export const undoMarkMs = 10_000

/** A document that is about to be marked as issued. */
export interface MarkCandidate extends BatchCandidate {
  /** the last exported file of each format, newest first */
  files: (ExportedFile & {
    /** false if the document was changed after the export */
    isCurrent: boolean
  })[]
}

export interface MarkReview {
  /** local date of the host, the latest possible date of issue */
  today: string
  candidates: MarkCandidate[]
}

const ids = z.array(id).min(1).max(maxBatchSize)

/** The part of the table of operations that concerns documents issued by other means than a service. */
export const markIssuedOperations = {
  /** reports the documents that would be marked and the obstacles, without changes */
  reviewMarkIssued: operation<MarkReview>()(z.strictObject({ ids })),
  /** takes the numbers and locks the documents, all in one commit or none */
  markIssued: operation<{ documents: InvoiceView[] }>()(
    z.strictObject({
      documents: z
        .array(
          z.strictObject({
            id,
            revision,
            confirmed: confirmation,
            /** digest of the exported file that was issued */
            fileSha256: exportedFileSchema.shape.sha256.nullable(),
          }),
        )
        .min(1)
        .max(maxBatchSize),
      means: issuedByOtherMeansSchema.shape.means,
      reason: issuedByOtherMeansSchema.shape.reason,
      issuedOn: date,
    }),
  ),
  /** makes all documents drafts again, or none; only within ten seconds, and in the process that marked them */
  undoMarkIssued: operation<{ documents: InvoiceView[] }>()(z.strictObject({ ids })),
}
