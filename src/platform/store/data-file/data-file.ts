import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { StoreCondition } from '#app/ports.ts'
import { AppError } from '#core/app-error.ts'
import { backupsIn, newestGood, viewOf } from '../copies/backups.ts'
import { removeOldCopies } from '../copies/replaced-copies.ts'
import type { AttemptJournal } from '../outbox/attempt-journal.ts'
import type { RecoveryProgress } from '../recovery/recovery.ts'
import { recoverOnThread } from '../recovery/recovery-thread.ts'
import { finishReplacing, prepareImport, replaceData } from '../recovery/replace-data.ts'
import { isSound } from '../schema/integrity.ts'
import { judgeFile } from '../schema/schema-version.ts'
import { placesIn } from '../sqlite/data-paths.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { inStoreWords, isDamage, refusalOf } from '../sqlite/store-errors.ts'
import { openNothing, rollBack } from './open-database.ts'
import { openForWork, type Replaced } from './open-for-writing.ts'
import { type Opened, openInFolder } from './open-in-folder.ts'
import { holdsSameRows } from './same-content.ts'

/** Reading this much takes some hundredths of a second: it is looked at whole at each start. */
const smallBytes = 8_000_000

/** The data of a folder, whatever state they are in, held by this process alone. */
export interface DataFile {
  readonly database: DatabaseSync
  readonly condition: StoreCondition
  readonly journal: AttemptJournal
  /** a change is on disk: what the log holds now must be there at the next start */
  noteCommit(): void
  /** @throws AppError store_unavailable with the reason, where the data were opened for reading only */
  refuseWhileReadOnly(): void
  /** after `read_only`: opens the data for writing, if that is possible by now */
  reopen(): void
  /** SQLite met damage while it worked: the next start looks at every page */
  noteDamage(): void
  /** where the data are damaged or missing */
  recover(from: 'backup' | 'nothing', onProgress: OnProgress): Promise<void>
  /** the checked file at `path` becomes the data, and those that were there are kept in `kept`; `null`: they are the same */
  replace(path: string, onProgress: OnProgress): Promise<{ kept: string | null }>
  /** ends a recovery that is under way: the data stay as they are */
  stopRecovery(): void
  close(): void
}

type OnProgress = (progress: RecoveryProgress) => void

/** @throws AppError store_locked, store_unavailable */
export function openDataFile(folder: string, now: () => Date = () => new Date()): DataFile {
  const places = placesIn(folder)
  // a colon cannot be in a name on Windows
  const aside = (what: string) => join(folder, `${what}-${now().toISOString().replace(/[:.]/g, '-')}`)

  function look(): Opened {
    finishReplacing(places, aside('replaced'))
    const isThere = existsSync(places.data)
    if (isThere && existsSync(`${places.data}-journal`)) rollBack(places.data)
    const verdict = isThere ? judgeFile(places.data) : 'empty'
    if (verdict === 'newer') return { database: openReadOnly(places.data), condition: { state: 'newer' } }
    const isEmpty = !isThere || statSync(places.data).size === 0
    if (isEmpty && backupsIn(places.backups).length > 0) return inTrouble(isThere ? 'damaged' : 'missing')
    if (verdict === 'contradictory') return inTrouble('damaged')
    if (isThere && mayBeDamaged() && !isSound(places.data)) return inTrouble('damaged')
    try {
      return openForWork(places, aside)
    } catch (error) {
      if (isThere && isDamage(error)) return inTrouble('damaged')
      throw error
    }
  }

  const mayBeDamaged = () =>
    existsSync(places.running) || existsSync(places.suspect) || statSync(places.data).size < smallBytes

  function inTrouble(reason: 'damaged' | 'missing'): Opened {
    const backup = newestGood(places.backups)
    return {
      database: openNothing(),
      condition: { state: 'damaged', reason, backup: backup ? viewOf(backup) : null },
    }
  }

  function close(): void {
    if (opened.close) opened.close()
    else opened.database.close()
  }

  function takeReplacement(replaced: Replaced, kept: string): void {
    const isOpen = opened.condition.state === 'ready'
    if (isOpen) close()
    forgetMarker()
    replaceData(places, kept)
    // until here it can be tried again
    if (!isOpen) close()
    opened = openForWork(places, aside, replaced)
  }

  /** It speaks of the log that is moved aside. Until the replacement is open, a start reads all of the data. */
  function forgetMarker(): void {
    if (!existsSync(places.running)) return
    writeFileSync(places.suspect, '', { mode: 0o600 })
    rmSync(places.running)
  }

  const stop = new AbortController()
  const open = () => inStoreWords(() => openInFolder(places, { look, mayBeDamaged, inTrouble }))
  let { unlock, opened } = open()

  return {
    get database() {
      return opened.database
    },
    get condition() {
      return opened.condition
    },

    get journal() {
      if (!opened.journal) throw new AppError('store_unavailable')
      return opened.journal
    },

    noteCommit: () => opened.noteCommit?.(),

    refuseWhileReadOnly() {
      const { condition } = opened
      if (condition.state === 'read_only') throw refusalOf(condition.reason)
    },

    reopen() {
      const { condition } = opened
      if (condition.state !== 'read_only') return
      close()
      unlock()
      // until there is something else to show
      unlock = () => undefined
      opened = { database: openNothing(), condition }
      ;({ unlock, opened } = open())
    },

    noteDamage() {
      if (opened.condition.state !== 'ready' || opened.condition.notice === 'damage_found') return
      opened.condition = { state: 'ready', notice: 'damage_found' }
      try {
        writeFileSync(places.suspect, '', { mode: 0o600 })
      } catch {
        // a full disk: the damage is reported now, and a start reads small files whole anyway
      }
    },

    async recover(from, onProgress) {
      if (opened.condition.state !== 'damaged') return
      const missing = await recoverOnThread({ folder, from }, onProgress, stop.signal)
      inStoreWords(() => takeReplacement({ by: 'recovery', missing }, aside('damaged')))
    },

    async replace(path, onProgress) {
      // an export is a copy too: what a damaged file says of what was sent since must not be forgotten
      const isDamaged = opened.condition.state === 'damaged'
      const missing = isDamaged
        ? await recoverOnThread({ folder, from: { file: path } }, onProgress, stop.signal)
        : inStoreWords(() => prepareImport(places, path, opened.database))
      if (!isDamaged && inStoreWords(() => holdsSameRows(opened.database, places.replacement))) {
        rmSync(places.replacement)
        return { kept: null }
      }
      const kept = aside(isDamaged ? 'damaged' : 'replaced')
      inStoreWords(() => takeReplacement({ by: 'import', missing }, kept))
      // the import is done: an old copy that cannot be removed is tried again after the next one
      await removeOldCopies(folder, now()).catch(() => undefined)
      return { kept }
    },

    stopRecovery: () => stop.abort(),

    close() {
      close()
      unlock()
    },
  }
}
