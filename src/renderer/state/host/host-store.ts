import { createStore } from 'zustand/vanilla'
import type { BatchItem, BatchView } from '#contract/batch.ts'
import type {
  ConnectionsView,
  DesktopApi,
  HostInfo,
  InvoiceStatus,
  InvoiceSummary,
  Settings,
  TemplateSummary,
} from '#contract/desktop-api.ts'
import type { StoreStatus } from '#contract/stored-data.ts'
import type { Submission } from '#contract/submission.ts'

/** State cached from the host: list, templates, connections, settings. */
export interface HostState {
  readonly host: HostInfo | null
  readonly search: string
  /** invoices that match the search */
  readonly invoices: readonly InvoiceSummary[]
  /** the host has more rows */
  readonly hasMore: boolean
  /** whether there are no invoices at all, regardless of the search */
  readonly isEmpty: boolean
  readonly templates: readonly TemplateSummary[]
  readonly connections: ConnectionsView | null
  readonly settings: Settings | null
  /** state of the store */
  readonly data: StoreStatus | null
  readonly online: boolean
  /** invoices submitted together, until their result was acknowledged */
  readonly batch: BatchView | null
}

/** row limits: initial load, loading while scrolling, refresh after a change */
const initialRows = 200
const maxRowsPerRequest = 2000
const maxRowsPerRefresh = 5000

/** states of an attempt that can be withdrawn; one that ended keeps its state in the batch */
const withdrawable: ReadonlySet<BatchItem['state']> = new Set(['queued', 'sending', 'unknown'])

export type SettingsChange = Parameters<DesktopApi['saveSettings']>[0]

export function createHostStore(api: DesktopApi, isOnline: () => boolean = () => navigator.onLine) {
  const store = createStore<HostState>(() => ({
    host: null,
    search: '',
    invoices: [],
    hasMore: false,
    isEmpty: false,
    templates: [],
    connections: null,
    settings: null,
    data: null,
    online: isOnline(),
    batch: null,
  }))

  let latestQuery = 0
  const refreshInvoices = async () => {
    const query = ++latestQuery
    const { search, invoices } = store.getState()
    const limit = Math.min(Math.max(initialRows, invoices.length), maxRowsPerRefresh)
    const answer = await api.listInvoices({
      ...(search.trim() === '' ? {} : { search: search.trim() }),
      limit,
    })
    // Discards an older answer that arrives late.
    if (!answer.ok || query !== latestQuery) return
    store.setState({
      invoices: answer.value,
      hasMore: answer.value.length === limit,
      ...(search.trim() === '' ? { isEmpty: answer.value.length === 0 } : {}),
    })
  }

  let isLoading = false
  /** Loads the rows after the last known one, doubling with each request. */
  const loadMore = async () => {
    const { search, invoices, hasMore } = store.getState()
    const last = invoices.at(-1)
    if (isLoading || !hasMore || !last) return
    isLoading = true
    const query = latestQuery
    const limit = Math.min(invoices.length, maxRowsPerRequest)
    const after = { updatedAt: last.updatedAt, id: last.id }
    const answer = await api.listInvoices({ search: search.trim(), after, limit })
    isLoading = false
    // The list was refreshed meanwhile, so the next rows are requested again.
    if (!answer.ok || query !== latestQuery) return
    const loaded = store.getState().invoices
    // an event may have moved a row to the top meanwhile
    const known = new Set(loaded.map(({ id }) => id))
    const added = answer.value.filter(({ id }) => !known.has(id))
    store.setState({ invoices: [...loaded, ...added], hasMore: answer.value.length === limit })
  }

  /** Replaces the row of an invoice, and moves it if the time of its latest change is another one. */
  const applySummary = (row: InvoiceSummary) => {
    const { invoices, search, hasMore } = store.getState()
    const known = invoices.find(({ id }) => id === row.id)
    if (known?.updatedAt === row.updatedAt) {
      store.setState({ invoices: invoices.map(each => (each === known ? row : each)) })
      return
    }
    if (!known && search.trim() !== '') {
      // only the host knows whether it matches; if all matches are loaded, it does not
      if (hasMore) void refreshInvoices()
      return
    }
    const others = invoices.filter(each => each !== known)
    const at = others.findIndex(({ updatedAt }) => updatedAt <= row.updatedAt)
    // loaded later, in its order
    if (at === -1 && hasMore && !known) return
    store.setState({ invoices: others.toSpliced(at === -1 ? others.length : at, 0, row) })
  }

  /** Updates the item of the batch that this submission belongs to; `null`: the submission was withdrawn. */
  const applyToBatch = (invoiceId: string, submission: Submission | null) => {
    const { batch } = store.getState()
    if (!batch) return
    const items = batch.items.map((item): BatchItem => {
      if (submission?.attemptId === item.attemptId)
        return { ...item, state: submission.state, problem: submission.problem }
      const isWithdrawn = submission === null && item.invoiceId === invoiceId && withdrawable.has(item.state)
      return isWithdrawn ? { ...item, state: 'cancelled' } : item
    })
    store.setState({ batch: { ...batch, items } })
  }

  const refreshConnections = async () => {
    const answer = await api.connections()
    if (answer.ok) store.setState({ connections: answer.value })
  }

  const refreshTemplates = async () => {
    const answer = await api.listTemplates()
    const isSame = answer.ok && JSON.stringify(answer.value) === JSON.stringify(store.getState().templates)
    if (answer.ok && !isSame) store.setState({ templates: answer.value })
  }

  const refreshData = async () => {
    const answer = await api.storeStatus()
    if (answer.ok) store.setState({ data: answer.value })
  }

  const refreshBatch = async () => {
    const answer = await api.batch()
    if (answer.ok) store.setState({ batch: answer.value })
  }

  let settingsQueue: Promise<unknown> = Promise.resolve()

  return {
    store,
    refreshInvoices,
    loadMore,
    refreshConnections,
    refreshData,
    refreshBatch,
    setBatch: (batch: BatchView | null) => store.setState({ batch }),
    /** for events of an invoice */
    applyStatus(id: string, { summary, submission }: InvoiceStatus) {
      applySummary(summary)
      applyToBatch(id, submission)
    },
    /** custom templates are edited in other programs, so they are reloaded when the window gets the focus */
    refreshTemplates,
    async load() {
      const [host, templates, settings] = await Promise.all([
        api.hostInfo(),
        api.listTemplates(),
        api.settings(),
        refreshInvoices(),
        refreshConnections(),
        refreshData(),
        refreshBatch(),
      ])
      store.setState({
        ...(host.ok ? { host: host.value } : {}),
        ...(templates.ok ? { templates: templates.value } : {}),
        ...(settings.ok ? { settings: settings.value } : {}),
      })
    },
    setSearch(search: string) {
      // a new search starts with its first rows
      store.setState(state => ({ search, invoices: state.invoices.slice(0, initialRows) }))
      void refreshInvoices()
    },
    setOnline: (online: boolean) => store.setState({ online }),
    setConnections: (connections: ConnectionsView) => store.setState({ connections }),
    /** Serialised, so that a change based on the settings sees the previous one. */
    saveSettings(change: SettingsChange | ((now: Settings) => SettingsChange)) {
      const save = async () => {
        const { settings } = store.getState()
        const part = typeof change !== 'function' ? change : settings ? change(settings) : {}
        const answer = await api.saveSettings(part)
        if (answer.ok) store.setState({ settings: answer.value })
        return answer
      }
      const answer = settingsQueue.then(save, save)
      settingsQueue = answer
      return answer
    },
  }
}

export type HostStore = ReturnType<typeof createHostStore>
