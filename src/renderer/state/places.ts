import { useStore } from 'zustand'
import type { Place } from '#contract/settings.ts'
import type { RecordKind } from '#core/records/record.ts'
import { type App, saveForms } from './app.ts'
import { openInvoice, showing, showKnown } from './invoice-actions.ts'
import { unsavedFormKind } from './unsaved-forms.ts'
import { useApp, useView } from './use-app.ts'

/** The place whose page is shown; `null` while an invoice is open. */
export const shownPlace = (app: App): Place | null =>
  app.openInvoices.store.getState().current === null ? app.view.store.getState().place : null

export function useShownPlace(): Place | null {
  const isOpen = useStore(useApp().openInvoices.store, ({ current }) => current !== null)
  const place = useView(view => view.place)
  return isOpen ? null : place
}

/** Shows the page of a place and closes the invoice, so that no command acts on a hidden one. */
export const showPlace = (app: App, place: Place, records?: RecordKind): Promise<void> =>
  showing(app, async () => {
    if (!(await saveForms(app))) return
    showPlaceNow(app, place, records)
  })

/** Like `showPlace`, without saving forms first, because none can be open. */
function showPlaceNow(app: App, place: Place, records?: RecordKind): void {
  const { current } = app.openInvoices.store.getState()
  const { place: before, returnTo } = app.view.store.getState()
  app.view.set({
    place,
    returnTo: current === null ? returnTo : { invoice: current, place: before },
    settings: null,
    ...(records && { records }),
  })
  app.openInvoices.show(null)
}

/** Returns from the page of a place to the invoice that was open before. */
export async function leavePlace(app: App): Promise<void> {
  const { returnTo } = app.view.store.getState()
  if (shownPlace(app) === null || returnTo === null || !(await saveForms(app))) return
  app.view.set({ place: returnTo.place })
  await openInvoice(app, returnTo.invoice)
}

/**
 * Action of the shortcut of a place: shows it, or returns from it. Before the first view is restored it only shows the
 * place.
 */
export const togglePlace = (app: App, place: Place): Promise<void> =>
  app.view.store.getState().isStarted && shownPlace(app) === place ? leavePlace(app) : showPlace(app, place)

/** Restores the view at the start: an unsaved form, otherwise the last place and document, or the newest document. */
export async function returnToLastPlace(app: App): Promise<void> {
  const { settings, invoices } = app.hostStore.store.getState()
  const last = settings?.navigation ?? null
  if (last) app.view.set({ place: last.place })
  const id = last === null ? invoices[0]?.id : last.invoice
  if (id != null && !(await showKnown(app, id))) {
    const newest = invoices[0]
    if (newest) await showKnown(app, newest.id)
  }
  const form = await unsavedFormKind(app.api)
  if (form !== undefined) showPlaceNow(app, 'customers', form)
}

const none: ReadonlySet<string> = new Set()

/** The selected documents while their list is visible, because no action may affect an invisible selection. */
export function shownSelection(app: App): ReadonlySet<string> {
  const { selection, sidebar } = app.view.store.getState()
  const place = shownPlace(app)
  const isListShown = place === null ? sidebar : place === 'invoices'
  return isListShown ? (selection?.ids ?? none) : none
}

/** Whether documents are selected in the list beside an invoice: the selection bar then has the only primary button. */
export const useSelectionBeside = (): boolean =>
  useView(({ selection, sidebar }) => sidebar && (selection?.ids.size ?? 0) > 0)
