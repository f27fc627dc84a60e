import { X } from 'lucide-react'
import { chooseAllOpen, submitSeveral } from '../batch/batch-actions.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { isMac } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { usePage, useView } from '../state/use-app.ts'
import styles from './selection-bar.module.css'

/** What can be done with the chosen invoices, below the list while some are being chosen. */
export function SelectionBar() {
  const page = usePage()
  const selection = useView(view => view.selection)
  if (!selection) return null
  const count = selection.ids.size
  return (
    <section className={styles.bar} aria-label={say('selection.region')}>
      <div className={styles.line}>
        <span>
          {count === 0
            ? say('selection.choose', { key: isMac ? '⌘' : 'Ctrl' })
            : say('selection.count', { count })}
        </span>
        <IconButton label={say('selection.stop')} onClick={() => page.view.set({ selection: null })}>
          <Icon of={X} size={14} />
        </IconButton>
      </div>
      {count > 0 && (
        <Button size="small" onClick={() => submitSeveral(page)}>
          {say('selection.submit', { count })}
        </Button>
      )}
      <Button look="link" size="small" onClick={() => chooseAllOpen(page)}>
        {say('selection.all')}
      </Button>
    </section>
  )
}
