import { type CSSProperties, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { DataNotice } from '../data/data-notice.tsx'
import { Editor } from '../editor/editor.tsx'
import { t } from '../i18n/translate.ts'
import { InvoiceList } from '../invoice-list/invoice-list.tsx'
import { Preview } from '../preview/preview.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { Notice } from './notifications.tsx'
import { Splitter } from './splitter.tsx'
import { NothingOpen, Welcome } from './welcome.tsx'
import styles from './window.module.css'

const sidebarSize = { min: 200, max: 360, normal: 216 }
const previewMin = 320
const editorMin = 560

/** List, editor and preview, which adapt to the window width. */
export function Window() {
  const app = useApp()
  const id = useStore(app.openInvoices.store, state => state.current)
  const isEmpty = useHost(host => host.isEmpty)
  const sidebar = useView(view => view.sidebar)
  const sidebarWidth = useView(view => view.sidebarWidth)
  const showPreview = useView(view => view.preview)
  const userWidth = useView(view => view.previewWidth)
  const pane = useView(view => view.pane)
  const width = useWindowWidth()
  const layout = width < 860 ? 'tabs' : width < 1080 ? 'overlay' : 'wide'
  const isOverlay = layout !== 'wide'
  const isTabbed = layout === 'tabs'

  const availableWidth = width - (sidebar && !isOverlay ? sidebarWidth : 0)
  const largest = Math.max(previewMin, availableWidth - editorMin)
  const previewWidth = Math.min(largest, Math.max(previewMin, userWidth ?? width * 0.36))
  const hasPreview = id !== null && (isTabbed ? pane === 'preview' : showPreview)
  const hasEditor = !isTabbed || pane === 'editor' || id === null

  // A narrow window starts with the list closed.
  useEffect(() => {
    app.view.set({ layout })
  }, [layout, app])
  useEffect(() => {
    app.view.set({ sidebar: !isOverlay })
  }, [isOverlay, app])

  // An overlaid list takes the focus; Escape closes it.
  useEffect(() => {
    if (!sidebar || !isOverlay) return
    const opener = document.activeElement
    document.getElementById('search-invoices')?.focus()
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [sidebar, isOverlay])

  const sizes: CSSProperties & Record<`--${string}`, string> = {
    '--sidebar': `${sidebarWidth}px`,
    '--preview': `${previewWidth}px`,
  }
  return (
    <div className={styles.window} style={sizes}>
      {sidebar && (
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
      <main className={styles.main} hidden={!hasEditor} data-region="editor" aria-label={t('region.editor')}>
        {isTabbed && id !== null && <PaneTabs />}
        <DataNotice />
        <Notice />
        <div className={styles.scroll} data-scroll="">
          {id !== null ? <Editor key={id} /> : isEmpty ? <Welcome /> : <NothingOpen />}
        </div>
      </main>
      {hasPreview && (
        <aside
          className={styles.preview}
          data-region="preview"
          data-whole={isTabbed || undefined}
          aria-label={t('region.preview')}
        >
          {isTabbed && <PaneTabs />}
          {!isTabbed && (
            <Splitter
              label={t('splitter.preview')}
              value={previewWidth}
              min={previewMin}
              max={largest}
              isReversed
              onChange={value => app.view.set({ previewWidth: value })}
              onReset={() => app.view.set({ previewWidth: null })}
            />
          )}
          <Preview key={id} />
        </aside>
      )}
      <SettingsPanel />
    </div>
  )
}

function useWindowWidth(): number {
  const [width, setWidth] = useState(window.innerWidth)
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
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
