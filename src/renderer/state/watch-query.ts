import type { OpenInvoices } from './document/open-invoices.ts'

/** milliseconds, longer than the interval between two keystrokes */
const debounceMs = 350

interface WatchedQuery<Query> {
  /** `undefined` if there is nothing to ask */
  query: () => Query | undefined
  ask: (query: Query) => Promise<void>
  /** Subscribes to events that outdate an answer although the query is unchanged. */
  subscribe?: (repeat: () => void) => () => void
}

/**
 * Runs a query about the open invoices when it changes, after a pause in typing.
 * @returns stops it
 */
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
