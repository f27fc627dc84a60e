import type { WordKey } from '../../i18n/translate.ts'
import { type Difference, differenceBetween, isNothing, weightOf } from './doc-diff.ts'
import type { Doc } from './editor-doc.ts'

/** What was done, as the editor says it. */
export interface Deed {
  /** what Edit > Undo calls it, where it is no typing */
  label: WordKey
  /** the field that is being typed into; `null` for a command, which is always a step of its own */
  burst: string | null
  /** pasted, dropped or cut at once: a step of its own, too */
  isWhole: boolean
  /** milliseconds, of the latest change in the step */
  at: number
}

/** One undo step. Typing in one field is one step: the burst ends at blur, after a pause, or in another field. */
export interface Step extends Deed {
  difference: Difference
}

export interface History {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** what the document was before the last step, while the next change of the same field may join it */
  readonly open: Doc | null
}

export const emptyHistory: History = { past: [], future: [], open: null }

const pause = 1000
const longest = 500
/** Characters that the steps of one document hold together: some logos, or some pastes of ten thousand lines. */
const heaviest = 8_000_000

export function record(history: History, deed: Deed, before: Doc, after: Doc): History {
  const last = history.past.at(-1)
  const isJoined = last !== undefined && history.open !== null && joins(last, deed)
  const begun = isJoined && history.open ? history.open : before
  const step: Step = { ...deed, difference: differenceBetween(begun, after) }
  const past = isJoined ? history.past.slice(0, -1) : history.past
  return {
    // what was typed and deleted again is nothing to undo
    past: isNothing(step.difference) ? past : bounded([...past, step]),
    future: [],
    open: deed.burst === null || deed.isWhole || isNothing(step.difference) ? null : begun,
  }
}

export const closeBurst = (history: History): History => (history.open ? { ...history, open: null } : history)

export function undo(history: History): { history: History; step: Step } | undefined {
  const step = history.past.at(-1)
  if (!step) return undefined
  return {
    step,
    history: { past: history.past.slice(0, -1), future: [...history.future, step], open: null },
  }
}

export function redo(history: History): { history: History; step: Step } | undefined {
  const step = history.future.at(-1)
  if (!step) return undefined
  return {
    step,
    history: { past: [...history.past, step], future: history.future.slice(0, -1), open: null },
  }
}

export const weightOfHistory = ({ past, future }: History): number =>
  [...past, ...future].reduce((sum, { difference }) => sum + weightOf(difference), 0)

const joins = (last: Step, next: Deed) =>
  next.burst !== null &&
  !next.isWhole &&
  !last.isWhole &&
  last.burst === next.burst &&
  next.at - last.at < pause

/** The newest, as many as there is room for; the very last one whatever it takes. */
function bounded(steps: readonly Step[]): readonly Step[] {
  let weight = 0
  const tooOld = steps.findLastIndex(({ difference }, index) => {
    weight += weightOf(difference)
    return index < steps.length - 1 && (weight > heaviest || steps.length - index > longest)
  })
  return tooOld === -1 ? steps : steps.slice(tooOld + 1)
}
