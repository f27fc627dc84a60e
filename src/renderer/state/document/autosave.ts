/** Save state for the toolbar. `saved` is reported only after the host acknowledged a commit. */
export type SaveStatus =
  | { state: 'saved'; updatedAt: string }
  | { state: 'changed' }
  | { state: 'saving' }
  | { state: 'failed'; message: string }

export type SaveResult = { ok: true; updatedAt: string } | { ok: false; message: string }

export interface AutosavePorts {
  /** saves the current state of the invoice and resolves after the commit */
  save(id: string): Promise<SaveResult>
  report(id: string, status: SaveStatus): void
}

export interface Autosave {
  changed(id: string): void
  /** resolves to true once everything written so far is committed, or to false if that failed */
  flush(id: string): Promise<boolean>
  flushAll(): Promise<boolean>
  isClean(id: string): boolean
  /** the invoice was closed */
  drop(id: string): void
  /** whether nothing is unsaved or being saved */
  isAllClean(): boolean
}

interface Entry {
  dirty: boolean
  /** reset by a commit only, so that the failure stays visible during retries */
  failed: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  running: Promise<boolean> | undefined
  /** duration of the latest save in milliseconds */
  took: number
}

const minDelayMs = 400
/** milliseconds from the first unsaved change to its commit, if the save takes as long as the last one */
const maxCommitDelayMs = 900
const retryDelayMs = 5000

/**
 * Delay from the first unsaved change, so that steady typing cannot postpone a save. Slow saves, as of long invoices,
 * get longer pauses.
 */
const saveDelay = (lastDurationMs: number) =>
  Math.max(minDelayMs, Math.min(lastDurationMs * 8, maxCommitDelayMs - lastDurationMs))

export function createAutosave(ports: AutosavePorts): Autosave {
  const entries = new Map<string, Entry>()

  const entryOf = (id: string): Entry => {
    const known = entries.get(id)
    if (known) return known
    const entry: Entry = { dirty: false, failed: false, timer: undefined, running: undefined, took: 0 }
    entries.set(id, entry)
    return entry
  }

  const schedule = (id: string, entry: Entry, delay: number) => {
    entry.timer ??= setTimeout(() => {
      entry.timer = undefined
      void start(id, entry)
    }, delay)
  }

  /** Saves the current state; changes during the save start their own timer. */
  const run = async (id: string, entry: Entry): Promise<boolean> => {
    const startedAt = performance.now()
    entry.dirty = false
    if (!entry.failed) ports.report(id, { state: 'saving' })
    const outcome = await ports.save(id).catch(
      (cause: unknown): SaveResult => ({
        ok: false,
        message: cause instanceof Error ? cause.message : String(cause),
      }),
    )
    entry.took = performance.now() - startedAt
    entry.failed = !outcome.ok
    if (!outcome.ok) {
      entry.dirty = true
      ports.report(id, { state: 'failed', message: outcome.message })
      schedule(id, entry, retryDelayMs)
      return false
    }
    if (!entry.dirty) ports.report(id, { state: 'saved', updatedAt: outcome.updatedAt })
    // the timer may have elapsed during this save
    else schedule(id, entry, 0)
    return true
  }

  /** At most one save in flight per invoice. */
  const start = (id: string, entry: Entry): Promise<boolean> => {
    clearTimeout(entry.timer)
    entry.timer = undefined
    entry.running ??= run(id, entry).finally(() => {
      entry.running = undefined
    })
    return entry.running
  }

  /** Waits for the running save, then saves later changes. */
  const flush = async (id: string): Promise<boolean> => {
    const entry = entryOf(id)
    while (entry.dirty || entry.running) {
      if (!(await start(id, entry))) return false
    }
    return true
  }

  const isSettled = (entry: Entry) => !entry.dirty && !entry.running

  return {
    changed(id) {
      const entry = entryOf(id)
      if (!entry.dirty && !entry.running) ports.report(id, { state: 'changed' })
      entry.dirty = true
      schedule(id, entry, saveDelay(entry.took))
    },
    flush,
    async flushAll() {
      const outcomes = await Promise.all([...entries.keys()].map(flush))
      return outcomes.every(Boolean)
    },
    isClean(id) {
      const entry = entries.get(id)
      return !entry || isSettled(entry)
    },
    drop(id) {
      const entry = entries.get(id)
      if (entry && isSettled(entry)) entries.delete(id)
    },
    isAllClean: () => [...entries.values()].every(isSettled),
  }
}
