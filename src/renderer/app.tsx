import { useEffect } from 'react'
import { useStore } from 'zustand'
import { runCommand } from './commands/commands.ts'
import { useShortcuts } from './commands/use-shortcuts.ts'
import { say } from './i18n/translate.ts'
import { openInvoice } from './invoice-list/list-actions.ts'
import { watchNumber } from './numbers/watch-invoice-number.ts'
import { LiveRegions, Toasts } from './shell/notifications.tsx'
import { Overlays } from './shell/overlays.tsx'
import { StatusBar } from './shell/status-bar.tsx'
import { Toolbar } from './shell/toolbar.tsx'
import { Window } from './shell/window.tsx'
import { holdWhileUnsaved, listen, type Page } from './state/app.ts'
import { tellSteps } from './state/document/step-title.ts'
import { PageProvider } from './state/use-app.ts'

export function App({ page }: { page: Page }) {
  useShortcuts(page)
  useLife(page)
  useTheme(page)
  useTitle(page)
  return (
    <PageProvider value={page}>
      <Toolbar />
      <Window />
      <StatusBar />
      <Toasts />
      <Overlays />
      <LiveRegions />
    </PageProvider>
  )
}

/** Starts with the latest invoice, listens to the host, and saves whenever the window loses the eye. */
function useLife(page: Page) {
  useEffect(() => {
    const stopListening = listen(page, id => runCommand(page, id))
    const stopTelling = tellSteps(page)
    const stopWatching = watchNumber(page)
    void page.desk.load().then(() => {
      if (page.desk.store.getState().data?.state === 'damaged')
        page.view.set({ overlay: { kind: 'recover' } })
      const latest = page.desk.store.getState().invoices[0]
      if (latest && page.documents.store.getState().current === null) void openInvoice(page, latest.id)
    })

    const save = () => void page.documents.autosave.flushAll()
    const hold = (event: BeforeUnloadEvent) => holdWhileUnsaved(page, event)
    const online = () => page.desk.setOnline(navigator.onLine)
    const refresh = () => void page.desk.refreshTemplates()
    document.addEventListener('visibilitychange', save)
    window.addEventListener('blur', save)
    window.addEventListener('focus', refresh)
    window.addEventListener('beforeunload', hold)
    window.addEventListener('pagehide', save)
    window.addEventListener('online', online)
    window.addEventListener('offline', online)
    return () => {
      stopListening()
      stopTelling()
      stopWatching()
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('blur', save)
      window.removeEventListener('focus', refresh)
      window.removeEventListener('beforeunload', hold)
      window.removeEventListener('pagehide', save)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', online)
    }
  }, [page])
}

function useTheme(page: Page) {
  const theme = useStore(page.desk.store, desk => desk.settings?.theme) ?? 'system'
  const host = useStore(page.desk.store, desk => desk.host)
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = theme
    if (host) {
      dataset.platform = host.platform
      dataset.shell = host.shell
    }
  }, [theme, host])
}

function useTitle(page: Page) {
  const number = useStore(page.documents.store, state =>
    state.current === null ? undefined : state.open[state.current]?.doc.draft.invoice_number,
  )
  useEffect(() => {
    document.title = number ? say('app.title', { number }) : say('app.name')
  }, [number])
}
