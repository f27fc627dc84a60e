import type { OpenInvoice } from './open-invoice.ts'
import { historySize } from './undo-history.ts'

/** limit of idle invoices without undo steps */
const maxUnchanged = 20
/** limits of idle invoices with undo steps, and of the characters in their histories */
const maxChanged = 300
const maxCharacters = 40_000_000

type Idle = Pick<OpenInvoice, 'id' | 'history'>

/** Selects idle invoices to close, least recently shown first, to limit the memory. */
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
