/** What the toolbar may say. `saved` only ever follows a commit that the host has acknowledged. */
export type SaveStatus =
  | { state: 'saved'; updatedAt: string }
  | { state: 'changed' }
  | { state: 'saving' }
  | { state: 'failed'; message: string }

export type SaveResult = { ok: true; updatedAt: string } | { ok: false; message: string }

export interface AutosavePorts {
  /** saves what the document holds now, and answers after the commit */
  save(id: string): Promise<SaveResult>
  report(id: string, status: SaveStatus): void
}

export interface Autosave {
  changed(id: string): void
  /** resolves when everything written so far is committed (true) or could not be (false) */
  flush(id: string): Promise<boolean>
  flushAll(): Promise<boolean>
  isClean(id: string): boolean
  /** the document is not open any more */
  drop(id: string): void
  /** nothing that was written waits or is under way */
  isAllClean(): boolean
}

interface Entry {
  dirty: boolean
  /** said, and true until a commit: what offers a way out must not go away while it is tried again */
  failed: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  running: Promise<boolean> | undefined
  /** milliseconds that the latest save took */
  took: number
}

const minDelayMs = 400
/** from the first unsaved change to its commit, where saves take as long as the last one */
const maxCommitDelayMs = 900
const retryDelayMs = 5000

/**
 * The wait counts from the first unsaved change, so steady typing cannot put a save off. A host that is long at it,
 * because the invoice is, gets more time between two for what else is asked of it.
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

  /** Saves what is written by now; what is written meanwhile has a timer of its own. */
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
    // its timer may have passed while this save was under way
    else schedule(id, entry, 0)
    return true
  }

  /** One save in flight per invoice. */
  const start = (id: string, entry: Entry): Promise<boolean> => {
    clearTimeout(entry.timer)
    entry.timer = undefined
    entry.running ??= run(id, entry).finally(() => {
      entry.running = undefined
    })
    return entry.running
  }

  /** A save that is under way is waited for, then what came after is saved. */
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
