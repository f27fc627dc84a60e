import { useEffect, useRef } from 'react'
import type { BatchCandidate, BatchReview, PartyView } from '#contract/submission-operations.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { sumsOf } from '#core/money/sums.ts'
import { AccountLine } from '../connections/account-line.tsx'
import { serviceName } from '../connections/service-name.ts'
import { Button, NumberLink } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { FindingList } from '../findings/finding-list.tsx'
import { sentences } from '../i18n/joined-texts.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './batch.module.css'
import { confirmBatch, fixCandidate, isReady, kindsOf, openFinding, openItem } from './batch-actions.ts'

/** Asks once before several invoices are submitted, listing each of them and the totals. */
export function BatchReviewDialog({ review }: { review: BatchReview }) {
  const app = useApp()
  const isOffline = useHost(host => !host.online && activeConnection(host.connections)?.practice !== true)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const { mode, candidates, connectionName, isCustomerSent } = review
  const ready = candidates.filter(isReady)
  const excluded = candidates.filter(candidate => !isReady(candidate))
  const count = ready.length
  const close = () => app.view.set({ overlay: null })
  return (
    <Dialog
      kind="alert"
      isWide
      title={count === 0 ? t('batch.review.none') : t(`batch.review.${mode}`, kindsOf(ready))}
      onClose={close}
    >
      {count > 0 && (
        <>
          <p>
            {sentences(
              t('batch.to', { name: serviceName(connectionName) }),
              t(mode === 'live' ? 'batch.live.text' : 'batch.test.text'),
            )}
          </p>
          {mode === 'live' && <AccountLine connectionId={review.connectionId} className={styles.account} />}
          <ReadyTable candidates={ready} />
          <div className={styles.sums}>
            {[...Map.groupBy(ready, ({ type }) => type).values()].flatMap(ofKind =>
              sumsOf(ofKind).map(({ currency, total }) => (
                <p key={`${ofKind[0]?.type} ${currency}`}>
                  {t('batch.sum', {
                    ...kindsOf(ofKind.filter(each => each.currency === currency)),
                    total: formatMoney(total, currency, uiLocale),
                  })}
                </p>
              )),
            )}
          </div>
          {!isCustomerSent && <p>{t('live.minimal-request')}</p>}
          {isOffline && <p>{t('batch.offline')}</p>}
        </>
      )}
      {excluded.length > 0 && <ExcludedList left={excluded} />}
      <DialogActions>
        <Button ref={cancel} onClick={close}>
          {t('dialog.cancel')}
        </Button>
        {count > 0 && (
          <Button variant="primary" onClick={() => void confirmBatch(app, review)}>
            {t(`batch.confirm.${mode}`, kindsOf(ready))}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const displayNumber = ({ invoice_number }: BatchCandidate) => invoice_number || t('list.no-number')

function ReadyTable({ candidates }: { candidates: readonly BatchCandidate[] }) {
  const app = useApp()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('batch.going')}>
        <thead>
          <tr>
            <th scope="col">{t('batch.number')}</th>
            <th scope="col">{t('live.from')}</th>
            <th scope="col">{t('live.to')}</th>
            <th scope="col">{t('live.due')}</th>
            <th scope="col">{t('batch.total')}</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map(candidate => (
            <tr key={candidate.id}>
              <td>
                <NumberLink
                  number={candidate.invoice_number}
                  onClick={() => void openItem(app, candidate.id)}
                />
                <RowFindings candidate={candidate} />
              </td>
              <td className={styles.name}>
                <PartyCell party={candidate.seller} unnamed={t('live.no-sender')} />
              </td>
              <td className={styles.name}>
                <PartyCell party={candidate.buyer} unnamed={t('live.nobody')} />
              </td>
              <td>
                {candidate.type === 'invoice' &&
                  (candidate.dueDate === null ? t('live.no-due') : formatDate(candidate.dueDate, uiLocale))}
              </td>
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

function PartyCell({ party: { name, taxId }, unnamed }: { party: PartyView; unnamed: string }) {
  return (
    <>
      {name === '' ? <em className={styles.warning}>{unnamed}</em> : <bdi>{name}</bdi>}
      {taxId !== '' && (
        <small>
          <bdi>{taxId}</bdi>
        </small>
      )}
    </>
  )
}

/** Collapsed, so that a list of hundreds of invoices stays readable. */
function RowFindings({ candidate: { id, warnings } }: { candidate: BatchCandidate }) {
  const app = useApp()
  if (warnings.length === 0) return null
  return (
    <details className={styles.findings}>
      <summary>{t('checks.count', { count: warnings.length })}</summary>
      <FindingList issues={warnings} onChoose={path => void openFinding(app, id, path)} />
    </details>
  )
}

function ExcludedList({ left: candidates }: { left: readonly BatchCandidate[] }) {
  const app = useApp()
  return (
    <section className={styles.left} aria-label={t('batch.left-out', { count: candidates.length })}>
      <h3>{t('batch.left-out', { count: candidates.length })}</h3>
      <ul>
        {candidates.map(candidate => (
          <li key={candidate.id}>
            <span>
              <strong>
                <bdi>{displayNumber(candidate)}</bdi>
              </strong>{' '}
              <bdi>{candidate.customer}</bdi>
              <small>{exclusionReason(candidate)}</small>
            </span>
            {candidate.blockedBy === null && (
              <Button
                size="small"
                aria-label={t('batch.fix-number', { number: displayNumber(candidate) })}
                onClick={() => void fixCandidate(app, candidate.id)}
              >
                {t('batch.fix')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function exclusionReason({ type, blockedBy, problems }: BatchCandidate): string {
  if (blockedBy !== null) return t(`batch.${blockedBy}`, { kind: type })
  return sentences(...[...new Set(problems.map(({ message }) => textOf(message)))].slice(0, 3))
}
