import { useEffect, useRef } from 'react'
import type { Delivery, Submission } from '#contract/submission.ts'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import { formatDateTime } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { duplicateInvoice, newInvoice, withErrorNotice } from '../state/invoice-actions.ts'
import { useApp, useView } from '../state/use-app.ts'
import panel from './panel.module.css'
import styles from './receipt.module.css'
import { findingText } from './submission-text.ts'
import { downloadAgain, savePdf } from './submit-actions.ts'

/** Result of a submission with its PDF and next actions. */
export function Receipt({ submission }: { submission: Submission }) {
  const app = useApp()
  const { invoiceId: id, invoice_number: number, mode, jobId, invoiceUrl, delivery } = submission
  const title = useRef<HTMLHeadingElement>(null)
  const wantsFocus = useView(view => view.focusReceipt)
  useEffect(() => {
    if (!wantsFocus) return
    title.current?.focus()
    app.view.set({ focusReceipt: false })
  }, [wantsFocus, app])

  const copy = () =>
    withErrorNotice(app, async () => {
      await unwrap(app.api.copyLink({ id }))
      app.view.toast(t('receipt.copied'))
    })
  const open = (what: 'pdf' | 'folder' | 'link') =>
    withErrorNotice(app, () => unwrap(app.api.openDelivery({ id, what })))

  return (
    <section className={classNames(panel.panel, styles.receipt)} aria-label={t('receipt.region')}>
      <Icon icon="circle-check" size={20} />
      <div className={panel.content}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t('receipt.title', { number })}
        </h2>
        {mode === 'test' && <p className={styles.lead}>{t('receipt.test')}</p>}
        <dl className={styles.facts}>
          {invoiceUrl !== null && (
            <div className={styles.link}>
              <dt>{t('receipt.link')}</dt>
              <dd>
                <span>{invoiceUrl}</span>
                <Button size="small" onClick={() => void copy()}>
                  <Icon icon="copy" size={14} />
                  {t('receipt.copy')}
                </Button>
                <Button size="small" onClick={() => void open('link')}>
                  <Icon icon="external-link" size={14} />
                  {t('receipt.open')}
                </Button>
              </dd>
            </div>
          )}
          {jobId !== null && (
            <div>
              <dt>{t('receipt.job')}</dt>
              <dd>{jobId}</dd>
            </div>
          )}
          <div>
            <dt>{t('receipt.time')}</dt>
            <dd>{formatDateTime(submission.finishedAt ?? submission.startedAt)}</dd>
          </div>
          <div>
            <dt>{t('receipt.mode')}</dt>
            <dd>{t(`receipt.mode.${mode}`)}</dd>
          </div>
        </dl>
        {delivery && <DeliveryStatus id={id} delivery={delivery} />}
        <div className={styles.actions}>
          {delivery?.state === 'kept' && (
            <>
              <Button size="small" onClick={() => void open('pdf')}>
                <Icon icon="file-text" size={14} />
                {t('receipt.open-pdf')}
              </Button>
              <Button size="small" onClick={() => void open('folder')}>
                <Icon icon="folder-open" size={14} />
                {t('receipt.folder')}
              </Button>
              <Button size="small" onClick={() => void savePdf(app, id)}>
                <Icon icon="download" size={14} />
                {t('receipt.save')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => void downloadAgain(app, id)}>
                {t('receipt.fetch-again')}
              </Button>
            </>
          )}
          <Button size="small" variant="quiet" onClick={() => void newInvoice(app)}>
            {t('receipt.new')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void duplicateInvoice(app, id)}>
            {t('receipt.duplicate')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function DeliveryStatus({ id, delivery }: { id: string; delivery: Delivery }) {
  const app = useApp()
  if (delivery.state === 'fetching') {
    return (
      <p className={styles.delivery}>
        <Icon icon="loader-circle" size={14} />
        {t('receipt.fetching')}
      </p>
    )
  }
  if (delivery.state === 'failed') {
    return (
      <p className={styles.differs}>
        <Icon icon="triangle-alert" size={14} />
        {t('receipt.fetch-failed', { reason: textOf(delivery.message) })}
        <Button variant="link" size="small" onClick={() => void downloadAgain(app, id)}>
          {t('receipt.fetch-again')}
        </Button>
      </p>
    )
  }
  return <ComparisonResult {...delivery} />
}

type StoredDelivery = Extract<Delivery, { state: 'kept' }>

function ComparisonResult({ matchesPreview, findings = [] }: StoredDelivery) {
  const differs = matchesPreview === false
  const result = differs ? 'receipt.differs' : matchesPreview ? 'receipt.matches' : 'receipt.kept'
  return (
    <div className={differs ? styles.differs : styles.delivery}>
      <Icon icon={differs ? 'triangle-alert' : 'circle-check'} size={14} />
      <div>
        <p>{t(result)}</p>
        {findings.length > 0 && (
          <ul className={styles.findings}>
            {[...new Set(findings.map(findingText))].map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
