/** What the toolbar may say. `saved` only ever follows a commit that the host has acknowledged. */
export type SaveStatus =
  | { at: 'saved'; updatedAt: string }
  | { at: 'changed' }
  | { at: 'saving' }
  | { at: 'failed'; message: string }

export type SaveOutcome = { ok: true; updatedAt: string } | { ok: false; message: string }

export interface AutosavePorts {
  /** saves what the document holds now, and answers after the commit */
  save(id: string): Promise<SaveOutcome>
  report(id: string, status: SaveStatus): void
}

export interface Autosave {
  changed(id: string): void
  /** resolves when everything written so far is committed (true) or could not be (false) */
  flush(id: string): Promise<boolean>
  flushAll(): Promise<boolean>
  isClean(id: string): boolean
  /** nothing that was written waits or is under way */
  isAllClean(): boolean
}

interface Entry {
  dirty: boolean
  /** said, and true until a commit: what offers a way out must not go away while it is tried again */
  failed: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  running: Promise<boolean> | undefined
}

/** The wait counts from the first unsaved change, so steady typing cannot put a save off. */
const wait = 400
const retryAfter = 5000

export function createAutosave(ports: AutosavePorts): Autosave {
  const entries = new Map<string, Entry>()

  const entryOf = (id: string): Entry => {
    const known = entries.get(id)
    if (known) return known
    const entry: Entry = { dirty: false, failed: false, timer: undefined, running: undefined }
    entries.set(id, entry)
    return entry
  }

  const schedule = (id: string, entry: Entry, delay: number) => {
    entry.timer ??= setTimeout(() => {
      entry.timer = undefined
      void flush(id)
    }, delay)
  }

  const run = async (id: string, entry: Entry): Promise<boolean> => {
    while (entry.dirty) {
      entry.dirty = false
      if (!entry.failed) ports.report(id, { at: 'saving' })
      const outcome = await ports.save(id).catch(
        (cause: unknown): SaveOutcome => ({
          ok: false,
          message: cause instanceof Error ? cause.message : String(cause),
        }),
      )
      if (!outcome.ok) {
        entry.dirty = true
        entry.failed = true
        ports.report(id, { at: 'failed', message: outcome.message })
        schedule(id, entry, retryAfter)
        return false
      }
      entry.failed = false
      if (!entry.dirty) ports.report(id, { at: 'saved', updatedAt: outcome.updatedAt })
    }
    return true
  }

  /** One save in flight per invoice: a second flush waits for the first, then saves what came after. */
  const flush = (id: string): Promise<boolean> => {
    const entry = entryOf(id)
    clearTimeout(entry.timer)
    entry.timer = undefined
    entry.running ??= run(id, entry).finally(() => {
      entry.running = undefined
    })
    return entry.running
  }

  const isSettled = (entry: Entry) => !entry.dirty && !entry.running

  return {
    changed(id) {
      const entry = entryOf(id)
      if (!entry.dirty && !entry.running) ports.report(id, { at: 'changed' })
      entry.dirty = true
      schedule(id, entry, wait)
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
    isAllClean: () => [...entries.values()].every(isSettled),
  }
}
