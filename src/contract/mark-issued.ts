import { z } from 'zod'
import { date, id, revision } from './argument-schemas.ts'
import type { InvoiceView } from './invoices.ts'
import { type ExportedFile, exportedFileSchema, issuedByOtherMeansSchema } from './issued-by.ts'
import { operation } from './operation.ts'
import { type BatchCandidate, confirmation, maxBatchSize } from './submission-operations.ts'

/** In which a document that was marked can be a draft again, in milliseconds. */
export const undoMarkMs = 10_000

/** A document as it would be marked now. */
export interface MarkCandidate extends BatchCandidate {
  /** the last file of each format that was exported of it, newest first */
  files: (ExportedFile & {
    /** false if the document was changed since */
    isCurrent: boolean
  })[]
}

export interface MarkReview {
  /** the day of the host, the latest on which a document can have left */
  today: string
  candidates: MarkCandidate[]
}

const ids = z.array(id).min(1).max(maxBatchSize)

/** The part of the table of operations that concerns documents that left by other means than a service. */
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
            /** of the exported file that left */
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
  /** makes all of them drafts again or none; only within ten seconds, in the run of the program that marked them */
  undoMarkIssued: operation<{ documents: InvoiceView[] }>()(z.strictObject({ ids })),
}
