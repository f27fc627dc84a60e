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
