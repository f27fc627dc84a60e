import {
  cursorAfter,
  type InvoiceCounts,
  type InvoiceSort,
  type InvoiceSummary,
} from '#contract/invoice-list.ts'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { listRowOf } from '../document/list-row.ts'
import type { OpenInvoice } from '../document/open-invoice.ts'
import { groupOrder, isSameOrder, type ListFilter, type ListQuery, noFilter, toQuery } from './list-filter.ts'
import { whileSet } from './while-set.ts'

export interface InvoiceRowsState {
  readonly search: string
  readonly filter: ListFilter
  readonly sort: InvoiceSort
  /** order of the list or of the table, unless the user chose one */
  readonly usualOrder: InvoiceSort
  /** loaded rows that match search and filter */
  readonly invoices: readonly InvoiceSummary[]
  /** rows of open invoices that are not loaded or do not match */
  readonly unlisted: Readonly<Record<string, InvoiceSummary>>
  /** the rows are those of the current search, filter and order */
  readonly isCurrent: boolean
  /** the host has more rows */
  readonly hasMore: boolean
  /** whether there are no invoices except the example, regardless of search and filter */
  readonly isEmpty: boolean
  /** invoices by status that match search and period; `null` until counted */
  readonly counts: InvoiceCounts | null
}

export const emptyRows: InvoiceRowsState = {
  search: '',
  filter: noFilter,
  sort: groupOrder,
  usualOrder: groupOrder,
  invoices: [],
  unlisted: {},
  isCurrent: true,
  hasMore: false,
  isEmpty: false,
  counts: null,
}

/** The row of an invoice, listed or not; `undefined` until it is read. */
export const findRow = (
  { invoices, unlisted }: InvoiceRowsState,
  id: string | null | undefined,
): InvoiceSummary | undefined =>
  id == null ? undefined : (invoices.find(row => row.id === id) ?? unlisted[id])

interface RowsStore {
  getState(): InvoiceRowsState
  setState(change: Partial<InvoiceRowsState>): void
}

/** row limits: initial load, loading while scrolling, refresh after a change */
const initialRows = 200
const maxRowsPerRequest = 2000
const maxRowsPerRefresh = 5000

const refreshDelayMs = 250

const isNothing = (rows: readonly InvoiceSummary[]): boolean =>
  rows.every(({ isSample }) => isSample === true)

