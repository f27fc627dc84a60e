import type { InvoiceStatus } from '#contract/invoices.ts'
import type { DesktopApi, HostEvent } from '#contract/operations/desktop-api.ts'
import { createOpenInvoices, type OpenInvoices } from './document/open-invoices.ts'
import { type ChangeHistory, createChangeHistory } from './host/change-history.ts'
import { createHostStore, type HostStore } from './host/host-store.ts'
import { createUnsavedForms, type UnsavedForms } from './unsaved-forms.ts'
import { createViewStore, type ViewStore } from './view/view-store.ts'

/** State of the renderer, based on the desktop API. */
export interface App {
  readonly api: DesktopApi
  readonly openInvoices: OpenInvoices
  readonly hostStore: HostStore
  readonly view: ViewStore
  /** open forms of customers and catalogue items */
  readonly forms: Set<OpenForm>
  readonly unsavedForms: UnsavedForms
  readonly payments: ChangeHistory
  /** undo history of customers and catalogue items */
  readonly records: ChangeHistory
}

export interface OpenForm {
  isDirty(): boolean
  /**
   * saves the form.
   * @returns false if the host rejected it
   */
  save(): Promise<boolean>
  /** discards the form, including its copy on the host */
  discard(): Promise<void>
}

export function createApp(api: DesktopApi): App {
  const hostStore = createHostStore(api)
  const mayWrite = () => hostStore.store.getState().data?.state !== 'newer'
  const view = createViewStore()
  return {
    api,
    openInvoices: createOpenInvoices(api, { mayWrite, onEvict: hostStore.applyEdits }),
    hostStore,
    view,
    forms: new Set(),
    unsavedForms: createUnsavedForms(api, view.notify),
    payments: createChangeHistory(change => api.undoPaymentChange(change)),
    records: createChangeHistory(change => api.undoRecordChange(change)),
  }
}

/**
 * A browser window can close without asking the host: if something is unsaved, prevents unloading and saves at once.
 */
export function preventUnloadWhileUnsaved(app: App, event: Pick<Event, 'preventDefault'>): void {
  const isFormDirty = [...app.forms].some(form => form.isDirty())
  if (app.openInvoices.autosave.isAllClean() && !isFormDirty) return
  if (isFormDirty) void saveForms(app)
  void app.openInvoices.autosave.flushAll()
  event.preventDefault()
}

/** Subscribes to events of the host. */
export function subscribeToHost(app: App, runCommand: (id: string) => void): () => void {
  return app.api.onEvent((event: HostEvent) => {
    switch (event.type) {
      case 'invoice-changed':
        applyStatus(app, event.id, event.status)
        return
      case 'connections-changed':
        void app.hostStore.refreshConnections()
        return
      case 'connecting':
        app.hostStore.setConnecting(event.attempts)
        return
      case 'service-answered':
        void app.hostStore.noteAnswer(event.connectionId, event.state)
        return
      case 'records-changed':
        void app.hostStore.refreshRecords()
        void reloadCustomers(app)
        return
      case 'invoices-changed':
        app.hostStore.refreshSoon()
        return
      case 'store-changed':
        void app.hostStore.refreshData()
        void app.hostStore.refreshDue()
        return
      case 'progress':
        app.view.setProgress(event.work, { done: event.done, total: event.total })
        return
      case 'recovery-progress':
        app.view.set({ recoveryProgress: { done: event.done, total: event.total } })
        return
      case 'command':
        runCommand(event.id)
        return
      case 'closing':
        void saveBeforeClose(app)
        return
      case 'schedules-changed':
        // handled by `mentionDueInvoices`
        return
      default:
        event satisfies never
    }
  })
}

/** Applies the content of the event; reads again what the host could not read and what has another draft. */
function applyStatus(app: App, id: string, status: InvoiceStatus | null) {
  if (status) app.hostStore.applyStatus(id, status)
  else {
    void app.hostStore.refreshInvoices()
    if (app.hostStore.store.getState().batch !== null) void app.hostStore.refreshBatch()
  }
  const isRead = status !== null && app.openInvoices.applyStatus(id, status) && !sendsFewFields(app, status)
  if (!isRead) void reloadInvoice(app, id)
}

/** A live submission with few fields sends another document than the written one. */
const sendsFewFields = (app: App, { submission }: InvoiceStatus): boolean =>
  submission?.mode === 'live' &&
  app.hostStore.store.getState().connections?.connections.find(({ id }) => id === submission.connectionId)
    ?.requestFields === 'documented'

/** a change of records may have linked another customer to any invoice */
async function reloadCustomers(app: App) {
  for (const id of Object.keys(app.openInvoices.store.getState().open)) await reloadInvoice(app, id)
}

async function reloadInvoice(app: App, id: string) {
  if (!app.openInvoices.find(id)) return
  const answer = await app.api.openInvoice({ id })
  if (answer.ok) app.openInvoices.adopt(answer.value)
}

/** Closes the window without the unsaved changes; half-typed forms are not restored at the next start. */
export async function closeUnsaved({ api, forms }: App): Promise<void> {
  await Promise.allSettled([...forms].map(form => form.discard()))
  await api.readyToClose()
}

export async function saveForms({ forms }: App): Promise<boolean> {
  const saved = await Promise.all([...forms].map(form => form.save()))
  return saved.every(Boolean)
}

/**
 * Closes the window once everything is saved; otherwise the user decides without a timeout, because the host was
 * notified.
 */
async function saveBeforeClose(app: App) {
  // not awaited: a closing page sends only the requests of the current task
  void app.api.closingAcknowledged()
  const areFormsSaved = await saveForms(app)
  if ((await app.openInvoices.autosave.flushAll()) && areFormsSaved) await app.api.readyToClose()
  else app.view.set({ overlay: { kind: 'unsaved' } })
}
