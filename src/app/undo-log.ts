import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

const maxChanges = 100
/** Maximum number of parts of all undoable changes together, such as payments or records. */
const maxParts = 200_000

export interface UndoLog<Change> {
  /** @returns the id of the change */
  keep(change: Change): string
  find(changeId: string): Change | undefined
  forget(changeId: string): void
}

/** Keeps the latest committed changes in memory for undo. */
export function createUndoLog<Change>(sizeOf: (change: Change) => number): UndoLog<Change> {
  const changes = new Map<string, Change>()

  function forgetOldest(): void {
    let parts = [...changes.values()].reduce((sum, change) => sum + sizeOf(change), 0)
    for (const [changeId, change] of changes) {
      if (changes.size === 1 || (changes.size <= maxChanges && parts <= maxParts)) return
      changes.delete(changeId)
      parts -= sizeOf(change)
    }
  }

  return {
    keep(change) {
      const changeId = randomUUID()
      changes.set(changeId, change)
      forgetOldest()
      return changeId
    },
    find: changeId => changes.get(changeId),
    forget: changeId => void changes.delete(changeId),
  }
}

interface Stored {
  revision: number
  updatedAt: string
}

interface Step<Content extends Stored> {
  before: Content | null
  after: Content | null
}

/**
 * The step that undoes another one, provided that the current content equals its result, whatever the revision; so
 * several changes can be undone one after the other. The revision increases, because an undo is a change too.
 * @returns `undefined` if something else changed the content
 */
export function inverseStep<Content extends Stored>(
  { before, after }: Step<Content>,
  current: Content | null,
  at: string,
): Step<Content> | undefined {
  if (!isDeepStrictEqual(contentOf(after), contentOf(current))) return undefined
  const revision = Math.max(0, ...[before, after, current].map(state => state?.revision ?? 0)) + 1
  return { before: current, after: before && { ...before, revision, updatedAt: at } }
}

function contentOf<Content extends Stored>(state: Content | null): unknown {
  if (state === null) return null
  const { revision: _revision, updatedAt: _updatedAt, ...content } = state
  return content
}
