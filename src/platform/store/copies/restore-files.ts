import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '#node/files.ts'
import { sha256Of } from '#node/sha256.ts'
import { publishFile } from '../../files/atomic-files.ts'
import { numberedName, writeUnusedFile } from '../../files/unused-file.ts'
import { isSafePath, readDelivered } from './archive-files.ts'
import { type DeliveryRow, keptDeliveries, saveDelivery } from './delivery-rows.ts'

/**
 * Restores the files of an archive. PDFs of this computer stay where they are, and no PDF is replaced. A template with
 * the same name and other content is kept beside the restored one, once per content.
 * @param replaced the data of this computer
 */
export async function restoreFiles(
  archive: DatabaseSync,
  dataFolder: string,
  replaced: DatabaseSync,
): Promise<void> {
  const own = await ownDeliveries(replaced, dataFolder)
  const pathOfContent = new Map(own.map(({ sha256, row }) => [sha256, row.delivery.path]))
  /** paths of the restored PDFs, by path in the archive */
  const restored = new Map<string, string>()
  const files = archive.prepare('SELECT path, bytes FROM archived_files ORDER BY path').iterate()
  for (const { path, bytes } of files) {
    const name = String(path)
    if (!isSafePath(name) || !(bytes instanceof Uint8Array)) continue
    const target = join(dataFolder, name)
    if (name.startsWith('templates/')) restoreTemplate(target, bytes)
    else restored.set(target, pathOfContent.get(sha256Of(bytes)) ?? (await restorePdf(target, bytes)))
  }
  archive.exec('BEGIN')
  for (const row of keptDeliveries(archive, dataFolder)) {
    const path = restored.get(row.delivery.path)
    if (path === undefined) forgetPath(archive, row, dataFolder)
    else if (path !== row.delivery.path)
      saveDelivery(archive, { ...row, delivery: { ...row.delivery, path } }, dataFolder)
  }
  for (const { row } of own) saveDelivery(archive, row, dataFolder)
  archive.exec('COMMIT')
}

/**
 * Points to a missing file, so that the PDF can be downloaded again. At the original path there may be any PDF of this
 * computer, which would be shown and sent as the delivered one.
 */
function forgetPath(archive: DatabaseSync, row: DeliveryRow, dataFolder: string): void {
  const folder = join(dataFolder, 'deliveries')
  if (dirname(row.delivery.path) === folder) return
  const path = join(folder, `${row.attemptId}.pdf`)
  saveDelivery(archive, { ...row, delivery: { ...row.delivery, path } }, dataFolder)
}

/** The unchanged delivered PDFs on this computer. */
async function ownDeliveries(
  replaced: DatabaseSync,
  dataFolder: string,
): Promise<{ row: DeliveryRow; sha256: string }[]> {
  const found: { row: DeliveryRow; sha256: string }[] = []
  for (const row of keptDeliveries(replaced, dataFolder)) {
    const file = await readDelivered(row.delivery, { mustHaveDigest: false })
    if ('sha256' in file) found.push({ row, sha256: file.sha256 })
  }
  return found
}

/** @returns the path of this content: the given one, or one with a number appended */
async function restorePdf(path: string, bytes: Uint8Array): Promise<string> {
  const [folder, name] = [dirname(path), basename(path)]
  makeFolder(folder)
  for (let count = 1; ; count++) {
    const candidate = join(folder, numberedName(name, count))
    const before = await readFile(candidate).catch(() => undefined)
    if (before === undefined) return await writeUnusedFile(folder, name, bytes, 0o600)
    if (before.equals(bytes)) return candidate
  }
}

function restoreTemplate(path: string, bytes: Uint8Array): void {
  const folder = dirname(path)
  makeFolder(folder)
  if (existsSync(path)) {
    const before = readFileSync(path)
    if (before.equals(bytes)) return
    // If an identical older copy exists, that one is renamed, so that repeated imports do not add copies.
    renameSync(findIdenticalCopy(path, before) ?? path, `${path}.replaced-${Date.now()}`)
  }
  const part = join(folder, `.${process.pid}-${Date.now()}.part`)
  writeFileSync(part, bytes, { mode: 0o600 })
  publishFile(part, path)
}

const findIdenticalCopy = (path: string, bytes: Buffer): string | undefined =>
  readdirSync(dirname(path))
    .filter(name => name.startsWith(`${basename(path)}.replaced-`))
    .map(name => join(dirname(path), name))
    .find(copy => readFileSync(copy).equals(bytes))