/** The rows of the invoice list with their search, filter and order. */
export function createInvoiceRows(api: DesktopApi, store: RowsStore) {
  const today = () => localDateOf(new Date())
  /** day of the loaded statuses, some of which depend on the day */
  let loadedOn = today()
  /** position after the last loaded row, because rows may change after loading */
  let last: InvoiceSummary | undefined

  const currentQuery = (): ListQuery => {
    const { search, filter } = store.getState()
    return toQuery(search, filter, today())
  }

  let latestCount = 0
  const refreshCounts = async () => {
    const count = ++latestCount
    const { statuses: _all, ...query } = currentQuery()
    const answer = await api.countInvoices(query)
    if (answer.ok && count === latestCount) store.setState({ counts: answer.value })
  }

  let latestQuery = 0
  let latestRefresh = Promise.resolve()
  /** Resolves once the rows requested last are loaded. */
  const refreshInvoices = () => {
    latestRefresh = readInvoices()
    return latestRefresh
  }
  const readInvoices = async () => {
    const query = ++latestQuery
    const { sort, invoices } = store.getState()
    const limit = Math.min(Math.max(initialRows, invoices.length), maxRowsPerRefresh)
    const filter = currentQuery()
    loadedOn = today()
    const answer = await api.listInvoices({ ...filter, sort, limit })
    // an older answer that arrives late is discarded
    if (query !== latestQuery) return latestRefresh
    store.setState({ isCurrent: true })
    if (!answer.ok) return
    void refreshCounts()
    last = answer.value.at(-1)
    const isComplete = Object.keys(filter).length === 0
    store.setState({
      invoices: answer.value,
      // read again when shown
      unlisted: {},
      hasMore: answer.value.length === limit,
      ...(isComplete || !isNothing(answer.value) ? { isEmpty: isNothing(answer.value) } : {}),
    })
  }

  const refreshSoon = delayed(refreshInvoices)
  const refreshCountsSoon = delayed(refreshCounts)

  let isLoading = false
  /** Loads the rows after the last known one, doubling with each request. */
  const loadMore = async () => {
    const { sort, invoices, hasMore } = store.getState()
    if (isLoading || !hasMore || !last) return
    const query = latestQuery
    const limit = Math.min(invoices.length, maxRowsPerRequest)
    const after = cursorAfter(last, sort.by)
    const setLoading = (isRunning: boolean) => {
      isLoading = isRunning
    }
    const answer = await whileSet(setLoading, () =>
      api.listInvoices({ ...currentQuery(), sort, after, limit }),
    )
    // the list was refreshed meanwhile, so the next rows are requested again
    if (!answer.ok || query !== latestQuery) return
    last = answer.value.at(-1) ?? last
    const loaded = store.getState().invoices
    // an event may have moved a row to the top meanwhile
    const known = new Set(loaded.map(({ id }) => id))
    const added = answer.value.filter(({ id }) => !known.has(id))
    store.setState({ invoices: [...loaded, ...added], hasMore: answer.value.length === limit })
  }

  /** Only the host knows the position of a row, except in an unfiltered list sorted by group or by last change. */
  const isOrderedHere = () => {
    const { sort } = store.getState()
    const isKnown = sort.by === 'group' || sort.by === 'changed'
    return isKnown && sort.descending && Object.keys(currentQuery()).length === 0
  }

  /** Replaces the row of an invoice, and moves it if its sort value changed. */
  const applySummary = (row: InvoiceSummary) => {
    const { invoices, hasMore } = store.getState()
    const known = invoices.find(({ id }) => id === row.id)
    const { unlisted } = store.getState()
    if (row.id in unlisted) store.setState({ unlisted: { ...unlisted, [row.id]: row } })
    // the previous status of a row that is not loaded is unknown
    if (known?.status !== row.status) refreshCountsSoon()
    const { by } = store.getState().sort
    const value = (each: InvoiceSummary) => cursorAfter(each, by).value ?? ''
    if ((known && value(known) === value(row)) || !isOrderedHere()) {
      if (known) store.setState({ invoices: invoices.map(each => (each === known ? row : each)) })
      if (!isOrderedHere()) refreshSoon()
      return
    }
    const others = invoices.filter(each => each !== known)
    // equal rows are sorted by creation, which only the host knows
    if (by === 'group') refreshSoon()
    const at = others.findIndex(each => value(each) <= value(row))
    // will be loaded later, in its order
    if (at === -1 && hasMore && !known) return
    store.setState({ invoices: others.toSpliced(at === -1 ? others.length : at, 0, row) })
  }

  /** Applies a new search, filter or order and loads the first rows. */
  const restart = (change: Partial<Pick<InvoiceRowsState, 'search' | 'filter' | 'sort' | 'usualOrder'>>) => {
    store.setState({ ...change, isCurrent: false, invoices: store.getState().invoices.slice(0, initialRows) })
    return refreshInvoices()
  }

  return {
    refreshInvoices,
    refreshSoon,
    loadMore,
    applySummary,
    /** Reads the row of an invoice that is not in the list. */
    async loadUnlisted(id: string) {
      const answer = await api.invoiceSummary({ id })
      if (answer.ok) store.setState({ unlisted: { ...store.getState().unlisted, [id]: answer.value } })
    },
    /** Keeps the edits of a closed invoice in its row, which is not moved. */
    applyEdits(invoice: OpenInvoice) {
      const { invoices } = store.getState()
      store.setState({
        invoices: invoices.map(row => (row.id === invoice.id ? { ...row, ...listRowOf(row, invoice) } : row)),
      })
    },
    /** Reads the list again on another day, because overdue depends on it. */
    refreshOnNewDay() {
      if (loadedOn !== today()) void refreshInvoices()
    },
    setSearch: (search: string) => void restart({ search }),
    setFilter: (change: Partial<ListFilter>) =>
      void restart({ filter: { ...store.getState().filter, ...change } }),
    setSort: (sort: InvoiceSort) => void restart({ sort }),
    /** List and table share an order chosen by the user; otherwise each has its own. */
    async setUsualOrder(usualOrder: InvoiceSort) {
      const { sort, usualOrder: before } = store.getState()
      if (isSameOrder(usualOrder, before)) return
      if (isSameOrder(sort, before)) await restart({ sort: usualOrder, usualOrder })
      else store.setState({ usualOrder })
    },
    /** Applies a view of the user. */
    showView: (search: string, filter: ListFilter) => void restart({ search, filter }),
    /** Removes or replaces the filter; the order is kept. */
    clearFilter: (filter: ListFilter = noFilter) => void restart({ search: '', filter }),
    currentQuery,
  }
}

/** Several calls in quick succession, as during a batch, cause one run. */
function delayed(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    if (timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      void work()
    }, refreshDelayMs)
  }
}
