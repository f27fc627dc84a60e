import { createStore } from 'zustand/vanilla'
import type { ConnectAttempt } from '#contract/connecting.ts'
import type { CheckAnswer, ConnectionsView, LinkState } from '#contract/connections.ts'
import type { InvoiceStatus } from '#contract/invoices.ts'
import type { Answer } from '#contract/operation.ts'
import type { DesktopApi, HostInfo } from '#contract/operations/desktop-api.ts'
import type { TemplateSummary } from '#contract/preview.ts'
import type { CustomerView } from '#contract/records.ts'
import type { Settings } from '#contract/settings.ts'
import type { StoreStatus } from '#contract/stored-data.ts'
import type { Submission } from '#contract/submission.ts'
import type { BatchItem, BatchView } from '#contract/submission-operations.ts'
import { createSerialQueue } from '#core/concurrency.ts'
import { createInvoiceRows, emptyRows, type InvoiceRowsState } from './invoice-rows.ts'
import {
  linksAfterAnswer,
  linksAfterCheck,
  linksAfterSubmission,
  linksOfSame,
  type ServiceLinks,
} from './service-link.ts'

/** State cached from the host: list, templates, connections, settings. */
export interface HostState extends InvoiceRowsState {
  readonly host: HostInfo | null
  readonly templates: readonly TemplateSummary[]
  readonly connections: ConnectionsView | null
  readonly settings: Settings | null
  /** state of the store */
  readonly data: StoreStatus | null
  readonly online: boolean
  /** last answer of the service per connection */
  readonly links: ServiceLinks
  /** connections being tested right now */
  readonly checking: ReadonlySet<string>
  /** attempts to connect */
  readonly connecting: readonly ConnectAttempt[]
  /** instant of the last live document per connection with a connected key; the account has changed since */
  readonly lastBilled: Readonly<Record<string, string>>
  /** invoices submitted together, until the result was acknowledged */
  readonly batch: BatchView | null
  /** customers of the invoices shown so far */
  readonly customers: Readonly<Record<string, CustomerView>>
  /** counts changes of customers and catalogue items, so that their lists are read again */
  readonly recordChanges: number
  /** number of due drafts of schedules */
  readonly due: number
}

/** states of an attempt that can be withdrawn; a finished one keeps its state in the batch */
const withdrawable: ReadonlySet<BatchItem['state']> = new Set(['queued', 'sending', 'unknown'])

const nowText = () => new Date().toISOString()

export type SettingsChange = Parameters<DesktopApi['saveSettings']>[0]

