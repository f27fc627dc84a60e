import { z } from 'zod'
import { xmlFormats } from '#core/einvoice-formats.ts'
import { date, id, revision } from './argument-schemas.ts'
import type { InvoiceView } from './invoices.ts'
import { operation } from './operation.ts'
import { type BatchCandidate, confirmation, maxBatchSize } from './submission-operations.ts'

/** How a document left without a service: an e-invoice file, typed into a portal, made by another program, on paper. */
export const issueMeans = ['e_invoice', 'portal', 'other_program', 'paper', 'other'] as const

export type IssueMeans = (typeof issueMeans)[number]

export const maxReasonLength = 500

/** In which a document that was marked can be a draft again, in milliseconds. */
export const undoMarkMs = 10_000

/** A file of an e-invoice that the program wrote. */
export const exportedFile = z.strictObject({
  name: z.string().max(255),
  format: z.enum(xmlFormats).nullable(),
  bytes: z.int().min(0),
  /** of exactly these bytes, hexadecimal */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** ISO 8601 instant; `null` if it was not exported from the window */
  exportedAt: z.iso.datetime().nullable(),
})

export type ExportedFile = z.output<typeof exportedFile>

/** What is kept of a document that was issued by other means. */
export const issuedByOtherMeansSchema = z.strictObject({
  means: z.enum(issueMeans),
  reason: z.string().max(maxReasonLength),
  /** the day on which it left */
  issuedOn: date,
  file: exportedFile.nullable(),
})

export type IssuedByOtherMeans = z.output<typeof issuedByOtherMeansSchema>

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
            fileSha256: exportedFile.shape.sha256.nullable(),
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
