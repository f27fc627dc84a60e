import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Replaced, StoreCondition } from '#app/ports/data-file.ts'
import type { DocumentChanges, RecoverySource } from '#contract/stored-data.ts'
import { AppError } from '#core/errors/app-error.ts'
import { createPrivateFile } from '../../files/atomic-files.ts'
import { backupsIn, backupView, fileNamesIn, newestIntactBackup } from '../copies/backups.ts'
import { compareDocuments } from '../copies/compare-documents.ts'
import { removeOldCopies } from '../copies/replaced-copies.ts'
import type { AttemptJournal } from '../outbox/attempt-journal.ts'
import type { JournalMarks } from '../outbox/journal-mark.ts'
import type { RecoveryProgress } from '../recovery/recovery.ts'
import { recoverOnThread } from '../recovery/recovery-thread.ts'
import { finishReplacing, prepareImport, replaceData } from '../recovery/replace-data.ts'
import { passesIntegrityCheck } from '../schema/integrity.ts'
import { checkOnThread, type IntegrityCheck } from '../schema/integrity-thread.ts'
import { isNewestSchema, schemaStatusOfFile } from '../schema/schema-version.ts'
import { type DataPaths, dataPaths, sideFiles } from '../sqlite/data-paths.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { isFileDamaged, readOnlyError, withStoreErrors } from '../sqlite/store-errors.ts'
import { holdsAcknowledgedCommit } from './acknowledged-wal.ts'
import { openEmptyDatabase, rollBackHotJournal } from './open-database.ts'
import { conditionAfterReplacement, openForWriting, type Replacement } from './open-for-writing.ts'
import { type Opened, openInFolder } from './open-in-folder.ts'
import { readRunningMarker } from './running-marker.ts'
import { hasSameRows } from './same-content.ts'

/**
 * Removes temporary files of a killed process: a received export, files made from it, and files not yet renamed. Call
 * it only while the folder is locked.
 */
function removeWorkFiles({ folder, backups, incoming, rebuilt, replacement, journal }: DataPaths): void {
  const works = [incoming, rebuilt, `${replacement}.part`, `${journal}.part`]
  const files = works.flatMap(path => [path, `${path}.source`]).flatMap(path => [path, ...sideFiles(path)])
  const names = new Set(files.map(path => basename(path)))
  for (const inner of [folder, join(folder, 'deliveries'), join(folder, 'templates'), backups])
    for (const name of fileNamesIn(inner))
      if (
        isUnnamed(name) ||
        (inner === folder && names.has(name)) ||
        (inner === backups && name.endsWith('.part'))
      )
        rmSync(join(inner, name), { force: true })
}

/** Temporary names of atomic-files.ts. */
const isUnnamed = (name: string): boolean => /^\..+\.part$/.test(name)

/** Smaller files are checked completely before the window opens, which takes some hundredths of a second. */
const smallBytes = 8_000_000

/** The data of a folder in any condition, locked by this process. */
export interface DataFile {
  readonly database: DatabaseSync
  readonly condition: StoreCondition
  /** Resolves when no check is running. */
  checked(): Promise<void>
  readonly journal: AttemptJournal
  /** `undefined` if nothing can be written. */
  readonly journalIfOpen: AttemptJournal | undefined
  /** Records that a change is on disk, so that the next start expects it in the WAL. */
  recordCommit(): void
  /** @throws AppError store_unavailable with the reason, if the data was opened read-only */
  requireWritable(): void
  /** Opens read-only data for writing if that is possible now, and examines data in which damage was found. */
  reopen(): void
  /** Called when SQLite reported damage; the next start checks every page. */
  markDamaged(): void
  /** In the state `damaged`: replaces the data by a backup or by an empty file. */
  recover(from: RecoverySource, onProgress: OnProgress): Promise<void>
  /**
   * Replaces the data with the received and checked export, unless `mayReplace` throws. The replaced data is kept in
   * the folder `kept`; `null` if both were equal.
   */
  replace(options: ReplaceOptions): Promise<Replaced>
  /** Aborts a running recovery; the data is not changed. */
  stopRecovery(): void
  close(): void
}

type OnProgress = (progress: RecoveryProgress) => void