export function createHostStore(api: DesktopApi, isOnline: () => boolean = () => navigator.onLine) {
  const store = createStore<HostState>(() => ({
    ...emptyRows,
    host: null,
    templates: [],
    connections: null,
    settings: null,
    data: null,
    online: isOnline(),
    links: {},
    checking: new Set(),
    connecting: [],
    lastBilled: {},
    batch: null,
    customers: {},
    recordChanges: 0,
    due: 0,
  }))

  const rows = createInvoiceRows(api, store)

  /** Updates the batch item of this submission; `null` if the submission was withdrawn. */
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

  const setConnections = (connections: ConnectionsView) => {
    const { connections: before, links } = store.getState()
    store.setState({
      connections,
      links: linksOfSame(links, before?.connections ?? [], connections.connections),
    })
  }

  const refreshConnections = async () => {
    const answer = await api.connections()
    if (answer.ok) setConnections(answer.value)
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

  const loadCustomer = async (id: string) => {
    const answer = await api.openCustomer({ id })
    if (answer.ok) {
      store.setState(({ customers }) => ({ customers: { ...customers, [id]: answer.value } }))
      return
    }
    // it was merged, or its creation was undone
    store.setState(({ customers: { [id]: _gone, ...customers } }) => ({ customers }))
  }

  const refreshRecords = async () => {
    store.setState(({ recordChanges }) => ({ recordChanges: recordChanges + 1 }))
    await Promise.all(Object.keys(store.getState().customers).map(loadCustomer))
  }

  const refreshDue = async () => {
    const answer = await api.countDue()
    if (answer.ok) store.setState({ due: answer.value })
  }

  const enqueueSettings = createSerialQueue()

  return {
    store,
    ...rows,
    refreshConnections,
    refreshData,
    refreshBatch,
    loadCustomer,
    rememberCustomer: (view: CustomerView) =>
      store.setState(({ customers }) => ({ customers: { ...customers, [view.id]: view } })),
    refreshRecords,
    refreshDue,
    setBatch: (batch: BatchView | null) => store.setState({ batch }),
    /** for events of an invoice */
    applyStatus(id: string, { summary, submission }: InvoiceStatus) {
      rows.applySummary(summary)
      applyToBatch(id, submission)
      if (submission) {
        store.setState(({ links }) => ({ links: linksAfterSubmission(links, submission, nowText()) }))
        const { connectionId, mode, finishedAt } = submission
        if (mode === 'live' && submission.state === 'done' && finishedAt !== null)
          store.setState(({ lastBilled }) => ({ lastBilled: { ...lastBilled, [connectionId]: finishedAt } }))
      }
    },
    /** reloaded when the window gets the focus, because custom templates are edited in other programs */
    refreshTemplates,
    async load() {
      const [host, templates, settings] = await Promise.all([
        api.hostInfo(),
        api.listTemplates(),
        api.settings(),
        rows.refreshInvoices(),
        refreshConnections(),
        refreshData(),
        refreshBatch(),
        api.connectAttempts().then(answer => answer.ok && store.setState({ connecting: answer.value })),
      ])
      store.setState({
        ...(host.ok ? { host: host.value } : {}),
        ...(templates.ok ? { templates: templates.value } : {}),
        ...(settings.ok ? { settings: settings.value } : {}),
      })
    },
    setOnline: (online: boolean) => store.setState({ online }),
    setConnections,
    setConnecting: (connecting: readonly ConnectAttempt[]) => store.setState({ connecting }),
    /** Reads the connections first, because answers to a previous key are dropped with them. */
    async noteAnswer(id: string, state: LinkState) {
      await refreshConnections()
      store.setState(({ links }) => ({ links: linksAfterAnswer(links, id, state, nowText()) }))
    },
    async checkConnection(id: string): Promise<Answer<CheckAnswer>> {
      store.setState(({ checking }) => ({ checking: new Set([...checking, id]) }))
      const answer = await api.checkConnection({ id })
      store.setState(({ checking }) => ({ checking: new Set([...checking].filter(each => each !== id)) }))
      if (answer.ok)
        store.setState(({ links }) => ({ links: linksAfterCheck(links, id, answer.value, nowText()) }))
      return answer
    },
    /** Reads the settings after a change that `saveSettings` did not make. */
    async readSettings() {
      const answer = await api.settings()
      if (answer.ok) store.setState({ settings: answer.value })
    },
    /** Adds, removes or restores a sender profile. */
    changeSenders<Value>(change: (api: DesktopApi) => Promise<Answer<Value>>): Promise<Answer<Value>> {
      return enqueueSettings(async () => {
        const answer = await change(api)
        const settings = answer.ok ? await api.settings() : undefined
        if (settings?.ok) store.setState({ settings: settings.value })
        return answer
      })
    },
    /** Serialised, so that a change based on the settings sees the previous change. */
    saveSettings(change: SettingsChange | ((now: Settings) => SettingsChange)) {
      return enqueueSettings(async () => {
        const { settings } = store.getState()
        const part = typeof change !== 'function' ? change : settings ? change(settings) : {}
        const answer = await api.saveSettings(part)
        if (answer.ok) store.setState({ settings: answer.value })
        return answer
      })
    },
  }
}

export type HostStore = ReturnType<typeof createHostStore>

/** Whether the sender is unknown and there is no invoice except the example. */
export const needsWelcome = ({ isEmpty, settings }: Pick<HostState, 'isEmpty' | 'settings'>): boolean =>
  isEmpty && settings !== null && Object.keys(settings.seller).length === 0
