import { AppError } from '#core/app-error.ts'
import type { Invoice } from '#core/invoice.ts'
import type { Issue } from '#core/issue.ts'
import { limits } from '#core/limits.ts'
import { type ReadOptions, readInvoice, writeInvoice } from '#core/read-invoice.ts'
import { tell } from './output.ts'
import { largestFile, nameOf, readFile } from './read-file.ts'

/** @throws AppError `invalid_invoice` with the issues; `file_unreadable`, `too_large` or `invalid_json` in words */
export async function readInvoiceFile(file: string, options: ReadOptions): Promise<Invoice> {
  const lines = options.lines ?? 'submitted'
  const read = readInvoice(await readFile(file, largestFile[lines]), options)
  if (!read.ok) throw invalid(file, read.issues)
  const { logo, ...body } = read.invoice
  if (lines === 'submitted' && Buffer.byteLength(writeInvoice(body)) > limits.bodyBytes) {
    throw invalid(file, [
      { path: '', code: 'too_large', severity: 'error', message: 'Use at most 1 MiB of text.' },
    ])
  }
  return read.invoice
}

export function invalid(file: string, issues: Issue[]): AppError {
  return new AppError('invalid_invoice', {
    message: issues.map(issue => lineOf(file, issue)).join('\n'),
    issues,
  })
}

/** `invoice.json: items[1].quantity: Enter a quantity.` */
export function lineOf(file: string, { path, severity, message }: Issue): string {
  const place = path === '' ? '' : `${path}: `
  return `${nameOf(file)}: ${severity === 'error' ? '' : `${severity}: `}${place}${message}`
}

export function tellWarnings(file: string, issues: readonly Issue[]): void {
  for (const issue of issues) tell(lineOf(file, issue))
}
