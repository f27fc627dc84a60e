import { enablePatches, type Patch } from 'immer'
import type { WordKey } from '../words.ts'

enablePatches()

/** One undo step. Typing in one field is one step: the burst ends at blur, after a pause, or in another field. */
export interface Step {
  /** what Edit > Undo calls it */
  label: WordKey
  /** the field that is being typed into; `null` for a command, which is always a step of its own */
  burst: string | null
  /** milliseconds, of the latest change in the step */
  at: number
  undo: Patch[]
  redo: Patch[]
}

export interface History {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** may the next change of the same field join the last step? */
  readonly open: boolean
}

export const emptyHistory: History = { past: [], future: [], open: false }

const pause = 1000
const longest = 500

export function record(history: History, step: Step): History {
  const last = history.past.at(-1)
  if (last && history.open && joins(last, step)) {
    return { past: [...history.past.slice(0, -1), merge(last, step)], future: [], open: true }
  }
  return { past: [...history.past, step].slice(-longest), future: [], open: step.burst !== null }
}

export const closeBurst = (history: History): History =>
  history.open ? { ...history, open: false } : history

export function undo(history: History): { history: History; step: Step } | undefined {
  const step = history.past.at(-1)
  if (!step) return undefined
  return {
    step,
    history: { past: history.past.slice(0, -1), future: [...history.future, step], open: false },
  }
}

export function redo(history: History): { history: History; step: Step } | undefined {
  const step = history.future.at(-1)
  if (!step) return undefined
  return {
    step,
    history: { past: [...history.past, step], future: history.future.slice(0, -1), open: false },
  }
}

const joins = (last: Step, next: Step) =>
  next.burst !== null && last.burst === next.burst && next.at - last.at < pause

function merge(last: Step, next: Step): Step {
  const [before] = last.redo
  const [after] = next.redo
  const sameSpot =
    last.redo.length === 1 &&
    next.redo.length === 1 &&
    before !== undefined &&
    after !== undefined &&
    after.op !== 'remove' &&
    before.path.join('/') === after.path.join('/')
  // A burst of a hundred keystrokes in one place is one patch, not a hundred.
  if (sameSpot) return { ...last, at: next.at, redo: [{ ...before, value: after.value }] }
  return { ...last, at: next.at, undo: [...next.undo, ...last.undo], redo: [...last.redo, ...next.redo] }
}
