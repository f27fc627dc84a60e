import { useMemo } from 'react'
import { submitSelected } from '../batch/batch-actions.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { countedKinds } from '../documents/type-names.ts'
import { exportSelected as exportSelectedEInvoices } from '../einvoice/open-export.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { openMarkIssued } from '../mark-issued/open-mark-issued.ts'
import { askMarkPaid } from '../payments/payment-actions.ts'
import { duplicateForNextPeriod } from '../schedules/schedule-actions.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { savePdfsAndNotify } from '../submission/delivery-actions.ts'
import { deselectHidden } from './hidden-selection.ts'
import { draftStatuses, exportSelected, selectAllDrafts, selectAllShown } from './selection-actions.ts'
import styles from './selection-bar.module.css'

/** Actions for the selected invoices, below the list or the table. */
export function SelectionBar({ isTable = false }: { isTable?: boolean }) {
  const app = useApp()
  const selection = useView(view => view.selection)
  const hidden = useView(view => view.hiddenSelection)
  const counts = useHost(host => host.counts)
  const invoices = useHost(host => host.invoices)
  const types = useMemo(() => new Map(invoices.map(({ id, type }) => [id, type])), [invoices])
  const statuses = useHost(host => host.filter.statuses)
  if (!selection) return null
  const { ids } = selection
  const count = ids.size
  const countOf = (some: typeof statuses) =>
    some.reduce((sum, status) => sum + (counts?.byStatus[status] ?? 0), 0)
  const shown = statuses.length === 0 ? (counts?.total ?? 0) : countOf(statuses)
  return (
    <section className={styles.bar} data-table={isTable || undefined} aria-label={t('selection.region')}>
      <div className={styles.line}>
        <span role="status">
          {count === 0
            ? t('selection.choose', { key: isMac ? '⌘' : 'Ctrl' })
            : t('selection.count', { count })}
        </span>
        <IconButton label={t('selection.stop')} onClick={() => app.view.set({ selection: null })}>
          <Icon icon="x" size={14} />
        </IconButton>
      </div>
      {hidden.size > 0 && (
        <div className={styles.hidden}>
          <span role="status">{t('selection.hidden', { count: hidden.size })}</span>
          <Button variant="link" size="small" onClick={() => app.hostStore.clearFilter()}>
            {t('selection.hidden.show')}
          </Button>
          <Button variant="link" size="small" onClick={() => deselectHidden(app)}>
            {t('selection.hidden.deselect')}
          </Button>
        </div>
      )}
      {count > 0 && (
        <div className={styles.actions}>
          <Button size="small" variant="primary" onClick={() => submitSelected(app)}>
            {t('selection.submit', countedKinds([...ids].map(id => types.get(id))))}
          </Button>
          <Button size="small" onClick={() => askMarkPaid(app, [...ids])}>
            {t('selection.mark-paid')}
          </Button>
          <Button size="small" onClick={() => void openMarkIssued(app, [...ids])}>
            {t('command.mark-issued')}
          </Button>
          <Button size="small" onClick={() => duplicateForNextPeriod(app)}>
            {t('command.duplicate-next')}
          </Button>
          <Button size="small" onClick={() => void savePdfsAndNotify(app, [...ids])}>
            {t('pdfs.save-all')}
          </Button>
          <Button size="small" onClick={() => void exportSelectedEInvoices(app, [...ids])}>
            {t('command.export-e-invoice')}
          </Button>
          <Button size="small" onClick={() => void exportSelected(app, ids)}>
            {t('selection.export')}
          </Button>
          <Button
            size="small"
            variant="danger"
            onClick={() => app.view.set({ overlay: { kind: 'delete-invoices', ids: [...ids] } })}
          >
            {t('selection.delete')}
          </Button>
        </div>
      )}
      <div className={styles.all}>
        <Button variant="link" size="small" onClick={() => void selectAllDrafts(app)}>
          {t('selection.drafts', { count: countOf(draftStatuses(app)) })}
        </Button>
        <Button variant="link" size="small" onClick={() => void selectAllShown(app)}>
          {t('selection.shown', { count: shown })}
        </Button>
      </div>
    </section>
  )
}
