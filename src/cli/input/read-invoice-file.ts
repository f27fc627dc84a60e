import type { Invoice } from '#core/invoice/invoice.ts'
import { type ReadOptions, readInvoice, writeInvoice } from '#core/invoice/read-invoice.ts'
import { limits } from '#core/limits.ts'
import { invalid, unusable } from '../output/issue-lines.ts'
import { largestFile, readFile } from './read-file.ts'

/** @throws AppError `invalid_invoice` with the issues, or `file_unreadable` in words */
export async function readInvoiceFile(file: string, options: ReadOptions): Promise<Invoice> {
  const lines = options.lines ?? 'submitted'
  const read = readInvoice(await readFile(file, largestFile[lines]), options)
  if (!read.ok) throw invalid(file, read.issues)
  const { logo: _, ...body } = read.invoice
  if (lines === 'submitted' && Buffer.byteLength(writeInvoice(body)) > limits.bodyBytes)
    throw unusable(file, 'too_large', { code: 'cli.body_too_large' })
  return read.invoice
}
