import { cpSync, readFileSync, statSync } from 'node:fs'
import { sha256Of } from '#node/sha256.ts'
import { defaultStateFolder } from '../host/data-folder.ts'
import { createJournalMarks } from '../store/outbox/journal-mark.ts'
import { parseRecord } from '../store/outbox/journal-record.ts'
import { dataPaths } from '../store/sqlite/data-paths.ts'

/** Copies a data folder so that this computer treats the copy's journal as its own. */
export function copyDataFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  const { journal } = dataPaths(to)
  const bytes = readFileSync(journal)
  const lines = bytes.toString('utf8').split('\n').slice(0, -1)
  const first = parseRecord(Buffer.from(lines[0] ?? ''))
  if (!first || !('journal' in first)) throw new Error('the journal cannot be read')
  createJournalMarks(defaultStateFolder()).write(first.journal, {
    records: lines.length,
    length: bytes.byteLength,
    sha256: sha256Of(bytes),
    inode: String(statSync(journal, { bigint: true }).ino),
  })
}
