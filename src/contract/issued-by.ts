import { z } from 'zod'
import { xmlFormats } from '#core/einvoice-formats.ts'
import { date } from './argument-schemas.ts'

/**
 * How a document was issued without a service: an e-invoice file, typed into a portal, made by another program, on
 * paper.
 */
export const issueMeans = ['e_invoice', 'portal', 'other_program', 'paper', 'other'] as const

export type IssueMeans = (typeof issueMeans)[number]

export const maxReasonLength = 500

/** An exported file of an issued document. */
export const exportedFileSchema = z.strictObject({
  name: z.string().max(255),
  /** `null` if it was not exported from the window */
  format: z.enum(xmlFormats).nullable(),
  bytes: z.int().min(0),
  /** SHA-256 of the bytes, hexadecimal */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** ISO 8601 instant; `null` if it was not exported from the window */
  exportedAt: z.iso.datetime().nullable(),
})

export type ExportedFile = z.output<typeof exportedFileSchema>

/** Stored facts about a document that was issued by other means. */
export const issuedByOtherMeansSchema = z.strictObject({
  means: z.enum(issueMeans),
  reason: z.string().max(maxReasonLength),
  /** local date of issue */
  issuedOn: date,
  file: exportedFileSchema.nullable(),
})

export type IssuedByOtherMeans = z.output<typeof issuedByOtherMeansSchema>
