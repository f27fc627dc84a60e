import { appendFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFileControl, Replaced } from '#app/ports/data-file.ts'
import type { ImportCheck } from '#contract/stored-data.ts'
import { createSerialQueue } from '#core/concurrency.ts'
import { AppError } from '#core/errors/app-error.ts'
import { checkArchive, compareArchive, readArchive, writeArchive } from '../copies/archive.ts'
import { backUpDaily, backupsIn } from '../copies/backups.ts'
import { archiveCopy, copyViews } from '../copies/own-copies.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { withStoreErrors, withStoreErrorsAsync } from '../sqlite/store-errors.ts'
import type { DataFile, ReplaceOptions } from './data-file.ts'

const noop = () => undefined

/** Operations on the data as a whole: condition, backups, export, import and recovery. */
export function createDataFileControl(file: DataFile, folder: string): DataFileControl {
  const paths = dataPaths(folder)
  const { incoming, rebuilt } = paths
  const queue = createSerialQueue()
  let pending = 0

  /** Serialises operations, so that no import replaces the data during a backup. */
  function enqueue<Value>(step: () => Promise<Value>): Promise<Value> {
    const run = queue(() => withStoreErrorsAsync(step))
    pending += 1
    const done = () => {
      pending -= 1
    }
    run.then(done, done)
    return run
  }

  /** @throws AppError store_newer, not_an_export, store_unavailable */
  function refuseUnlessReceived(): void {
    if (file.condition.state === 'newer') throw new AppError('store_newer')
    if (statSync(incoming, { throwIfNoEntry: false }) === undefined)
      throw new AppError('not_an_export', { message: { code: 'import.nothing_received' } })
    file.requireWritable()
  }

  function refuseEmpty(): void {
    if (statSync(incoming).size === 0)
      throw new AppError('not_an_export', { message: { code: 'import.empty_file' } })
  }

  async function check(mayReplace: () => void): Promise<ImportCheck> {
    await checkArchive(incoming)
    mayReplace()
    return compareArchive(incoming, file.database)
  }

  async function replace(options: ReplaceOptions): Promise<Replaced> {
    await checkArchive(incoming)
    options.mayReplace()
    await readArchive(incoming, folder, file.database)
    return await file.replace(options)
  }

  function removeReceived(): void {
    for (const path of [incoming, rebuilt]) rmSync(path, { force: true })
  }

  /** Runs a step with an archive of this copy as the received file. */
  const withCopy = <Value>(id: string, step: () => Promise<Value>): Promise<Value> =>
    enqueue(async () => {
      if (file.condition.state !== 'ready') throw new AppError('store_unavailable')
      try {
        await archiveCopy(paths, id)
        return await step()
      } finally {
        removeReceived()
      }
    })

  return {
    condition: () => file.condition,
    checked: () => file.checked(),
    requireWritable: () => file.requireWritable(),
    reopen: () => enqueue(async () => file.reopen()),
    backups: () => withStoreErrors(() => backupsIn(join(folder, 'backups')).map(({ takenAt }) => takenAt)),
    recover: (from, onProgress = noop) => enqueue(() => file.recover(from, onProgress)),

    backUp: day =>
      enqueue(async () => {
        if (file.condition.state !== 'ready') return
        if (!(await backUpDaily(file.database, join(folder, 'backups'), day))) file.markDamaged()
      }),

    exportTo: (path, control) =>
      enqueue(async () => {
        if (file.condition.state === 'damaged') throw new AppError('store_unavailable')
        return await writeArchive(file.database, folder, path, control)
      }),

    receive(offset, bytes) {
      file.requireWritable()
      withStoreErrors(() => {
        // The rest of an earlier upload is useless.
        if (offset === 0) rmSync(incoming, { force: true })
        if (offset === 0) writeFileSync(incoming, bytes, { mode: 0o600 })
        else if (statSync(incoming, { throwIfNoEntry: false })?.size !== offset)
          throw new AppError('invalid_argument')
        else appendFileSync(incoming, bytes)
      })
    },

    checkReceived: mayReplace =>
      enqueue(async () => {
        refuseUnlessReceived()
        try {
          refuseEmpty()
          return await check(mayReplace)
        } catch (error) {
          rmSync(incoming, { force: true })
          throw error
        }
      }),

    discardReceived: () =>
      enqueue(async () => {
        rmSync(incoming, { force: true })
      }),

    importReceived: (mayReplace, onProgress = noop) =>
      enqueue(async () => {
        refuseUnlessReceived()
        try {
          refuseEmpty()
          return await replace({ mayReplace, onProgress, isOwnCopy: false })
        } finally {
          removeReceived()
        }
      }),

    copies: () => enqueue(async () => copyViews(paths)),

    checkCopy: (id, mayReplace) => withCopy(id, () => check(mayReplace)),

    restoreCopy: (id, mayReplace, onProgress = noop) =>
      withCopy(id, () => replace({ mayReplace, onProgress, isOwnCopy: true })),

    isCopying: () => pending > 0,
    settled: () => queue(async () => undefined),
    stopRecovery: () => file.stopRecovery(),
  }
}
