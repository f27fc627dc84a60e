import type { DesktopApi, HostEvent, InvoiceStatus } from '#contract/desktop-api.ts'
import { createOpenInvoices, type OpenInvoices } from './document/open-invoices.ts'
import { createHostStore, type HostStore } from './host/host-store.ts'
import { createViewStore, type ViewStore } from './view/view-store.ts'

/** State of the renderer, built on the desktop API. */
export interface App {
  readonly api: DesktopApi
  readonly openInvoices: OpenInvoices
  readonly hostStore: HostStore
  readonly view: ViewStore
}

export function createApp(api: DesktopApi): App {
  const hostStore = createHostStore(api)
  const mayWrite = () => hostStore.store.getState().data?.state !== 'newer'
  return {
    api,
    openInvoices: createOpenInvoices(api, { mayWrite }),
    hostStore,
    view: createViewStore(),
  }
}

/**
 * A browser window can close without asking the host: while something is unsaved, prevents unloading and
 * saves at once.
 */
export function preventUnloadWhileUnsaved(app: App, event: Pick<Event, 'preventDefault'>): void {
  if (app.openInvoices.autosave.isAllClean()) return
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
      case 'store-changed':
        void app.hostStore.refreshData()
        return
      case 'pdf-progress':
        app.view.set({ pdfProgress: { done: event.done, pageCount: event.pageCount } })
        return
      case 'recovery-progress':
        app.view.set({ recoveryProgress: { done: event.done, total: event.total } })
        return
      case 'command':
        runCommand(event.id)
        return
      case 'closing':
        void saveBeforeClose(app)
    }
  })
}

/** Applies what the event carries; reads again only what the host could not read or what has another draft. */
function applyStatus(app: App, id: string, status: InvoiceStatus | null) {
  if (status) app.hostStore.applyStatus(id, status)
  else {
    void app.hostStore.refreshInvoices()
    if (app.hostStore.store.getState().batch !== null) void app.hostStore.refreshBatch()
  }
  if (!status || !app.openInvoices.applyStatus(id, status)) void reloadInvoice(app, id)
}

async function reloadInvoice(app: App, id: string) {
  if (!app.openInvoices.find(id)) return
  const answer = await app.api.openInvoice({ id })
  if (answer.ok) app.openInvoices.adopt(answer.value)
}

/**
 * Closes the window once everything is saved; otherwise the user decides without a timeout, because the
 * host has been told.
 */
async function saveBeforeClose(app: App) {
  // Not awaited: only what is sent in this task leaves a closing page.
  void app.api.closingAcknowledged()
  if (await app.openInvoices.autosave.flushAll()) await app.api.readyToClose()
  else app.view.set({ overlay: { kind: 'unsaved' } })
}
