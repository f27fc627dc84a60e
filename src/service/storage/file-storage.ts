import type { ByteRange } from './byte-range.ts'

/** Where the PDFs lie. `id` is 32 hex digits. Rejects with AppError('storage_unavailable') when it does not answer. */
export interface FileStorage {
  /** Resolves only when the bytes would survive the loss of power. */
  put(id: string, bytes: Uint8Array): Promise<void>
  /** how many bytes; `undefined` when it is not there */
  size(id: string): Promise<number | undefined>
  /** the whole, or a part that lies within it; `undefined` when it is not there */
  read(id: string, part?: ByteRange): Promise<Uint8Array | undefined>
  /** for a PDF that no job points to; one that is missing is as good as removed */
  remove(id: string): Promise<void>
  /** rejects when it does not answer, or is known not to take a PDF */
  check(): Promise<void>
  close(): Promise<void>
}
