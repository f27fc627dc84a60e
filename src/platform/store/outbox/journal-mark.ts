import { createHash } from 'node:crypto'
import { existsSync, fstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from '#node/files.ts'
import { sha256Of } from '#node/sha256.ts'
import { newestSlot, openSlotFile } from './slot-file.ts'

const markSchema = z.object({
  records: z.int(),
  /** In bytes. */
  length: z.int(),
  /** SHA-256 of the first `length` bytes. */
  sha256: z.string(),
  /** Inode of the file: a copy has another one, a moved file keeps it. */
  inode: z.string(),
})

/** Position up to which this computer wrote a journal. */
export type JournalMark = z.output<typeof markSchema>

/** Marks by journal id, stored outside of all data folders, so that a copied folder does not include its mark. */
export interface JournalMarks {
  /** `undefined` if missing or damaged */
  read(journalId: string): JournalMark | undefined
  /** Durable when it returns. @throws system errors */
  write(journalId: string, mark: JournalMark): void
  /** @throws system errors */
  remove(journalId: string): void
}

/**
 * - here: this computer wrote all of the journal, and nothing else did
 * - elsewhere: there is no mark, or the file is a copy
 * - older: this computer wrote more to the journal, or other content
 * - unmarked: the mark cannot be written
 */
export type JournalOrigin = 'here' | 'elsewhere' | 'older' | 'unmarked'

/** @param folder state of this computer that no backup of the data contains; created if necessary */
export function createJournalMarks(folder: string): JournalMarks {
  // The id is hashed, because it comes from a file that others may have written.
  const pathOf = (journalId: string) => join(folder, 'journals', sha256Of(journalId).slice(0, 32))
  return {
    read(journalId) {
      const path = pathOf(journalId)
      try {
        return existsSync(path) ? markSchema.safeParse(newestSlot(path)).data : undefined
      } catch {
        return undefined
      }
    },
    write(journalId, mark) {
      makeFolder(join(folder, 'journals'))
      const file = openSlotFile<JournalMark>(pathOf(journalId))
      try {
        file.write(mark)
      } finally {
        file.close()
      }
    },
    remove: journalId => rmSync(pathOf(journalId), { force: true }),
  }
}

/** Updates the mark of an open journal. */
export interface MarkWriter {
  readonly origin: JournalOrigin
  /** Number of records that this computer wrote; 0 without a mark. */
  readonly records: number
  /** Called when these bytes were appended to the file. */
  append(bytes: Uint8Array, records: number): void
  /** Called when the file was truncated to this content. */
  replace(bytes: Uint8Array, records: number): void
}

/** Without marks, every journal is trusted. */
const noMarkWriter: MarkWriter = {
  origin: 'here',
  records: Number.POSITIVE_INFINITY,
  append: () => undefined,
  replace: () => undefined,
}

interface Journal {
  id: string
  /** File descriptor. */
  file: number
  /** The complete lines. */
  bytes: Uint8Array
  records: number
  /** This process has just created it. */
  isNew: boolean
}

/** Compares a journal with its mark, and rewrites a matching mark. */
export function createMarkKeeper(
  marks: JournalMarks | undefined,
  { id, file, bytes, records, isNew }: Journal,
): MarkWriter {
  if (!marks) return noMarkWriter
  const inode = String(fstatSync(file, { bigint: true }).ino)
  const mark = isNew ? undefined : marks.read(id)
  let hash = createHash('sha256').update(bytes.subarray(0, mark?.length))
  const isContinued = mark && hash.copy().digest('hex') === mark.sha256
  if (mark) hash.update(bytes.subarray(mark.length))
  let length = bytes.byteLength

  const markOf = (count: number): JournalMark => ({
    records: count,
    length,
    sha256: hash.copy().digest('hex'),
    inode,
  })

  function tryToWrite(value: JournalMark): boolean {
    try {
      marks?.write(id, value)
      return true
    } catch {
      // A mark that cannot be updated must not confirm an earlier state.
      tryToRemoveMark(marks, id)
      return false
    }
  }

  function findOrigin(): JournalOrigin {
    if (mark && !isContinued) return 'older'
    // Records after the mark were written just before a crash, and nothing was sent for them.
    const isHere = isNew || inode === mark?.inode
    if (!isHere) return 'elsewhere'
    return tryToWrite(mark ?? markOf(records)) ? 'here' : 'unmarked'
  }

  return {
    records: mark?.records ?? 0,
    origin: findOrigin(),
    append(added, count) {
      hash.update(added)
      length += added.byteLength
      tryToWrite(markOf(count))
    },
    replace(content, count) {
      hash = createHash('sha256').update(content)
      length = content.byteLength
      tryToWrite(markOf(count))
    },
  }
}

export function tryToRemoveMark(marks: JournalMarks | undefined, id: string): void {
  try {
    marks?.remove(id)
  } catch {
    // A mark that cannot be removed cannot be written either, and a start that cannot write it confirms nothing.
  }
}
