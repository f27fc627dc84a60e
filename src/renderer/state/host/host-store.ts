import { createStore } from 'zustand/vanilla'
import type { BatchView } from '#contract/batch.ts'
import type {
  ConnectionsView,
  DesktopApi,
  HostInfo,
  InvoiceSummary,
  Settings,
  TemplateSummary,
} from '#contract/desktop-api.ts'
import type { StoreStatus } from '#contract/stored-data.ts'

/** What the host keeps and the page shows: the list, the templates, the connections, the settings. */
export interface HostState {
  readonly host: HostInfo | null
  readonly search: string
  /** those that match the search */
  readonly invoices: readonly InvoiceSummary[]
  /** there are more than these */
  readonly hasMore: boolean
  /** is there any invoice at all, whatever the search says */
  readonly isEmpty: boolean
  readonly templates: readonly TemplateSummary[]
  readonly connections: ConnectionsView | null
  readonly settings: Settings | null
  /** the condition of the data as a whole */
  readonly data: StoreStatus | null
  readonly online: boolean
  /** what was submitted together, until its result was read */
  readonly batch: BatchView | null
}

/** rows: what a window may show, what is asked for while scrolling, what is read anew when one invoice changed */
const initialRows = 200
const maxRowsPerRequest = 2000
const maxRowsPerRefresh = 5000

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
    // An older answer that arrives late must not replace a newer one.
    if (!answer.ok || query !== latestQuery) return
    store.setState({
      invoices: answer.value,
      hasMore: answer.value.length === limit,
      ...(search.trim() === '' ? { isEmpty: answer.value.length === 0 } : {}),
    })
  }

  let isLoading = false
  /** The rows after the last known one; as one walks on, more of them at once. */
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
    // The list was read anew meanwhile; what follows its end is asked for again.
    if (!answer.ok || query !== latestQuery) return
    store.setState({ invoices: [...invoices, ...answer.value], hasMore: answer.value.length === limit })
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

  let isBatchRead = true
  let isBatchStale = false
  /** One question at a time: of what hundreds of events say only the last state counts. */
  const refreshBatch = async () => {
    isBatchStale = true
    if (!isBatchRead) return
    isBatchRead = false
    while (isBatchStale) {
      isBatchStale = false
      const answer = await api.batch()
      if (answer.ok && !isBatchStale) store.setState({ batch: answer.value })
    }
    isBatchRead = true
  }

  let settingsQueue: Promise<unknown> = Promise.resolve()

  return {
    store,
    refreshInvoices,
    loadMore,
    refreshConnections,
    refreshData,
    refreshBatch,
    /** newer than an answer that is still on its way, so that one is asked for again */
    setBatch(batch: BatchView | null) {
      isBatchStale = true
      store.setState({ batch })
    },
    /** a template of one's own is written in another program, so it is looked for when the window is looked at again */
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
      // another search begins at its first rows
      store.setState(state => ({ search, invoices: state.invoices.slice(0, initialRows) }))
      void refreshInvoices()
    },
    setOnline: (online: boolean) => store.setState({ online }),
    setConnections: (connections: ConnectionsView) => store.setState({ connections }),
    /** One after the other, so that a change made from the settings knows the one before it. */
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
