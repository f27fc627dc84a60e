import { say } from '../i18n/translate.ts'
import { usePage, useView } from '../state/use-app.ts'
import styles from './window.module.css'

/** In a window too narrow for both, the invoice and its page take turns. */
export function PaneTabs() {
  const page = usePage()
  const pane = useView(view => view.pane)
  return (
    <div className={styles.tabs}>
      {(['editor', 'preview'] as const).map(name => (
        <button
          key={name}
          type="button"
          aria-pressed={name === pane}
          onClick={() => page.view.set({ pane: name })}
        >
          {say(`tab.${name}`)}
        </button>
      ))}
    </div>
  )
}
