import { createStore } from 'zustand/vanilla'
import type { Answer } from '#contract/operation.ts'
import { createSerialQueue } from '#core/concurrency.ts'
import { unwrap } from './unwrap-answer.ts'

export interface CommittedChange {
  changeId: string
  /** names the change in messages */
  title: string
}

export interface ChangeHistoryState {
  readonly past: readonly CommittedChange[]
  readonly future: readonly CommittedChange[]
}

/** The host no longer keeps the change, or its records were changed since. */
const finalErrors: readonly string[] = [
  'no_such_payment',
  'no_such_record',
  'stale_payment',
  'stale_record',
  'stale_schedule',
]

/** Whether a failed undo may succeed later. */
export const isPassing = ({ code }: { code: string }): boolean => !finalErrors.includes(code)

/**
 * Undo and redo of changes committed and kept by the host: payments, or customers and catalogue items.
 * @param undoChange undoes a change on the host and returns the change that redoes it
 */
export function createChangeHistory(
  undoChange: (change: { changeId: string }) => Promise<Answer<{ changeId: string }>>,
) {
  const store = createStore<ChangeHistoryState>(() => ({ past: [], future: [] }))

  const without = (list: readonly CommittedChange[], step: CommittedChange) =>
    list.filter(each => each !== step)

  /**
   * A latest change that can never be undone is forgotten; after any other error it can be tried again.
   * @param changeId defaults to the latest one
   */
  const move = async (
    from: 'past' | 'future',
    to: 'past' | 'future',
    changeId?: string,
  ): Promise<CommittedChange | undefined> => {
    const list = store.getState()[from]
    const step = changeId === undefined ? list.at(-1) : list.find(each => each.changeId === changeId)
    if (!step) return undefined
    const answer = await undoChange({ changeId: step.changeId })
    const isLatest = store.getState()[from].at(-1) === step
    if (answer.ok || (isLatest && !isPassing(answer.error)))
      store.setState(state => ({ [from]: without(state[from], step) }))
    if (!answer.ok && answer.error.code === 'work_cancelled') return undefined
    const inverse = await unwrap(Promise.resolve(answer))
    store.setState(state => ({ [to]: [...state[to], { ...step, changeId: inverse.changeId }] }))
    return step
  }

  let waiting = 0
  const enqueue = createSerialQueue()

  return {
    store,
    /** Whether there may be a step to undo or redo; true while a step runs, which decides it when it ends. */
    has: (way: 'past' | 'future'): boolean => waiting > 0 || store.getState()[way].length > 0,
    /** Runs steps one after the other, so that a key pressed during a step takes effect after it. */
    async inTurn(work: () => Promise<void>): Promise<void> {
      waiting += 1
      await enqueue(work).finally(() => {
        waiting -= 1
      })
    },
    record: (step: CommittedChange) => store.setState(state => ({ past: [...state.past, step], future: [] })),
    undo: (changeId?: string) => move('past', 'future', changeId),
    redo: () => move('future', 'past'),
    /** the data were replaced as a whole */
    reset: () => store.setState({ past: [], future: [] }),
  }
}

export type ChangeHistory = ReturnType<typeof createChangeHistory>
