import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import type { ByteRange } from './byte-range.ts'

/** Storage of PDFs by id (32 hex digits). Rejects with AppError('storage_unavailable') when it does not answer. */
export interface FileStorage {
  /** Resolves when the bytes are durable. */
  put(id: string, bytes: Uint8Array): Promise<void>
  /** bytes; `undefined` when it is missing */
  size(id: string): Promise<number | undefined>
  /** the whole file or a part of it; `undefined` when it is missing */
  read(id: string, part?: ByteRange): Promise<Uint8Array | undefined>
  /** removes an unreferenced PDF; no error when it is missing */
  remove(id: string): Promise<void>
  /** rejects when it does not answer or is not writable */
  check(): Promise<void>
  close(): Promise<void>
}

/** An S3-compatible bucket for the PDFs. */
export interface BucketOptions {
  bucket: string
  /** `undefined` for AWS */
  endpoint: string | undefined
  region: string
  /** whether to use path-style addressing, as most other stores need */
  isPathStyle: boolean
}

/** Computes SHA-256 in a thread pool. */
export async function digestOfPdf(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // the type excludes shared memory, which a render process never sends
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))
}

export const isSameDigest = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0

/** For `catch`: returns `undefined` for a missing file or folder, rethrows any other error. */
export function ifMissing(error: unknown): undefined {
  // ENOTDIR: a folder above it is a file
  if (['ENOENT', 'ENOTDIR'].includes(systemCodeOf(error) ?? '')) return undefined
  throw error
}

/**
 * Converts errors of a storage or a database into AppError('storage_unavailable'); bugs are rethrown
 * unchanged.
 */
export async function asStorage<T>(
  call: () => Promise<T>,
  isOutOfService: (error: unknown) => boolean = () => true,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw isOutOfService(error) ? new AppError('storage_unavailable', { cause: error }) : error
  }
}
