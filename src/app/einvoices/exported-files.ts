import { z } from 'zod'
import { type ExportedFile, exportedFileSchema } from '#contract/issued-by.ts'
import type { XmlFormat } from '#core/einvoice-formats.ts'
import { AppError } from '#core/errors/app-error.ts'
import { sha256Of } from '#node/sha256.ts'
import type { Clock } from '../ports/ports.ts'
import type { SettingStore, StoredInvoice } from '../ports/store.ts'

/** An e-invoice as it was written to a file. */
export interface ExportedXml {
  stored: Pick<StoredInvoice, 'id' | 'revision'>
  format: XmlFormat
  name: string
  xml: Uint8Array
}

const recordSchema = exportedFileSchema.extend({ invoiceId: z.uuid(), revision: z.int() })

type ExportRecord = z.output<typeof recordSchema>

const settingName = 'exportedFiles'

/** Limit of stored records of some 300 bytes; an exported file is usually marked as issued within days. */
const maxRecords = 2000

export type ExportedFiles = ReturnType<typeof createExportedFiles>

/**
 * Digests of exported e-invoices. They are stored, because a file is often uploaded a day later. Of each document, the
 * last file of each format is kept.
 */
export function createExportedFiles(settings: SettingStore, clock: Pick<Clock, 'now'>) {
  const read = (): ExportRecord[] => recordSchema.array().safeParse(settings.read(settingName)).data ?? []

  return {
    remember(files: readonly ExportedXml[]): void {
      const exportedAt = clock.now().toISOString()
      const added = files.map(
        ({ stored, format, name, xml }): ExportRecord => ({
          invoiceId: stored.id,
          revision: stored.revision,
          name: name.slice(0, 255),
          format,
          bytes: xml.byteLength,
          sha256: sha256Of(xml),
          exportedAt,
        }),
      )
      const nameOf = ({ invoiceId, format }: ExportRecord) => `${invoiceId} ${format}`
      const replaced = new Set(added.map(nameOf))
      const others = read().filter(record => !replaced.has(nameOf(record)))
      try {
        settings.save(settingName, [...added, ...others].slice(0, maxRecords))
      } catch (error) {
        // The files were written although their digests cannot be stored, as in read-only data; they are then marked as
        // issued without a digest.
        if (!(error instanceof AppError)) throw error
      }
    },

    /** Reads the records once for several documents; the returned function lists those of a document, newest first. */
    lookup() {
      const byInvoice = Map.groupBy(read(), ({ invoiceId }) => invoiceId)
      return ({
        id,
        revision,
      }: Pick<StoredInvoice, 'id' | 'revision'>): (ExportedFile & { isCurrent: boolean })[] =>
        (byInvoice.get(id) ?? []).map(({ invoiceId: _, revision: exported, ...file }) => ({
          ...file,
          isCurrent: exported === revision,
        }))
    },
  }
}
