import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

const maxChanges = 100
/** Parts of all changes that can be undone, such as payments or records. */
const maxParts = 200_000

export interface UndoLog<Change> {
  /** @returns the id by which the change is found */
  keep(change: Change): string
  find(changeId: string): Change | undefined
  forget(changeId: string): void
}

/** Keeps the latest committed changes in memory, so that they can be undone. */
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
 * What undoes a step: from the present state, if its content is the one that the step led to, whatever its revision. So
 * several changes are undone one after the other. The revision counts on, because going back is a change too.
 * @returns `undefined`: something else changed it
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
