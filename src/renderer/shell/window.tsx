import type { KeyboardEvent } from 'react'
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'zustand'
import { DataNotice } from '../data/data-notice.tsx'
import { Editor } from '../editor/editor.tsx'
import { t } from '../i18n/translate.ts'
import { InvoiceList } from '../invoice-list/invoice-list.tsx'
import { InvoiceTable } from '../invoice-list/invoice-table.tsx'
import { SelectionBar } from '../invoice-list/selection-bar.tsx'
import { FirstInvoicePreview } from '../preview/first-invoice-preview.tsx'
import { PreviewPane } from '../preview/preview.tsx'
import { needsWelcome } from '../state/host/host-store.ts'
import { leavePlace, useShownPlace } from '../state/places.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { customersPage, overviewPage, settingsPanel } from './dialogs-on-demand.ts'
import { Notice, Toasts } from './notifications.tsx'
import { layoutOf, paneWidths, railMin, sidebarSize } from './pane-widths.ts'
import { Rail } from './rail.tsx'
import { SaveFailure } from './saved-state.tsx'
import { Splitter } from './splitter.tsx'
import { useSavedPanes } from './use-saved-panes.ts'
import { type Answers, senderOf, Welcome } from './welcome.tsx'
import styles from './window.module.css'

const { Component: CustomersPage } = customersPage
const { Component: OverviewPage } = overviewPage
const { Component: SettingsPanel } = settingsPanel

/**
 * Root layout: the rail, and either the page of a place or an invoice with list, editor and preview, adapted to the
 * window width.
 */
