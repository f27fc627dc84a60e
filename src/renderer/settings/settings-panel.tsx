import { useEffect, useRef } from 'react'
import { ShortcutList } from '../commands/shortcut-list.tsx'
import { Connections } from '../connections/connections.tsx'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import type { SettingsSection } from '../state/view/view-store.ts'
import { Appearance } from './appearance.tsx'
import { Business } from './business.tsx'
import { DataSection } from './data-section.tsx'
import { Defaults } from './defaults.tsx'
import styles from './settings.module.css'

const sections = [
  'account',
  'business',
  'defaults',
  'appearance',
  'data',
  'shortcuts',
] as const satisfies SettingsSection[]

/** Settings beside the invoice, which stays visible and editable. */
export function SettingsPanel() {
  const app = useApp()
  const section = useView(view => view.settings)
  const host = useHost(host => host.host)
  const panel = useRef<HTMLElement>(null)
  const isOpen = section !== null
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    panel.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])
  if (section === null) return null
  const close = () => app.view.set({ settings: null })
  return (
    <aside
      ref={panel}
      className={styles.panel}
      data-region="settings"
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
        <nav className={styles.sections} aria-label={t('settings.title')}>
          {sections.map(name => (
            <button
              key={name}
              type="button"
              aria-current={name === section ? 'true' : undefined}
              onClick={() => app.view.set({ settings: name })}
            >
              {t(`settings.${name}`)}
            </button>
          ))}
          {host && <p className={styles.about}>{t('settings.about', { version: host.version })}</p>}
        </nav>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
        <div className={styles.content} tabIndex={0}>
          <Section name={section} />
        </div>
      </div>
    </aside>
  )
}

function Section({ name }: { name: SettingsSection }) {
  switch (name) {
    case 'account':
      return <Connections />
    case 'business':
      return <Business />
    case 'defaults':
      return <Defaults />
    case 'appearance':
      return <Appearance />
    case 'data':
      return <DataSection />
    case 'shortcuts':
      return <ShortcutList />
  }
}
