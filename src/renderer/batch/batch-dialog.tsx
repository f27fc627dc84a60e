import { useState } from 'react'
import type { BatchItem } from '#contract/submission-operations.ts'
import type { DocumentType } from '#core/document-type.ts'
import type { DocumentStatus, InvoiceState } from '#core/invoice/document-status.ts'
import { formatMoney } from '#core/money/format.ts'
import { replaceKey } from '../connections/connect-actions.ts'
import { serviceName } from '../connections/service-name.ts'
import { Button, NumberLink } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import controls from '../controls/field.module.css'
import { Progress } from '../controls/progress.tsx'
import { StateGlyph } from '../controls/state-glyph.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { type SavedPdfsTexts, savePdfs } from '../submission/delivery-actions.ts'
import styles from './batch.module.css'
import {
  batchResultText,
  cancelRemaining,
  closeBatch,
  isBlockedByChangedKey,
  isBlockedByRejectedKey,
  isPending,
  kindsOf,
  openItem,
  reviewAgain,
} from './batch-actions.ts'
import badgeStyles from './state-badge.module.css'

/** Progress and result of the invoices that were submitted together. */
export function BatchDialog() {
  const app = useApp()
  const batch = useHost(host => host.batch)
  // shown in the dialog, because the dialog covers every notification
  const [saved, setSaved] = useState<SavedPdfsTexts>()
  const hide = () => app.view.set({ overlay: null })
  if (!batch) return null
  const { items, mode, connectionName } = batch
  const waiting = items.filter(({ state }) => state === 'queued').length
  const doneIds = items.filter(({ state }) => state === 'done').map(({ invoiceId }) => invoiceId)
  const ended = doneIds.length
  const isRunning = items.some(isPending)
  const rejected = items.filter(isBlockedByRejectedKey)
  const changed = items.filter(isBlockedByChangedKey)
  const blocked = rejected.length + changed.length
  const rejectedConnectionId = rejected[0]?.connectionId
  return (
    <Dialog
      kind="wide"
      title={t(`batch.title.${mode}`, { ...kindsOf(items), name: serviceName(connectionName) })}
      onClose={hide}
    >
      <div className={styles.progress}>
        <p role="status">
          {isRunning ? t('batch.progress', { ended, count: items.length }) : batchResultText(batch)}
        </p>
        <Progress
          label={t('batch.progress', { ended, count: items.length })}
          value={items.filter(item => !isPending(item)).length}
          max={items.length}
        />
      </div>
      <ItemTable items={items} />
      {waiting > blocked && <p>{t('batch.waiting', { count: waiting - blocked })}</p>}
      {rejected.length > 0 && <p>{t('batch.key-refused', kindsOf(rejected))}</p>}
      {changed.length > 0 && <p>{t('batch.key-changed', kindsOf(changed))}</p>}
      <p role="status" className={saved?.saved ? undefined : 'visually-hidden'}>
        {saved?.saved}
      </p>
      {saved?.problem && (
        <p role="alert" className={controls.error}>
          {saved.problem}
        </p>
      )}
      <DialogActions>
        {waiting > 0 && <Button onClick={() => void cancelRemaining(app)}>{t('batch.cancel-rest')}</Button>}
        {blocked > 0 && (
          // One button for both cases, so that it keeps the focus after the key was replaced.
          <Button
            variant="primary"
            onClick={() =>
              void (rejectedConnectionId === undefined
                ? reviewAgain(app, batch)
                : replaceKey(app, rejectedConnectionId))
            }
          >
            {t(rejectedConnectionId === undefined ? 'batch.review-again' : 'rejected.replace-key')}
          </Button>
        )}
        {ended > 0 && (
          <Button onClick={() => void savePdfs(app, doneIds).then(setSaved)}>{t('pdfs.save-all')}</Button>
        )}
        {isRunning ? (
          <Button onClick={hide}>{t('batch.hide')}</Button>
        ) : (
          <Button variant="primary" onClick={() => void closeBatch(app)}>
            {t('batch.done')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function ItemTable({ items }: { items: readonly BatchItem[] }) {
  const app = useApp()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('region.list')}>
        <thead>
          <tr>
            <th scope="col">{t('batch.number')}</th>
            <th scope="col">{t('batch.customer')}</th>
            <th scope="col" className={styles.amount}>
              {t('batch.total')}
            </th>
            <th scope="col">{t('batch.state')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <tr key={item.invoiceId}>
              <td>
                <NumberLink number={item.invoice_number} onClick={() => void openItem(app, item.invoiceId)} />
              </td>
              <td className={styles.name}>
                <bdi>{item.customer || t('live.nobody')}</bdi>
              </td>
              <td className={styles.amount}>{formatMoney(item.payable, item.currency, uiLocale)}</td>
              <td>
                {item.state === 'cancelled' ? (
                  t('batch.cancelled', { kind: item.type })
                ) : (
                  <StateBadge state={item.state} kind={item.type} />
                )}
                {item.problem && item.state !== 'done' && <small>{textOf(item.problem.message)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const glyphs: Record<InvoiceState, DocumentStatus> = {
  draft: 'draft',
  queued: 'waiting',
  sending: 'sending',
  done: 'issued',
  refused: 'rejected',
  unknown: 'not_confirmed',
}

/** A shape and a text, because colour must never be the only indication. */
function StateBadge({ state, kind }: { state: InvoiceState; kind: DocumentType }) {
  return (
    <span className={badgeStyles[state]}>
      <StateGlyph status={glyphs[state]} />
      <span className={badgeStyles.label}>{t(`state.${state}`, { kind })}</span>
    </span>
  )
}
