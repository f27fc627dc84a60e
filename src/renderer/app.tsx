import { DirectionProvider } from '@base-ui/react/direction-provider'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { runCommand } from './commands/commands.ts'
import { useShortcuts } from './commands/use-shortcuts.ts'
import { retryWhenOnline } from './connections/connection-actions.ts'
import { Icon } from './controls/icon.tsx'
import { keepFocus } from './controls/keep-focus.ts'
import { loadAllOnDemand } from './controls/on-demand.ts'
import { watchRelations } from './documents/document-actions.ts'
import {
  watchCustomerHistory,
  watchEmbeddedEInvoice,
  watchInvoiceNumber,
  watchReceivedFormat,
} from './findings/watch-invoice-number.ts'
import { onLanguageChange, showLanguage, useLanguage } from './i18n/language.ts'
import { interfaceDirection } from './i18n/locale.ts'
import { t } from './i18n/translate.ts'
import { watchHiddenSelection } from './invoice-list/hidden-selection.ts'
import { mentionDueInvoices, reviewDueAtStart } from './schedules/schedule-actions.ts'
import styles from './shell/drop-hint.module.css'
import { LiveRegions } from './shell/notifications.tsx'
import { Overlays } from './shell/overlays.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { useFileDrops } from './shell/use-file-drops.ts'
import { Window } from './shell/window.tsx'
import { type App, preventUnloadWhileUnsaved, subscribeToHost } from './state/app.ts'
import { watchPresses } from './state/document/after-press.ts'
import { listenForQueuedKeys } from './state/key-queue.ts'
import { returnToLastPlace } from './state/places.ts'
import { publishUndoTitles } from './state/step-title.ts'
import { AppProvider, useView } from './state/use-app.ts'
import { isRefused } from './state/view/drop-effect.ts'
import { announceSubmissions } from './submission/announce-submissions.ts'

export function AppRoot({ app }: { app: App }) {
  useLanguage()
  useShortcuts(app)
  useFileDrops(app)
  useAppLifecycle(app)
  useTheme(app)
  useLanguageSetting(app)
  useTitle(app)
  return (
    <AppProvider value={app}>
      <DirectionProvider direction={interfaceDirection}>
        <TopBar />
        <Window />
        <Overlays />
        <DropHint />
        <LiveRegions />
      </DirectionProvider>
    </AppProvider>
  )
}

/** Loads the latest invoice, subscribes to the host, and saves when the window loses focus. */
function useAppLifecycle(app: App) {
  useEffect(() => {
    const unsubscribeFromHost = subscribeToHost(app, id => runCommand(app, id))
    const stopKeyQueue = listenForQueuedKeys()
    const stopKeeping = keepFocus()
    const stopPresses = watchPresses()
    const stopMentioning = mentionDueInvoices(app)
    const stopPublishing = publishUndoTitles(app)
    const stopRewriting = onLanguageChange(app.view.rewriteNotifications)
    const stopWatching = watchInvoiceNumber(app)
    const stopHistory = watchCustomerHistory(app)
    const stopEInvoice = watchEmbeddedEInvoice(app)
    const stopReceived = watchReceivedFormat(app)
    const stopRelations = watchRelations(app)
    const stopAnnouncing = announceSubmissions(app)
    const stopHidden = watchHiddenSelection(app)
    const isUntouched = app.openInvoices.requestShow()
    void app.hostStore.load().then(async () => {
      if (app.hostStore.store.getState().data?.state === 'damaged')
        app.view.set({ overlay: { kind: 'recover' } })
      if (isUntouched()) await returnToLastPlace(app)
      app.view.set({ isStarted: true })
      // after the first paint, because most windows do not need these components at the start
      requestIdleCallback(() => void loadAllOnDemand())
      void reviewDueAtStart(app)
    })

    const save = () => void app.openInvoices.autosave.flushAll()
    const onBeforeUnload = (event: BeforeUnloadEvent) => preventUnloadWhileUnsaved(app, event)
    const online = () => {
      app.hostStore.setOnline(navigator.onLine)
      retryWhenOnline(app)
    }
    const refresh = () => {
      void app.hostStore.refreshTemplates()
      app.hostStore.refreshOnNewDay()
    }
    document.addEventListener('visibilitychange', save)
    window.addEventListener('blur', save)
    window.addEventListener('focus', refresh)
    window.addEventListener('beforeunload', onBeforeUnload)
    window.addEventListener('pagehide', save)
    window.addEventListener('online', online)
    window.addEventListener('offline', online)
    return () => {
      unsubscribeFromHost()
      stopKeyQueue()
      stopKeeping()
      stopPresses()
      stopMentioning()
      stopPublishing()
      stopRewriting()
      stopWatching()
      stopHistory()
      stopEInvoice()
      stopReceived()
      stopRelations()
      stopAnnouncing()
      stopHidden()
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('blur', save)
      window.removeEventListener('focus', refresh)
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.removeEventListener('pagehide', save)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', online)
    }
  }, [app])
}

function useTheme(app: App) {
  const theme = useStore(app.hostStore.store, host => host.settings?.theme) ?? 'system'
  const host = useStore(app.hostStore.store, host => host.host)
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = theme
    if (host) {
      dataset.platform = host.platform
      dataset.shell = host.shell
    }
  }, [theme, host])
}

function useLanguageSetting(app: App) {
  const language = useStore(app.hostStore.store, host => host.settings?.language)
  useEffect(() => {
    if (language !== undefined) showLanguage(language).catch(console.error)
  }, [language])
}

function useTitle(app: App) {
  const number = useStore(app.openInvoices.store, state =>
    state.current === null ? undefined : state.open[state.current]?.doc.draft.invoice_number,
  )
  const title = number ? t('app.title', { number }) : t('app.name')
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Names the action that a dropped file starts. Only a pointer drags; the palette has the same commands. */
function DropHint() {
  const effect = useView(view => view.fileDrop)
  if (effect === null) return null
  return (
    <div className={styles.hint} data-refused={isRefused(effect) || undefined} data-drop={effect}>
      <p className={styles.text}>
        <Icon icon={isRefused(effect) ? 'circle-alert' : 'file-text'} />
        {t(`drop.${effect}`)}
      </p>
    </div>
  )
}
