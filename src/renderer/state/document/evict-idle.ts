import type { OpenDocument } from './open-invoice.ts'
import { weightOfHistory } from './undo-history.ts'

/** Documents without a step to undo: going back and forth between some asks nobody. */
const mostUnchanged = 20
/** Documents with steps, and the characters that their steps hold together. */
const mostChanged = 300
const heaviest = 40_000_000

type Idle = Pick<OpenDocument, 'id' | 'history'>

/** Which of the open documents that nobody looks at are closed, so that a long day takes no more memory than a short one. */
export function idleToClose(idle: readonly Idle[], lastShown: ReadonlySet<string>): string[] {
  const order = [...lastShown]
  const newestFirst = idle.toSorted((a, b) => order.indexOf(b.id) - order.indexOf(a.id))
  const unchanged = newestFirst.filter(({ history }) => isEmpty(history))
  const changed = newestFirst.filter(({ history }) => !isEmpty(history))
  let weight = 0
  const tooMuch = changed.filter(({ history }, index) => {
    weight += weightOfHistory(history)
    return index >= mostChanged || weight > heaviest
  })
  return [...unchanged.slice(mostUnchanged), ...tooMuch].map(({ id }) => id)
}

const isEmpty = ({ past, future }: OpenDocument['history']) => past.length === 0 && future.length === 0
