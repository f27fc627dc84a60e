import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { throwIfCancelled, type WorkControl } from '#app/ports/work-control.ts'
import type { MissingPdf } from '#contract/delivery.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'
import { sha256Of } from '#node/sha256.ts'
import { numberedName } from '../../files/unused-file.ts'
import { archivedFilesTable } from '../schema/own-schema.ts'
import { type DeliveryRow, type KeptDelivery, keptDeliveries, saveDelivery } from './delivery-rows.ts'

/**
 * A folder beside the database and a plain file name, so that no entry of an archive is written outside of the data
 * folder. Joiners are allowed, because they belong to words and emoji.
 */
const safePath = /^(?:deliveries|templates)\/(?![. ])(?:[^\p{C}/\\:*?"<>|]|[\u200c\u200d]){1,201}$/u

export const isSafePath = (path: string): boolean => safePath.test(path)

/**
 * Adds the delivered PDFs of all folders and the custom templates to a copy of the data. In the copy, each PDF is in
 * the folder `deliveries`, so that it is found on every computer.
 * @returns the invoices whose PDF cannot be read or was changed
 * @throws AppError work_cancelled
 */
export async function archiveFiles(
  copy: DatabaseSync,
  dataFolder: string,
  control?: WorkControl,
): Promise<MissingPdf[]> {
  // One transaction for all files, because each transaction is synced to the disk.
  copy.exec(`BEGIN; ${archivedFilesTable}`)
  const insert = copy.prepare('INSERT INTO archived_files VALUES (?, ?)')
  const names = {
    deliveries: await fileNamesIn(join(dataFolder, 'deliveries')),
    templates: await fileNamesIn(join(dataFolder, 'templates')),
  }
  const unused = createUnusedNames(names.deliveries)
  /** names in the archive, by path on this computer */
  const archived = new Map<string, string>()
  const missing: MissingPdf[] = []

  const rows = keptDeliveries(copy, dataFolder)
  const total = rows.length + names.deliveries.length + names.templates.length
  let done = 0
  const next = () => {
    throwIfCancelled(control?.signal)
    control?.onProgress({ done: done++, total })
  }

  for (const row of rows) {
    next()
    const { path } = row.delivery
    const isInDataFolder = dirname(path) === join(dataFolder, 'deliveries')
    let name = archived.get(path)
    if (name === undefined) {
      const file = await readDelivered(row.delivery, { mustHaveDigest: !isInDataFolder })
      if ('problem' in file) {
        if (row.isNeeded) missing.push(missingPdf(row, file.problem))
        continue
      }
      name = isInDataFolder && isSafePath(`deliveries/${basename(path)}`) ? basename(path) : unused(row)
      insert.run(`deliveries/${name}`, file.bytes)
      archived.set(path, name)
    }
    const target = join(dataFolder, 'deliveries', name)
    if (target !== path)
      saveDelivery(copy, { ...row, delivery: { ...row.delivery, path: target } }, dataFolder)
  }

  for (const folder of ['deliveries', 'templates'] as const)
    for (const name of names[folder]) {
      next()
      const path = join(dataFolder, folder, name)
      if (!archived.has(path) && isSafePath(`${folder}/${name}`))
        insert.run(`${folder}/${name}`, await readFile(path))
    }
  copy.exec('COMMIT')
  return missing
}

const missingPdf = ({ invoiceId, invoice_number }: DeliveryRow, code: PlainMessageCode): MissingPdf => ({
  id: invoiceId,
  invoice_number,
  message: { code },
})

/** Names for PDFs of other folders: the present name, numbered if it is used, also on file systems that ignore case. */
function createUnusedNames(used: readonly string[]): (row: DeliveryRow) => string {
  const keyOf = (name: string) => name.normalize('NFC').toLowerCase()
  const taken = new Set(used.map(keyOf))
  return ({ attemptId, delivery: { path } }) => {
    const own = basename(path)
    const start = isSafePath(`deliveries/${own}`) ? own : `${attemptId}.pdf`
    for (let count = 1; ; count++) {
      const name = numberedName(start, count)
      if (taken.has(keyOf(name))) continue
      taken.add(keyOf(name))
      return name
    }
  }
}

/** Names of the regular files in a folder. */
async function fileNamesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(emptyIfMissing)
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}

function emptyIfMissing(error: unknown): [] {
  if (systemCodeOf(error) === 'ENOENT') return []
  throw error
}

type DeliveredFile = { bytes: Uint8Array; sha256: string } | { problem: PlainMessageCode }

/**
 * Reads a delivered PDF and checks that no other program changed or replaced it.
 * @param mustHaveDigest refuses a PDF without a stored digest, because any file could be at its path
 */
export async function readDelivered(
  delivery: KeptDelivery,
  { mustHaveDigest }: { mustHaveDigest: boolean },
): Promise<DeliveredFile> {
  try {
    const found = await stat(delivery.path)
    // Also refuses devices and pipes, because reading them may never end.
    if (!found.isFile() || found.size !== delivery.bytes) return { problem: 'pdf.file_changed' }
    if (mustHaveDigest && delivery.sha256 === undefined) return { problem: 'pdf.file_changed' }
    const bytes = await readFile(delivery.path)
    const sha256 = sha256Of(bytes)
    if ((delivery.sha256 ?? sha256) !== sha256) return { problem: 'pdf.file_changed' }
    return { bytes, sha256 }
  } catch (error) {
    const code = systemCodeOf(error)
    return { problem: code === 'ENOENT' || code === 'ENOTDIR' ? 'pdf.file_missing' : 'file_unreadable' }
  }
}
