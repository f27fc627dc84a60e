import type { BatchItem } from '#contract/batch.ts'
import { formatMoney } from '#core/format.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { uiLocale } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { StateMark } from '../invoice-list/state-badge.tsx'
import { useDesk, usePage } from '../state/use-app.ts'
import { replaceKey } from '../submission/submit-actions.ts'
import styles from './batch.module.css'
import {
  cancelRest,
  closeBatch,
  isHeldByChange,
  isHeldByRefusal,
  isOpen,
  openItem,
  resultOf,
  reviewAgain,
} from './batch-actions.ts'
import { NumberLink } from './number-link.tsx'

/** How far the invoices are that were submitted together, and what became of each. */
export function BatchDialog() {
  const page = usePage()
  const batch = useDesk(desk => desk.batch)
  const hide = () => page.view.set({ overlay: null })
  if (!batch) return null
  const { items, mode, connectionName } = batch
  const waiting = items.filter(({ state }) => state === 'queued').length
  const ended = items.filter(({ state }) => state === 'done').length
  const isRunning = items.some(isOpen)
  const refused = items.filter(isHeldByRefusal)
  const changed = items.filter(isHeldByChange)
  const held = refused.length + changed.length
  const refusedBy = refused[0]?.connectionId
  return (
    <Dialog kind="wide" title={say(`batch.title.${mode}`, { name: connectionName })} onClose={hide}>
      <div className={styles.progress}>
        <p role="status">
          {isRunning ? say('batch.progress', { ended, count: items.length }) : resultOf(batch)}
        </p>
        <progress
          value={items.filter(item => !isOpen(item)).length}
          max={items.length}
          aria-label={say('batch.progress', { ended, count: items.length })}
        />
      </div>
      <ItemTable items={items} />
      {waiting > held && <p>{say('batch.waiting', { count: waiting - held })}</p>}
      {refused.length > 0 && <p>{say('batch.key-refused', { count: refused.length })}</p>}
      {changed.length > 0 && <p>{say('batch.key-changed', { count: changed.length })}</p>}
      <DialogActions>
        {waiting > 0 && <Button onClick={() => void cancelRest(page)}>{say('batch.cancel-rest')}</Button>}
        {held > 0 && (
          // one button for both, so that it keeps the focus when the key was replaced
          <Button
            look="primary"
            onClick={() =>
              void (refusedBy === undefined ? reviewAgain(page, batch) : replaceKey(page, refusedBy))
            }
          >
            {say(refusedBy === undefined ? 'batch.review-again' : 'refused.replace-key')}
          </Button>
        )}
        {isRunning ? (
          <Button onClick={hide}>{say('batch.hide')}</Button>
        ) : (
          <Button look="primary" onClick={() => void closeBatch(page)}>
            {say('batch.done')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function ItemTable({ items }: { items: readonly BatchItem[] }) {
  const page = usePage()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={say('region.list')}>
        <thead>
          <tr>
            <th scope="col">{say('batch.number')}</th>
            <th scope="col">{say('batch.customer')}</th>
            <th scope="col">{say('batch.total')}</th>
            <th scope="col">{say('batch.state')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <tr key={item.invoiceId}>
              <td>
                <NumberLink
                  number={item.invoice_number}
                  onClick={() => void openItem(page, item.invoiceId)}
                />
              </td>
              <td>{item.customer || say('live.nobody')}</td>
              <td>{formatMoney(item.payable, item.currency, uiLocale)}</td>
              <td>
                {item.state === 'cancelled' ? say('batch.cancelled') : <StateMark state={item.state} />}
                {item.problem && item.state !== 'done' && <small>{item.problem.message}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
