import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { type ReadOptions, readInvoice, writeInvoice } from '#core/invoice/read-invoice.ts'
import { limits } from '#core/limits.ts'
import type { Message } from '#core/messages/message.ts'
import { type CommandContext, pathOf } from './command-context.ts'
import { invalid, nameOf, unusable } from './issue-lines.ts'

/** Size of a submitted invoice with the largest logo and attachments in base64. */
const maxSubmittedBytes = limits.bodyBytes + limits.filesBytes
/** A rendered file may have ten times the line items. */
const maxFileBytes = { submitted: maxSubmittedBytes, rendered: 10 * maxSubmittedBytes } as const

type FileKind = 'invoice' | 'template' | 'table' | 'einvoice'

/** Reads a file, or stdin for `-`. */
export async function readFile(
  context: CommandContext,
  file: string,
  maxBytes: number,
  kind: FileKind = 'invoice',
): Promise<string> {
  const bytes = await readFileBytes(context, file, maxBytes, kind)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unusable(file, 'not_utf8', { code: 'cli.not_utf8' })
  }
}

/** The bytes of a file, or of stdin for `-`. */
export function readFileBytes(
  context: CommandContext,
  file: string,
  maxBytes: number,
  kind: FileKind,
): Promise<Uint8Array> {
  const source = file === '-' ? context.stdin : createReadStream(pathOf(context, file))
  return readBytes(source, file, maxBytes, kind)
}

async function readBytes(
  source: Readable,
  file: string,
  maxBytes: number,
  kind: FileKind,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > maxBytes) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new AppError('file_unreadable', { message: fileFault(nameOf(file), cause), cause })
  }
  if (size <= maxBytes) return Buffer.concat(chunks)
  const mebibytes = (maxBytes / 1024 / 1024).toFixed(1)
  throw unusable(file, 'too_large', { code: 'cli.file_too_large', params: { kind, mebibytes } })
}

/** Describes why the file system refused a file. */
export const fileFault = (file: string, error: unknown): Message => ({
  code: 'cli.file_fault',
  params: { file, system: systemCodeOf(error) ?? '' },
})

/** @throws AppError `invalid_invoice` with the issues, or `file_unreadable` */
export async function readInvoiceFile(
  context: CommandContext,
  file: string,
  options: ReadOptions,
): Promise<Invoice> {
  const lines = options.lines ?? 'submitted'
  const read = readInvoice(await readFile(context, file, maxFileBytes[lines]), options)
  if (!read.ok) throw invalid(file, read.issues)
  const { logo: _logo, attachments: _attachments, ...body } = read.invoice
  if (lines === 'submitted' && Buffer.byteLength(writeInvoice(body)) > limits.bodyBytes)
    throw unusable(file, 'too_large', { code: 'cli.body_too_large' })
  return read.invoice
}
