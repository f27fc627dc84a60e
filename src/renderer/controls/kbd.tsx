import { isMac } from '../i18n/locale.ts'
import styles from './kbd.module.css'
import { shortcutLabel } from './shortcut.ts'

/** Visible shortcut; assistive technology reads `aria-keyshortcuts` of the control. */
export function Kbd({ keys, variant = 'outlined' }: { keys: string; variant?: 'outlined' | 'plain' }) {
  return (
    <span className={styles[variant]} aria-hidden="true">
      {shortcutLabel(keys, isMac)}
    </span>
  )
}
