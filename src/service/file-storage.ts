/** Where the PDFs lie. `id` is 32 hex digits. Rejects with AppError('storage_unavailable') when it does not answer. */
export interface FileStorage {
  /** Resolves only when the bytes would survive the loss of power. */
  put(id: string, bytes: Uint8Array): Promise<void>
  read(id: string): Promise<Uint8Array | undefined>
  /** for a PDF that no job points to; one that is missing is as good as removed */
  remove(id: string): Promise<void>
  check(): Promise<void>
}
