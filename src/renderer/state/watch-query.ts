import type { OpenInvoices } from './document/open-invoices.ts'

/** Longer than the interval between two keystrokes. */
const debounceMs = 350

interface WatchedQuery<Query> {
  /** `undefined`: nothing to ask */
  query: () => Query | undefined
  ask: (query: Query) => Promise<void>
  /** Subscribes to what makes an answer outdated although the query is the same. */
  subscribe?: (repeat: () => void) => () => void
}

/** Asks when a query about the open invoices changes, after a pause in typing. @returns a function that stops */
export function watchQuery<Query>(
  openInvoices: Pick<OpenInvoices, 'store'>,
  { query, ask, subscribe }: WatchedQuery<Query>,
): () => void {
  let lastQuery = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const askNow = () => {
    const current = query()
    if (current !== undefined) void ask(current)
  }

  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(askNow, debounceMs)
  }

  const stopDocuments = openInvoices.store.subscribe(() => {
    const current = JSON.stringify(query() ?? null)
    if (current === lastQuery) return
    lastQuery = current
    schedule()
  })
  const stopOthers = subscribe?.(schedule)
  return () => {
    clearTimeout(timer)
    stopDocuments()
    stopOthers?.()
  }
}