export function Window() {
  const app = useApp()
  const id = useStore(app.openInvoices.store, state => state.current)
  const isEmpty = useHost(host => host.isEmpty)
  const sidebar = useView(view => view.sidebar)
  const sidebarWidth = useView(view => view.sidebarWidth)
  const showPreview = useView(view => view.preview)
  const userWidth = useView(view => view.previewWidth)
  const pane = useView(view => view.pane)
  const isSettingsOpen = useView(view => view.settings !== null)
  const layout = useView(view => view.layout)
  const toasts = useView(view => view.toasts.length)
  const hasSelection = useView(view => view.selection !== null)
  const width = useWindowWidth()
  const rail = useRef<HTMLElement>(null)
  useSavedPanes(app)
  const place = useShownPlace()
  const isStarted = useView(view => view.isStarted)
  const isOverlay = layout !== 'wide'
  const isTabbed = layout === 'tabs'
  const isSettingsWhole = isSettingsOpen && isTabbed

  const widths = paneWidths({
    windowWidth: width,
    rail: useRailWidth(rail, width),
    sidebar: sidebar && !isOverlay && place === null ? sidebarWidth : 0,
    previewWidth: userWidth,
    hasSettings: isSettingsOpen,
    editorNeeds: useView(view => view.editorNeeds),
  })
  const isEnlarged = id !== null && pane === 'preview' && (isTabbed || showPreview)
  const [answers, setAnswers] = useState<Answers>()
  const seller = useMemo(() => senderOf(answers), [answers])
  const showsWelcome = useShowsWelcome(useHost(needsWelcome), isStarted && isEmpty && place === 'invoices')
  const hasPreview =
    (id !== null || showsWelcome) &&
    !isSettingsWhole &&
    (isEnlarged || (!isTabbed && showPreview && widths.isPreviewFitting))
  const hasEditor = !isSettingsWhole && !isEnlarged
  const hasList = sidebar && place === null && !isSettingsWhole

  // A window that becomes narrow closes the list in the same update, because an overlaid list would take the focus from
  // the
  // field in which the user types.
  useLayoutEffect(() => {
    const { layout: before } = app.view.store.getState()
    const next = layoutOf(width)
    if (next === before) return
    const isListChanged = (next === 'wide') !== (before === 'wide')
    app.view.set({ layout: next, ...(isListChanged && { sidebar: next === 'wide' }) })
  }, [width, app])

  useLayoutEffect(() => app.view.set({ isGlance: widths.isGlance }), [widths.isGlance, app])
  useEnlargedFocus(isEnlarged)

  // An overlaid list takes the focus; Escape closes it.
  useEffect(() => {
    if (!hasList || !isOverlay) return
    const opener = document.activeElement
    document.getElementById('search-invoices')?.focus()
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [hasList, isOverlay])

  const hasSelectionBar = (hasList || place === 'invoices') && !isSettingsWhole && hasSelection
  const sizes: CSSProperties & Record<`--${string}`, string> = {
    '--rail': `${railMin(width)}px`,
    '--sidebar': `${sidebarWidth}px`,
    '--preview': `${widths.preview}px`,
    '--settings': `${widths.settings}px`,
    '--before': `${hasList && !isOverlay ? sidebarWidth : 0}px`,
    '--after': `${hasPreview && !isEnlarged ? widths.preview : 0}px`,
    '--bars': String(toasts + (hasSelectionBar ? 1 : 0)),
  }
  return (
    <div className={styles.window} style={sizes}>
      <Rail ref={rail} />
      <div className={styles.sheet}>
        {hasList && (
          <>
            {isOverlay && (
              <button
                type="button"
                className={styles.shade}
                tabIndex={-1}
                aria-label={t('toolbar.sidebar.hide')}
                onClick={() => app.view.set({ sidebar: false })}
              />
            )}
            <nav
              className={styles.sidebar}
              data-region="list"
              data-overlay={isOverlay || undefined}
              onKeyDown={event => isOverlay && event.key === 'Escape' && app.view.set({ sidebar: false })}
              aria-label={t('region.list')}
            >
              <InvoiceList />
              {!isOverlay && (
                <Splitter
                  label={t('splitter.sidebar')}
                  value={sidebarWidth}
                  min={sidebarSize.min}
                  max={sidebarSize.max}
                  onChange={value => app.view.set({ sidebarWidth: value })}
                  onReset={() => app.view.set({ sidebarWidth: sidebarSize.normal })}
                />
              )}
            </nav>
          </>
        )}
        <main
          className={styles.main}
          hidden={!hasEditor}
          data-region={place === null || showsWelcome ? 'editor' : regions[place]}
          aria-label={t(place === null || showsWelcome ? 'region.editor' : `place.${place}`)}
        >
          {isTabbed && id !== null && <PaneTabs />}
          <DataNotice />
          <SaveFailure />
          <Notice />
          {id !== null || showsWelcome ? (
            <div className={styles.scroll} data-scroll="">
              {id !== null ? <Editor key={id} /> : <Welcome answers={answers} onAnswers={setAnswers} />}
            </div>
          ) : (
            isStarted && <PlacePage isTableFitting={widths.isTableFitting} />
          )}
          {hasEditor && <Toasts isAboveBar={hasSelectionBar} />}
        </main>
        {!hasEditor && <Toasts isAboveBar={hasSelectionBar} />}
        {hasPreview && (
          <aside
            className={styles.preview}
            data-region="preview"
            data-whole={isEnlarged || undefined}
            data-glance={(id !== null && !isEnlarged && widths.isGlance) || undefined}
            onKeyDown={event => {
              // a popup is rendered elsewhere in the document
              const isInside = event.currentTarget.contains(event.target as Node)
              if (event.key !== 'Escape' || event.defaultPrevented || !isEnlarged || !isInside) return
              event.preventDefault()
              app.view.set({ pane: 'editor' })
            }}
            aria-label={t('region.preview')}
          >
            {isTabbed && <PaneTabs />}
            {!isEnlarged && id !== null && (
              <Splitter
                label={t('splitter.preview')}
                value={widths.preview}
                min={widths.previewMin}
                max={widths.previewMax}
                isReversed
                onChange={value => app.view.set({ previewWidth: value })}
                onReset={() => app.view.set({ previewWidth: null })}
              />
            )}
            {id !== null ? <PreviewPane key={id} /> : <FirstInvoicePreview seller={seller} />}
          </aside>
        )}
        {hasSelectionBar && <SelectionBar isNarrow={hasList} />}
        {isSettingsOpen && <SettingsPanel isWhole={isSettingsWhole} />}
      </div>
    </div>
  )
}

const regions = { invoices: 'list', customers: 'records', overview: 'overview' } as const

/** The page of the current place, while no invoice is open. */
function PlacePage({ isTableFitting }: { isTableFitting: boolean }) {
  const place = useView(view => view.place)
  switch (place) {
    case 'invoices':
      return <InvoicesPage isTableFitting={isTableFitting} />
    case 'customers':
      return <CustomersPage />
    case 'overview':
      return <OverviewPage />
  }
}

/**
 * Once the welcome page is shown it stays while that is possible, because saving its answers ends the need for it before
 * an invoice exists.
 */
function useShowsWelcome(isNeeded: boolean, isPossible: boolean): boolean {
  const wasShown = useRef(false)
  wasShown.current = isPossible && (isNeeded || wasShown.current)
  return wasShown.current
}

/** The enlarged pages take the focus while they replace the editor, and return it afterwards. */
function useEnlargedFocus(isEnlarged: boolean): void {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const preview = document.querySelector('[data-region="preview"]')
    const focused = document.activeElement
    const isInside = preview?.contains(focused) === true
    if (isEnlarged) {
      opener.current = isInside ? null : focused
      if (!isInside) preview?.querySelector<HTMLElement>('[data-pages]')?.focus()
      return
    }
    const back = opener.current
    opener.current = null
    if (back instanceof HTMLElement && back.isConnected && (isInside || focused === document.body))
      back.focus()
  }, [isEnlarged])
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Also sees a change between the first rendering and the subscription, such as that of a window that is being opened. */
const useWindowWidth = (): number => useSyncExternalStore(onResize, () => window.innerWidth)

/** The width that the names of the places need in the language of the window. */
function useRailWidth(rail: RefObject<HTMLElement | null>, windowWidth: number): number {
  const [width, setWidth] = useState(railMin(windowWidth))
  useLayoutEffect(() => {
    const element = rail.current
    if (!element) return
    const measure = () => setWidth(element.offsetWidth)
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [rail])
  return width
}

/** Switches between editor and preview in a narrow window. */
function PaneTabs() {
  const app = useApp()
  const pane = useView(view => view.pane)
  return (
    <div className={styles.tabs}>
      {(['editor', 'preview'] as const).map(name => (
        <button
          key={name}
          type="button"
          aria-pressed={name === pane}
          onClick={() => app.view.set({ pane: name })}
        >
          {t(`tab.${name}`)}
        </button>
      ))}
    </div>
  )
}

/** All documents: a table, or a list in a narrow window. */
function InvoicesPage({ isTableFitting }: { isTableFitting: boolean }) {
  const app = useApp()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (app.view.store.getState().selection !== null) app.view.set({ selection: null })
    else void leavePlace(app)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape returns to the editor from any control
    <div className="contents" onKeyDown={onKeyDown}>
      {isTableFitting ? <InvoiceTable /> : <InvoiceList />}
    </div>
  )
}
