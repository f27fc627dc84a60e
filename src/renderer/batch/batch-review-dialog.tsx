import { useEffect, useRef } from 'react'
import type { BatchCandidate, BatchReview } from '#contract/batch.ts'
import { formatMoney } from '#core/format.ts'
import { sumsOf } from '#core/sums.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { uiLocale } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { useDesk, usePage } from '../state/use-app.ts'
import styles from './batch.module.css'
import { confirmBatch, fixCandidate, isGoing, openItem } from './batch-actions.ts'
import { NumberLink } from './number-link.tsx'

/** The one question before several invoices leave: it names each of them, and what they come to. */
export function BatchReviewDialog({ review }: { review: BatchReview }) {
  const page = usePage()
  const isOffline = useDesk(desk => !desk.online && activeConnection(desk.connections)?.practice !== true)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const { mode, candidates, connectionName, isCustomerSent } = review
  const going = candidates.filter(isGoing)
  const left = candidates.filter(candidate => !isGoing(candidate))
  const count = going.length
  const close = () => page.view.set({ overlay: null })
  return (
    <Dialog
      kind="alert"
      isWide
      title={count === 0 ? say('batch.review.none') : say(`batch.review.${mode}`, { count })}
      onClose={close}
    >
      {count > 0 && (
        <>
          <p>
            {say('batch.to', { name: connectionName })}{' '}
            {mode === 'live' ? say('batch.live.text') : say('batch.test.text')}
          </p>
          <GoingTable going={going} />
          <div className={styles.sums}>
            {sumsOf(going).map(({ currency, count: own, total }) => (
              <p key={currency}>
                {say('batch.sum', { count: own, total: formatMoney(total, currency, uiLocale) })}
              </p>
            ))}
          </div>
          {!isCustomerSent && <p>{say('live.documented')}</p>}
          {isOffline && <p>{say('batch.offline')}</p>}
        </>
      )}
      {left.length > 0 && <LeftOut left={left} />}
      <DialogActions>
        <Button ref={cancel} onClick={close}>
          {say('dialog.cancel')}
        </Button>
        {count > 0 && (
          <Button look="primary" onClick={() => void confirmBatch(page, review)}>
            {say(`batch.confirm.${mode}`, { count })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const numberOf = ({ invoice_number }: BatchCandidate) => invoice_number || say('list.no-number')

function GoingTable({ going }: { going: readonly BatchCandidate[] }) {
  const page = usePage()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={say('batch.going')}>
        <thead>
          <tr>
            <th scope="col">{say('batch.number')}</th>
            <th scope="col">{say('batch.customer')}</th>
            <th scope="col">{say('batch.total')}</th>
          </tr>
        </thead>
        <tbody>
          {going.map(candidate => (
            <tr key={candidate.id}>
              <td>
                <NumberLink
                  number={candidate.invoice_number}
                  onClick={() => void openItem(page, candidate.id)}
                />
                {candidate.warnings.map(({ code, message }) => (
                  <small key={code} className={styles.warning}>
                    {message}
                  </small>
                ))}
              </td>
              <td>{candidate.customer || say('live.nobody')}</td>
              <td>
                {candidate.payable !== null && formatMoney(candidate.payable, candidate.currency, uiLocale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LeftOut({ left }: { left: readonly BatchCandidate[] }) {
  const page = usePage()
  return (
    <section className={styles.left} aria-label={say('batch.left-out', { count: left.length })}>
      <h3>{say('batch.left-out', { count: left.length })}</h3>
      <ul>
        {left.map(candidate => (
          <li key={candidate.id}>
            <span>
              <strong>{numberOf(candidate)}</strong> {candidate.customer}
              <small>{reasonOf(candidate)}</small>
            </span>
            {candidate.hindrance === null && (
              <Button
                size="small"
                aria-label={say('batch.fix-number', { number: numberOf(candidate) })}
                onClick={() => void fixCandidate(page, candidate.id)}
              >
                {say('batch.fix')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function reasonOf({ hindrance, problems }: BatchCandidate): string {
  if (hindrance !== null) return say(`batch.${hindrance}`)
  return [...new Set(problems.map(({ message }) => message))].slice(0, 3).join(' ')
}
