import { selectAllDrafts, submitSelected } from '../batch/batch-actions.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useView } from '../state/use-app.ts'
import styles from './selection-bar.module.css'

/** Actions for the selected invoices, below the list. */
export function SelectionBar() {
  const app = useApp()
  const selection = useView(view => view.selection)
  if (!selection) return null
  const count = selection.ids.size
  return (
    <section className={styles.bar} aria-label={t('selection.region')}>
      <div className={styles.line}>
        <span>
          {count === 0
            ? t('selection.choose', { key: isMac ? '⌘' : 'Ctrl' })
            : t('selection.count', { count })}
        </span>
        <IconButton label={t('selection.stop')} onClick={() => app.view.set({ selection: null })}>
          <Icon icon="x" size={14} />
        </IconButton>
      </div>
      {count > 0 && (
        <Button size="small" onClick={() => submitSelected(app)}>
          {t('selection.submit', { count })}
        </Button>
      )}
      <Button variant="link" size="small" onClick={() => selectAllDrafts(app)}>
        {t('selection.all')}
      </Button>
    </section>
  )
}
