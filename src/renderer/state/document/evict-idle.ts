import type { OpenInvoice } from './open-invoice.ts'
import { historySize } from './undo-history.ts'

/** Documents without a step to undo: going back and forth between some asks nobody. */
const maxUnchanged = 20
/** Documents with steps, and the characters that their steps hold together. */
const maxChanged = 300
const maxCharacters = 40_000_000

type Idle = Pick<OpenInvoice, 'id' | 'history'>

/** Which of the open documents that nobody looks at are closed, so that a long day takes no more memory than a short one. */
export function selectForEviction(idle: readonly Idle[], recentlyShown: ReadonlySet<string>): string[] {
  const order = [...recentlyShown]
  const newestFirst = idle.toSorted((a, b) => order.indexOf(b.id) - order.indexOf(a.id))
  const unchanged = newestFirst.filter(({ history }) => isEmpty(history))
  const changed = newestFirst.filter(({ history }) => !isEmpty(history))
  let size = 0
  const beyondLimits = changed.filter(({ history }, index) => {
    size += historySize(history)
    return index >= maxChanged || size > maxCharacters
  })
  return [...unchanged.slice(maxUnchanged), ...beyondLimits].map(({ id }) => id)
}

const isEmpty = ({ past, future }: OpenInvoice['history']) => past.length === 0 && future.length === 0