export interface ReplaceOptions {
  /** throws if a submission is open */
  mayReplace: () => void
  onProgress: OnProgress
  /** The received file is a copy of this data. */
  isOwnCopy: boolean
}

interface DataFileOptions {
  now?: () => Date
  marks?: JournalMarks | undefined
}

/** @throws AppError store_locked, store_unavailable */
export function openDataFile(folder: string, options: DataFileOptions = {}): DataFile {
  const { now = () => new Date(), marks } = options
  const paths = dataPaths(folder)
  // A colon is not allowed in file names on Windows.
  const asidePath = (what: string) => join(folder, `${what}-${now().toISOString().replace(/[:.]/g, '-')}`)
  const context = { asidePath, marks }

  function openData(): Opened {
    removeWorkFiles(paths)
    finishReplacing(paths, asidePath('replaced'))
    const exists = existsSync(paths.data)
    if (exists && existsSync(`${paths.data}-journal`)) rollBackHotJournal(paths.data)
    const status = exists ? schemaStatusOfFile(paths.data) : 'empty'
    if (status === 'newer') return { database: openReadOnly(paths.data), condition: { state: 'newer' } }
    const isEmpty = !exists || statSync(paths.data).size === 0
    if (isEmpty && backupsIn(paths.backups).length > 0)
      return openDamagedState(exists ? 'damaged' : 'missing')
    // The background check has found damage.
    if (status === 'inconsistent' || isReadAsDamaged) return openDamagedState('damaged')
    const check = exists ? checkNeeded() : 'none'
    if (check === 'before' && !passesIntegrityCheck(paths.data)) return openDamagedState('damaged')
    // Marks the file as unchecked, so that closing before the end of the check does not skip it.
    if (check === 'behind') createPrivateFile(paths.unchecked)
    else rmSync(paths.unchecked, { force: true })
    try {
      return openForWriting(paths, context)
    } catch (error) {
      if (exists && isFileDamaged(error)) return openDamagedState('damaged')
      throw error
    }
  }

  /**
   * Decides about the integrity check. After an unexpected end, a large file is checked in the background: the last
   * changes are in a WAL that contains every acknowledged commit, and each row is verified by its checksum when it is
   * read.
   */
  function checkNeeded(): 'before' | 'behind' | 'none' {
    if (existsSync(paths.suspect) || statSync(paths.data).size < smallBytes) return 'before'
    const synced = existsSync(paths.running) ? readRunningMarker(paths.running) : undefined
    if (synced === undefined && !existsSync(paths.unchecked)) return 'none'
    return holdsAcknowledgedCommit(`${paths.data}-wal`, synced) && isNewestSchema(paths.data)
      ? 'behind'
      : 'before'
  }

  const mayBeDamaged = () => checkNeeded() !== 'none'

  function checkBehind(): void {
    if (opened.condition.state !== 'ready' || !existsSync(paths.unchecked)) return
    const begun = checkOnThread(paths.data, true)
    check = begun
    opened.condition = { ...opened.condition, isChecking: true }
    const ended = begun.result.then(
      isIntact => {
        if (isIntact === false) markDamaged()
        isReadAsDamaged = isIntact === false
        if (isIntact) rmSync(paths.unchecked, { force: true })
      },
      // The check did not finish, so the next start repeats it.
      () => undefined,
    )
    checked = ended
      .catch(() => undefined)
      .then(() => {
        if (check !== begun) return
        check = undefined
        if (opened.condition.state !== 'ready') return
        const { isChecking: _, ...condition } = opened.condition
        opened.condition = condition
      })
  }

  async function stopCheck(): Promise<void> {
    const running = check
    check = undefined
    await running?.stop()
  }

  function markDamaged(): void {
    if (opened.condition.state !== 'ready' || opened.condition.notice === 'damage_found') return
    opened.condition = { ...opened.condition, notice: 'damage_found' }
    try {
      writeFileSync(paths.suspect, '', { mode: 0o600 })
    } catch {
      // The disk is full. The damage is reported now, and small files are checked at each start anyway.
    }
  }

  function openDamagedState(reason: 'damaged' | 'missing'): Opened {
    const backup = newestIntactBackup(paths.backups)
    return {
      database: openEmptyDatabase(),
      condition: { state: 'damaged', reason, backup: backup ? backupView(backup) : null },
    }
  }

  function close(): void {
    if (opened.close) opened.close()
    else opened.database.close()
  }

  function activateReplacement(replaced: Replacement, kept: string): void {
    const isOpen = opened.condition.state === 'ready'
    isReadAsDamaged = false
    if (isOpen) close()
    removeRunningMarker()
    replaceData(paths, kept)
    rmSync(paths.unchecked, { force: true })
    // Up to here, any failure can be retried.
    if (!isOpen) close()
    opened = openForWriting(paths, context, replaced)
  }

  function changesBy(path: string): DocumentChanges {
    const replacement = openReadOnly(path)
    try {
      return compareDocuments(opened.database, replacement)
    } finally {
      replacement.close()
    }
  }

  /**
   * Removes the marker, because it describes a WAL that is moved away. Until the replacement is open, a start checks
   * all of the data.
   */
  function removeRunningMarker(): void {
    if (!existsSync(paths.running)) return
    writeFileSync(paths.suspect, '', { mode: 0o600 })
    rmSync(paths.running)
  }

  const stop = new AbortController()
  let isReadAsDamaged = false
  const open = () => withStoreErrors(() => openInFolder(paths, { openData, mayBeDamaged, openDamagedState }))
  let { unlock, opened } = open()
  let check: IntegrityCheck | undefined
  let checked: Promise<void> = Promise.resolve()
  checkBehind()

  return {
    get database() {
      return opened.database
    },
    get condition() {
      return opened.condition
    },

    checked: () => checked,

    get journal() {
      if (!opened.journal) throw new AppError('store_unavailable')
      return opened.journal
    },

    get journalIfOpen() {
      return opened.journal
    },

    recordCommit: () => opened.recordCommit?.(),

    requireWritable() {
      const { condition } = opened
      if (condition.state === 'read_only') throw readOnlyError(condition.reason)
    },

    reopen() {
      const { condition } = opened
      const isFoundDamaged = condition.state === 'ready' && condition.notice === 'damage_found'
      if (condition.state !== 'read_only' && !isFoundDamaged) return
      close()
      unlock()
      // Shows an empty store until the data is open again.
      unlock = () => undefined
      opened = { database: openEmptyDatabase(), condition }
      ;({ unlock, opened } = open())
      checkBehind()
    },

    markDamaged,

    async recover(from, onProgress) {
      if (opened.condition.state !== 'damaged') return
      const missing = await recoverOnThread({ folder, from }, onProgress, stop.signal)
      withStoreErrors(() => activateReplacement({ by: 'recovery', missing }, asidePath('damaged')))
    },

    async replace({ mayReplace, onProgress, isOwnCopy }) {
      // Damaged data is merged, because it may contain submissions made after the export.
      const isDamaged = opened.condition.state === 'damaged'
      const from = isDamaged ? { file: paths.incoming } : ('intact' as const)
      const read = await recoverOnThread({ folder, from }, onProgress, stop.signal)
      // Nothing is saved or submitted between this line and the replacement.
      await stopCheck()
      mayReplace()
      const missing = isDamaged
        ? read
        : withStoreErrors(() =>
            prepareImport(paths, { path: paths.rebuilt, missing: read, isOwnCopy }, opened.database),
          )
      const changes = isDamaged ? null : withStoreErrors(() => changesBy(paths.replacement))
      if (!isDamaged && withStoreErrors(() => hasSameRows(opened.database, paths.replacement))) {
        rmSync(paths.replacement)
        // The file may contain rows that were left out.
        const { condition } = opened
        if (condition.state === 'ready' && condition.notice === null)
          opened.condition = { ...condition, ...conditionAfterReplacement(read) }
        return { kept: null, replacedCopyId: null, changes }
      }
      const kept = asidePath(isDamaged ? 'damaged' : 'replaced')
      withStoreErrors(() => activateReplacement({ by: 'import', missing }, kept))
      // The import is complete. A copy that cannot be removed now is removed after the next import.
      await removeOldCopies(folder, now()).catch(() => undefined)
      return { kept, replacedCopyId: isDamaged ? null : basename(kept), changes }
    },

    stopRecovery: () => stop.abort(),

    close() {
      // The file stays marked as unchecked.
      void stopCheck()
      close()
      unlock()
    },
  }
}
