import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { submitSelected } from '../batch/batch-actions.ts'
import buttonStyles from '../controls/button.module.css'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import menuStyles from '../controls/menu.module.css'
import { shortcutLabel } from '../controls/shortcut.ts'
import { countedKinds } from '../documents/type-names.ts'
import { exportSelected as exportSelectedEInvoices } from '../einvoice/open-export.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { openMarkIssued } from '../mark-issued/open-mark-issued.ts'
import { askMarkPaid } from '../payments/payment-actions.ts'
import { duplicateForNextPeriod } from '../schedules/schedule-actions.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { savePdfsAndNotify } from '../submission/delivery-actions.ts'
import { draftStatuses, exportSelected, selectAllDrafts, selectAllShown } from './selection-actions.ts'
import styles from './selection-bar.module.css'
import { sumsText } from './table-columns.tsx'
import { useSelectedRows } from './use-selected-rows.ts'
import { countOf } from './views.ts'

interface SelectionBarProps {
  /** the bar shows the most frequent actions only */
  isNarrow: boolean
}

/** Floats above the list or table while documents are selected: their number, their sum and the actions. */
export function SelectionBar({ isNarrow }: SelectionBarProps) {
  const app = useApp()
  const selection = useView(view => view.selection)
  const { drafts, owing, sums } = useSelectedRows(selection?.ids ?? null)
  if (!selection) return null
  const { ids } = selection
  const count = ids.size
  const stop = () => app.view.set({ selection: null })
  return (
    <section
      className={styles.bar}
      data-narrow={isNarrow || undefined}
      aria-label={t('selection.region')}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        stop()
      }}
    >
      <span className={styles.count} role="status">
        {count === 0
          ? t('selection.choose', { key: shortcutLabel('CmdOrCtrl', isMac) })
          : t('selection.count', { count })}
      </span>
      {sums.length > 0 && <span className={styles.sum}>{sumsText(sums)}</span>}
      {count > 0 ? (
        <>
          <span className={styles.divider} aria-hidden="true" />
          {drafts.length > 0 && (
            <Button
              variant="primary"
              onClick={() =>
                submitSelected(
                  app,
                  drafts.map(({ id }) => id),
                )
              }
            >
              <Icon icon="send" size={14} />
              {t('selection.submit', countedKinds(drafts.map(({ type }) => type)))}
            </Button>
          )}
          <Button
            variant={drafts.length === 0 && owing.length > 0 ? 'primary' : 'quiet'}
            onClick={() => askMarkPaid(app, [...ids])}
          >
            <Icon icon="banknote" size={14} />
            {drafts.length === 0 && owing.length > 0
              ? t('selection.mark-paid.count', { count: owing.length })
              : t('selection.mark-paid')}
          </Button>
          <Button variant="quiet" className={styles.rare} onClick={() => duplicateForNextPeriod(app)}>
            <Icon icon="repeat" size={14} />
            {t('selection.repeat')}
          </Button>
          <Button
            variant={drafts.length === 0 && owing.length === 0 ? 'primary' : 'quiet'}
            className={styles.rare}
            onClick={() => void savePdfsAndNotify(app, [...ids])}
          >
            <Icon icon="download" size={14} />
            {drafts.length === 0 && owing.length === 0
              ? t('selection.pdfs.count', { count })
              : t('selection.pdfs')}
          </Button>
          <MoreActions ids={ids} />
        </>
      ) : (
        <StartSelecting />
      )}
      <IconButton label={t('selection.stop')} onClick={stop}>
        <Icon icon="x" size={14} />
      </IconButton>
    </section>
  )
}

/** Menu of all actions, including those that a narrow bar hides. */
function MoreActions({ ids }: { ids: ReadonlySet<string> }) {
  const app = useApp()
  const { drafts, shown } = useNumbers()
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={buttonStyles.icon}
        aria-label={t('selection.more')}
        title={t('selection.more')}
      >
        <Icon icon="ellipsis" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menuStyles.positioner} side="top" align="end" sideOffset={6}>
          <Menu.Popup className={menuStyles.popup} aria-label={t('selection.more')}>
            <Item onClick={() => void openMarkIssued(app, [...ids])}>{t('command.mark-issued')}</Item>
            <Item onClick={() => duplicateForNextPeriod(app)}>{t('selection.repeat')}</Item>
            <Item onClick={() => void savePdfsAndNotify(app, [...ids])}>{t('selection.pdfs')}</Item>
            <Item onClick={() => void exportSelectedEInvoices(app, [...ids])}>
              {t('command.export-e-invoice')}
            </Item>
            <Item onClick={() => void exportSelected(app, ids)}>{t('selection.export')}</Item>
            <Menu.Separator className={menuStyles.separator} />
            <Item onClick={() => void selectAllDrafts(app)}>{t('selection.drafts', { count: drafts })}</Item>
            <Item onClick={() => void selectAllShown(app)}>{t('selection.shown', { count: shown })}</Item>
            <Menu.Separator className={menuStyles.separator} />
            <Item onClick={() => app.view.set({ overlay: { kind: 'delete-invoices', ids: [...ids] } })}>
              {t('selection.delete')}
            </Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const Item = ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
  <Menu.Item className={menuStyles.item} onClick={onClick}>
    <span>{children}</span>
  </Menu.Item>
)

function StartSelecting() {
  const app = useApp()
  const { drafts, shown } = useNumbers()
  return (
    <>
      <Button variant="link" size="small" onClick={() => void selectAllDrafts(app)}>
        {t('selection.drafts', { count: drafts })}
      </Button>
      <Button variant="link" size="small" onClick={() => void selectAllShown(app)}>
        {t('selection.shown', { count: shown })}
      </Button>
    </>
  )
}

/** Number of drafts, and number of documents that match the filter. */
function useNumbers() {
  const app = useApp()
  const counts = useHost(host => host.counts)
  const statuses = useHost(host => host.filter.statuses)
  return { drafts: countOf({ statuses: draftStatuses(app) }, counts), shown: countOf({ statuses }, counts) }
}
