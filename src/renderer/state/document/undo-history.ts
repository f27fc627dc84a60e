import type { pageTexts } from '#languages/en/page/page.ts'
import { type DocDiff, diffDocs, diffSize, isEmptyDiff } from './doc-diff.ts'
import type { EditorDoc } from './editor-doc.ts'

/** Kind of an undo step, as named in "Undo {step}". */
export type StepName = keyof (typeof pageTexts)['@step']

/** An edit of the document. */
export interface Edit {
  /** names the step in the Edit menu, unless it is typing */
  label: StepName
  /** field being typed into; `null` for a command, which is never coalesced */
  coalesceKey: string | null
  /** pasted, dropped or cut; never coalesced */
  isAtomic: boolean
  /** time of the latest change, in milliseconds */
  at: number
  /** customer linked to the invoice, if the edit changes it */
  customer?: { before: string | null; after: string | null }
}

/** One undo step. Typing in one field coalesces until blur, a pause, or another field. */
export interface UndoStep extends Edit {
  diff: DocDiff
}

export interface History {
  readonly past: readonly UndoStep[]
  readonly future: readonly UndoStep[]
  /** document before the last step, while the next change of the same field may still coalesce */
  readonly coalesceBase: EditorDoc | null
}

export const emptyHistory: History = { past: [], future: [], coalesceBase: null }

const coalesceWindowMs = 1000
const maxSteps = 500
/** Limit of the characters in one history, enough for some logos or some pastes of ten thousand lines. */
const maxCharacters = 8_000_000

export function recordEdit(history: History, edit: Edit, before: EditorDoc, after: EditorDoc): History {
  const last = history.past.at(-1)
  const isCoalesced = last !== undefined && history.coalesceBase !== null && canCoalesce(last, edit)
  const base = isCoalesced && history.coalesceBase ? history.coalesceBase : before
  const step: UndoStep = { ...edit, diff: diffDocs(base, after) }
  const past = isCoalesced ? history.past.slice(0, -1) : history.past
  return {
    // text typed and deleted again adds no step
    past: isEmptyDiff(step.diff) && !step.customer ? past : withinLimits([...past, step]),
    future: [],
    coalesceBase: edit.coalesceKey === null || edit.isAtomic || isEmptyDiff(step.diff) ? null : base,
  }
}

export const endCoalescing = (history: History): History =>
  history.coalesceBase ? { ...history, coalesceBase: null } : history

export function undo(history: History): { history: History; step: UndoStep } | undefined {
  const step = history.past.at(-1)
  if (!step) return undefined
  return {
    step,
    history: { past: history.past.slice(0, -1), future: [...history.future, step], coalesceBase: null },
  }
}

export function redo(history: History): { history: History; step: UndoStep } | undefined {
  const step = history.future.at(-1)
  if (!step) return undefined
  return {
    step,
    history: { past: [...history.past, step], future: history.future.slice(0, -1), coalesceBase: null },
  }
}

export const historySize = ({ past, future }: History): number =>
  [...past, ...future].reduce((sum, { diff: difference }) => sum + diffSize(difference), 0)

const canCoalesce = (last: UndoStep, next: Edit) =>
  next.coalesceKey !== null &&
  !next.isAtomic &&
  !last.isAtomic &&
  last.coalesceKey === next.coalesceKey &&
  next.at - last.at < coalesceWindowMs

/** The newest steps within the limits; the last step is always kept. */
function withinLimits(steps: readonly UndoStep[]): readonly UndoStep[] {
  let weight = 0
  const tooOld = steps.findLastIndex(({ diff: difference }, index) => {
    weight += diffSize(difference)
    return index < steps.length - 1 && (weight > maxCharacters || steps.length - index > maxSteps)
  })
  return tooOld === -1 ? steps : steps.slice(tooOld + 1)
}
