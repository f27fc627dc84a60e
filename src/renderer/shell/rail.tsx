import type { Ref } from 'react'
import type { Place } from '#contract/settings.ts'
import { runCommand } from '../commands/commands.ts'
import { Icon, type IconName } from '../controls/icon.tsx'
import { ariaShortcut, shortcutLabel } from '../controls/shortcut.ts'
import { withBracket } from '../i18n/joined-texts.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { showPlace } from '../state/places.ts'
import { useApp, useView } from '../state/use-app.ts'
import styles from './rail.module.css'

const places: readonly { place: Place; icon: IconName; shortcut: string }[] = [
  { place: 'invoices', icon: 'file-text', shortcut: 'CmdOrCtrl+1' },
  { place: 'customers', icon: 'users', shortcut: 'CmdOrCtrl+I' },
  { place: 'overview', icon: 'chart-no-axes-column', shortcut: 'CmdOrCtrl+2' },
]

/** The places of the window, and the settings. */
export function Rail({ ref }: { ref: Ref<HTMLElement> }) {
  const app = useApp()
  const shown = useView(view => view.place)
  const isSettingsOpen = useView(view => view.settings !== null)
  return (
    <nav ref={ref} className={styles.rail} data-region="places" aria-label={t('region.places')}>
      {places.map(({ place, icon, shortcut }) => (
        <button
          key={place}
          type="button"
          className={styles.place}
          title={withBracket(t(`place.${place}`), shortcutLabel(shortcut, isMac))}
          aria-current={place === shown ? 'page' : undefined}
          aria-keyshortcuts={ariaShortcut(shortcut, isMac)}
          onClick={() => void showPlace(app, place)}
        >
          <Icon icon={icon} size={20} />
          <span className={styles.word}>{t(`place.${place}`)}</span>
        </button>
      ))}
      <button
        type="button"
        className={styles.place}
        data-last=""
        title={withBracket(t('toolbar.settings'), shortcutLabel('CmdOrCtrl+,', isMac))}
        aria-expanded={isSettingsOpen}
        aria-keyshortcuts={ariaShortcut('CmdOrCtrl+,', isMac)}
        onClick={() => runCommand(app, 'settings')}
      >
        <Icon icon="settings" size={20} />
        <span className={styles.word}>{t('toolbar.settings')}</span>
      </button>
    </nav>
  )
}
