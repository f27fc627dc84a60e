import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { AppError } from '#core/errors/app-error.ts'
import { limits } from '#core/limits.ts'
import { nameOf, unusable } from '../output/issue-lines.ts'

/** A submitted invoice with the largest logo, written out in base64. */
const largestSubmitted = limits.bodyBytes + Math.ceil((limits.logoBytes * 4) / 3)
/** A rendered one has ten times the lines. */
export const largestFile = { submitted: largestSubmitted, rendered: 10 * largestSubmitted } as const

/** The text of a file, or of stdin for `-`. */
export async function readFile(file: string, largest: number, kind = 'an invoice'): Promise<string> {
  const source = file === '-' ? process.stdin : createReadStream(file)
  const bytes = await readBytes(source, file, largest, kind)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unusable(file, 'not_utf8', 'The file is not UTF-8 text. Save it as UTF-8.')
  }
}

async function readBytes(source: Readable, file: string, largest: number, kind: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > largest) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new AppError('file_unreadable', { message: `${nameOf(file)}: ${reasonOf(cause)}`, cause })
  }
  if (size <= largest) return Buffer.concat(chunks)
  const limit = (largest / 1024 / 1024).toFixed(1)
  throw unusable(file, 'too_large', `The file is larger than ${kind} can be (${limit} MiB).`)
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'this is a folder, not a file.',
  ENOTDIR: 'a part of this path is not a folder.',
  EACCES: 'you may not read or write this.',
  EPERM: 'you may not read or write this.',
  EROFS: 'this disk is read-only.',
  ENOSPC: 'the disk is full.',
  ENAMETOOLONG: 'this name is too long.',
}

/** Why the file system said no. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? `the system answered ${code || 'with an error'}.`
}
