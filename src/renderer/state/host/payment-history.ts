import { createStore } from 'zustand/vanilla'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import { unwrap } from './unwrap-answer.ts'

export interface PaymentStep {
  changeId: string
  /** the change, for messages */
  title: string
}

export interface PaymentHistoryState {
  readonly past: readonly PaymentStep[]
  readonly future: readonly PaymentStep[]
}

/** Undo and redo of the payment changes of this window; the host holds the changes. */
export function createPaymentHistory(api: Pick<DesktopApi, 'undoPaymentChange'>) {
  const store = createStore<PaymentHistoryState>(() => ({ past: [], future: [] }))

  /** A change that cannot be undone any more is forgotten; one whose undo was cancelled is not. */
  const move = async (from: 'past' | 'future', to: 'past' | 'future'): Promise<PaymentStep | undefined> => {
    const step = store.getState()[from].at(-1)
    if (!step) return undefined
    store.setState(state => ({ [from]: state[from].slice(0, -1) }))
    const answer = await api.undoPaymentChange({ changeId: step.changeId })
    if (!answer.ok && answer.error.code === 'work_cancelled') {
      store.setState(state => ({ [from]: [...state[from], step] }))
      return undefined
    }
    const { changeId } = await unwrap(Promise.resolve(answer))
    store.setState(state => ({ [to]: [...state[to], { ...step, changeId }] }))
    return step
  }

  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  return {
    store,
    /** Whether there may be a step to undo or redo; a step that is being done decides that when it has ended. */
    has: (way: 'past' | 'future'): boolean => waiting > 0 || store.getState()[way].length > 0,
    /** Keys that are pressed while a step is undone or redone take effect after it. */
    async inTurn(work: () => Promise<void>): Promise<void> {
      waiting += 1
      turn = turn.then(work, work).finally(() => {
        waiting -= 1
      })
      await turn
    },
    record: (step: PaymentStep) => store.setState(state => ({ past: [...state.past, step], future: [] })),
    undo: () => move('past', 'future'),
    redo: () => move('future', 'past'),
    /** the data was replaced as a whole */
    reset: () => store.setState({ past: [], future: [] }),
  }
}

export type PaymentHistory = ReturnType<typeof createPaymentHistory>
