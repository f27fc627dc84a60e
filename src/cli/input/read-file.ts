import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { AppError } from '#core/errors/app-error.ts'
import { limits } from '#core/limits.ts'
import type { Message } from '#core/messages/message.ts'
import { nameOf, unusable } from '../output/issue-lines.ts'

/** A submitted invoice with the largest logo, written out in base64. */
const largestSubmitted = limits.bodyBytes + Math.ceil((limits.logoBytes * 4) / 3)
/** A rendered one has ten times the lines. */
export const largestFile = { submitted: largestSubmitted, rendered: 10 * largestSubmitted } as const

type FileKind = 'invoice' | 'template'

/** The text of a file, or of stdin for `-`. */
export async function readFile(file: string, largest: number, kind: FileKind = 'invoice'): Promise<string> {
  const source = file === '-' ? process.stdin : createReadStream(file)
  const bytes = await readBytes(source, file, largest, kind)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unusable(file, 'not_utf8', { code: 'cli.not_utf8' })
  }
}

async function readBytes(
  source: Readable,
  file: string,
  largest: number,
  kind: FileKind,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > largest) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new AppError('file_unreadable', { message: fileFault(nameOf(file), cause), cause })
  }
  if (size <= largest) return Buffer.concat(chunks)
  const mebibytes = (largest / 1024 / 1024).toFixed(1)
  throw unusable(file, 'too_large', { code: 'cli.file_too_large', params: { kind, mebibytes } })
}

/** Why the file system refused. */
export const fileFault = (file: string, error: unknown): Message => ({
  code: 'cli.file_fault',
  params: { file, system: error instanceof Error && 'code' in error ? String(error.code) : '' },
})
