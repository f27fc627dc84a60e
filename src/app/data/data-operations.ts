import { Buffer } from 'node:buffer'
import type { StoreStatus } from '#contract/stored-data.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { Events } from '../events.ts'
import { fileNameOf } from '../file-name.ts'
import { offeredSince } from '../invoices/history.ts'
import type { Clock, Files, Log, OnRecoveryProgress, ShellPorts, Store } from '../ports.ts'
import { refuseWhileSubmitting } from './refuse-while-submitting.ts'

export interface DataParts {
  store: Store
  clock: Clock
  files: Files
  shell: ShellPorts
  events: Events
  log: Log
  /** the data are others now: what waits in them goes on */
  onData(): void
}

/** A start is for the person who waits for it. */
const firstBackupMs = 10_000
/** Each day has one; what failed is tried again within the hour. */
const nextBackupMs = 30 * 60_000

/** The data as a whole: are they in order, where are their copies, and how do they get to another computer? */
export function createDataOperations({ store, clock, files, shell, events, log, onData }: DataParts) {
  const { keeper } = store
  let hasFailed = false
  let stop = () => {}

  function later(ms: number): void {
    stop = clock.after(ms, () => {
      void backUp().finally(() => later(nextBackupMs))
    })
  }

  async function backUp(): Promise<void> {
    const before = JSON.stringify(storeStatus())
    try {
      await keeper.backUp(clock.today())
      hasFailed = false
    } catch (error) {
      hasFailed = true
      log.write('warn', 'backup', { error })
    }
    if (JSON.stringify(storeStatus()) !== before) events.emit({ type: 'store-changed' })
    if (!hasFailed) forgetDeleted()
  }

  /** After a backup, so that what goes for good is in ten of them still. */
  function forgetDeleted(): void {
    if (keeper.condition().state !== 'ready') return
    try {
      store.invoices.forgetDeleted(offeredSince(clock))
    } catch (error) {
      log.write('warn', 'forget-deleted', { error })
    }
  }

  function storeStatus(): StoreStatus {
    const condition = keeper.condition()
    if (condition.state !== 'ready') return condition
    const notice = condition.notice ?? (hasFailed ? ('backup_failed' as const) : null)
    return { ...condition, lastBackup: keeper.backups()[0] ?? null, notice }
  }

  const tellProgress: OnRecoveryProgress = progress => events.emit({ type: 'recovery-progress', ...progress })

  return {
    begin: () => later(firstBackupMs),
    storeStatus,

    async recoverStore({ from }: { from: 'backup' | 'nothing' }): Promise<StoreStatus> {
      await keeper.recover(from, tellProgress)
      onData()
      return storeStatus()
    },

    async reopenStore(): Promise<StoreStatus> {
      await keeper.reopen()
      onData()
      return storeStatus()
    },

    async exportData(): Promise<{ path: string } | null> {
      const path = await shell.chooseSavePath(`Billwright ${clock.today()}.billwright`)
      if (path === null) return null
      await keeper.exportTo(path)
      return { path }
    },

    importPart({ offset, bytes }: { offset: number; bytes: string }): void {
      keeper.receive(offset, Buffer.from(bytes, 'base64'))
    },

    async importData(): Promise<{ kept: string | null }> {
      const imported = await keeper.importReceived(() => refuseWhileSubmitting(store), tellProgress)
      onData()
      return imported
    },

    async saveElsewhere({ draft }: { draft: Draft }): Promise<{ path: string } | null> {
      const path = await shell.chooseSavePath(fileNameOf(draft, 'delivered').replace(/\.pdf$/, '.json'))
      if (path === null) return null
      await files.write(path, new TextEncoder().encode(`${JSON.stringify(draft, null, 2)}\n`))
      return { path }
    },

    async close(): Promise<void> {
      stop()
      keeper.stopRecovery()
      await keeper.settled()
      // one that was under way has set the next
      stop()
    },
  }
}
