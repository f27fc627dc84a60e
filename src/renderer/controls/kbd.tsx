import { shortcutLabel } from '../commands/shortcut.ts'
import styles from './kbd.module.css'
import { isMac } from './locale.ts'

/** The keys of a command, for the eyes; assistive technology gets `aria-keyshortcuts` on the control itself. */
export function Kbd({ keys, look: variant = 'outlined' }: { keys: string; look?: 'outlined' | 'plain' }) {
  return (
    <span className={styles[variant]} aria-hidden="true">
      {shortcutLabel(keys, isMac)}
    </span>
  )
}
