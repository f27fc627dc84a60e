import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ShortcutList } from '../commands/shortcut-list.tsx'
import { Connections } from '../connections/connections.tsx'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { exportDiagnostics } from '../data/data-actions.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import type { SettingsSection } from '../state/view/view-store.ts'
import { Appearance } from './appearance.tsx'
import { Business } from './business.tsx'
import { DataSection } from './data-section.tsx'
import { Defaults } from './defaults.tsx'
import { PdfSection } from './pdf-section.tsx'
import { SettingAction } from './setting-layout.tsx'
import styles from './settings.module.css'
import { focusSetting, settingsSections } from './settings-fields.ts'

/**
 * Settings in a pane beside the invoice, which stays visible and editable; a narrow window shows the settings instead
 * of the invoice.
 */
export function SettingsPanel({ isWhole }: { isWhole: boolean }) {
  const app = useApp()
  const section = useView(view => view.settings)
  const panel = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isOpen = section !== null
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])
  useEffect(() => {
    if (section === null) return
    content.current?.scrollTo(0, 0)
    currentSection(panel.current)?.focus()
  }, [section])
  const settingToFocus = useView(view => view.settingToFocus)
  useEffect(() => {
    if (section === null || settingToFocus === null) return
    focusSetting(content.current, settingToFocus)
    app.view.set({ settingToFocus: null })
  }, [section, settingToFocus, app])
  if (section === null) return null
  const close = () => app.view.set({ settings: null })
  const onNavigationKey = (event: KeyboardEvent) => {
    const index = settingsSections.indexOf(section)
    const next = settingsSections[{ ArrowDown: index + 1, ArrowUp: index - 1 }[event.key] ?? -1]
    if (next === undefined) return
    event.preventDefault()
    app.view.set({ settings: next })
  }
  return (
    <aside
      ref={panel}
      className={styles.panel}
      data-region="settings"
      data-whole={isWhole || undefined}
      aria-label={t('region.settings')}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <div className={styles.head}>
        <h2>{t('settings.title')}</h2>
        <IconButton label={t('settings.close')} onClick={close}>
          <Icon icon="x" />
        </IconButton>
      </div>
      <div className={styles.columns}>
        <nav className={styles.sections} aria-label={t('settings.title')} onKeyDown={onNavigationKey}>
          {settingsSections.map(name => (
            <button
              key={name}
              type="button"
              aria-current={name === section ? 'true' : undefined}
              onClick={() => app.view.set({ settings: name })}
            >
              {t(`settings.${name}`)}
            </button>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
        <div ref={content} className={styles.content} tabIndex={0}>
          <h3 className={styles.title}>{t(`settings.${section}`)}</h3>
          <Section name={section} />
        </div>
      </div>
    </aside>
  )
}

const currentSection = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('nav [aria-current="true"]')

function Section({ name }: { name: SettingsSection }) {
  switch (name) {
    case 'business':
      return <Business />
    case 'defaults':
      return <Defaults />
    case 'pdf':
      return <PdfSection />
    case 'account':
      return <Connections />
    case 'appearance':
      return <Appearance />
    case 'data':
      return <DataSection />
    case 'shortcuts':
      return <ShortcutList />
    case 'about':
      return <About />
  }
}

/** Version and diagnostics. */
function About() {
  const app = useApp()
  const host = useHost(host => host.host)
  return (
    <>
      <SettingAction
        title={t('app.name')}
        about={host ? t('settings.version', { version: host.version }) : ''}
      />
      <SettingAction title={t('data.diagnostics.title')} about={t('data.diagnostics.about')}>
        <Button onClick={() => void exportDiagnostics(app)}>{t('data.diagnostics')}</Button>
      </SettingAction>
    </>
  )
}
