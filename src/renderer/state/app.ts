import type { DesktopApi, HostEvent } from '#contract/desktop-api.ts'
import { createDocuments, type Documents } from './document/open-invoices.ts'
import { createDesk, type Desk } from './host/host-store.ts'
import { createView, type View } from './view/view-store.ts'

/** Everything that the page holds, made from the one thing that it knows of its host. */
export interface Page {
  readonly api: DesktopApi
  readonly documents: Documents
  readonly desk: Desk
  readonly view: View
}

export function createPage(api: DesktopApi): Page {
  const desk = createDesk(api)
  const mayWrite = () => desk.store.getState().data?.state !== 'newer'
  return { api, documents: createDocuments(api, { mayWrite }), desk, view: createView() }
}

/**
 * A browser's window can be closed without the host being asked. While anything is unsaved it asks first, and what
 * it asks about leaves at once.
 */
export function holdWhileUnsaved(page: Page, event: Pick<Event, 'preventDefault'>): void {
  if (page.documents.autosave.isAllClean()) return
  void page.documents.autosave.flushAll()
  event.preventDefault()
}

/** Listens to the host for as long as the page lives. */
export function listen(page: Page, runCommand: (id: string) => void): () => void {
  return page.api.onEvent((event: HostEvent) => {
    switch (event.type) {
      case 'invoice-changed':
        void page.desk.refreshInvoices()
        if (page.desk.store.getState().batch !== null) void page.desk.refreshBatch()
        void refresh(page, event.id)
        return
      case 'connections-changed':
        void page.desk.refreshConnections()
        return
      case 'store-changed':
        void page.desk.refreshData()
        return
      case 'pdf-progress':
        page.view.set({ making: { done: event.done, pageCount: event.pageCount } })
        return
      case 'recovery-progress':
        page.view.set({ recovering: { done: event.done, total: event.total } })
        return
      case 'command':
        runCommand(event.id)
        return
      case 'closing':
        void close(page)
    }
  })
}

async function refresh(page: Page, id: string) {
  if (!page.documents.find(id)) return
  const answer = await page.api.openInvoice({ id })
  if (answer.ok) page.documents.adopt(answer.value)
}

/**
 * The window may go only when everything is committed; otherwise the person decides, and may take their time: the
 * host was told that somebody is there.
 */
async function close(page: Page) {
  // Not waited for: from a page that is going away, only what is sent in this turn arrives.
  void page.api.closingHeard()
  if (await page.documents.autosave.flushAll()) await page.api.readyToClose()
  else page.view.set({ overlay: { kind: 'unsaved' } })
}
