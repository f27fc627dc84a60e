import {
  CircleCheck,
  Copy,
  Download,
  ExternalLink,
  FileText,
  FolderOpen,
  LoaderCircle,
  TriangleAlert,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Delivery, Submission } from '#contract/submission.ts'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import { momentOf } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { attempt, duplicateInvoice, newInvoice } from '../invoice-list/list-actions.ts'
import { hostValue } from '../state/host/unwrap-answer.ts'
import { usePage, useView } from '../state/use-app.ts'
import panel from './panel.module.css'
import styles from './receipt.module.css'
import { findingWords } from './submission-text.ts'
import { fetchAgain, savePdf } from './submit-actions.ts'

/** What was made, where it is, and what to do next. */
export function Receipt({ submission }: { submission: Submission }) {
  const page = usePage()
  const { invoiceId: id, invoice_number: number, mode, jobId, invoiceUrl, delivery } = submission
  const title = useRef<HTMLHeadingElement>(null)
  const wantsFocus = useView(view => view.wantsResult)
  useEffect(() => {
    if (!wantsFocus) return
    title.current?.focus()
    page.view.set({ wantsResult: false })
  }, [wantsFocus, page])

  const copy = () =>
    attempt(page, async () => {
      await hostValue(page.api.copyLink({ id }))
      page.view.toast(say('receipt.copied'))
    })
  const open = (what: 'pdf' | 'folder' | 'link') =>
    attempt(page, () => hostValue(page.api.openDelivery({ id, what })))

  return (
    <section className={classNames(panel.panel, styles.receipt)} aria-label={say('receipt.region')}>
      <Icon of={CircleCheck} size={20} />
      <div className={panel.content}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {say('receipt.title', { number })}
        </h2>
        {mode === 'test' && <p className={styles.lead}>{say('receipt.test')}</p>}
        <dl className={styles.facts}>
          {invoiceUrl !== null && (
            <div className={styles.link}>
              <dt>{say('receipt.link')}</dt>
              <dd>
                <span>{invoiceUrl}</span>
                <Button size="small" onClick={() => void copy()}>
                  <Icon of={Copy} size={14} />
                  {say('receipt.copy')}
                </Button>
                <Button size="small" onClick={() => void open('link')}>
                  <Icon of={ExternalLink} size={14} />
                  {say('receipt.open')}
                </Button>
              </dd>
            </div>
          )}
          {jobId !== null && (
            <div>
              <dt>{say('receipt.job')}</dt>
              <dd>{jobId}</dd>
            </div>
          )}
          <div>
            <dt>{say('receipt.time')}</dt>
            <dd>{momentOf(submission.finishedAt ?? submission.startedAt)}</dd>
          </div>
          <div>
            <dt>{say('receipt.mode')}</dt>
            <dd>{say(`receipt.mode.${mode}`)}</dd>
          </div>
        </dl>
        {delivery && <DeliveryLine id={id} delivery={delivery} />}
        <div className={styles.actions}>
          {delivery?.state === 'kept' && (
            <>
              <Button size="small" onClick={() => void open('pdf')}>
                <Icon of={FileText} size={14} />
                {say('receipt.open-pdf')}
              </Button>
              <Button size="small" onClick={() => void open('folder')}>
                <Icon of={FolderOpen} size={14} />
                {say('receipt.folder')}
              </Button>
              <Button size="small" onClick={() => void savePdf(page, id)}>
                <Icon of={Download} size={14} />
                {say('receipt.save')}
              </Button>
              <Button size="small" look="quiet" onClick={() => void fetchAgain(page, id)}>
                {say('receipt.fetch-again')}
              </Button>
            </>
          )}
          <Button size="small" look="quiet" onClick={() => void newInvoice(page)}>
            {say('receipt.new')}
          </Button>
          <Button size="small" look="quiet" onClick={() => void duplicateInvoice(page, id)}>
            {say('receipt.duplicate')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function DeliveryLine({ id, delivery }: { id: string; delivery: Delivery }) {
  const page = usePage()
  if (delivery.state === 'fetching') {
    return (
      <p className={styles.delivery}>
        <Icon of={LoaderCircle} size={14} />
        {say('receipt.fetching')}
      </p>
    )
  }
  if (delivery.state === 'failed') {
    return (
      <p className={styles.differs}>
        <Icon of={TriangleAlert} size={14} />
        {say('receipt.fetch-failed', { reason: delivery.message })}
        <Button look="link" size="small" onClick={() => void fetchAgain(page, id)}>
          {say('receipt.fetch-again')}
        </Button>
      </p>
    )
  }
  return <ComparisonLine {...delivery} />
}

type Kept = Extract<Delivery, { state: 'kept' }>

function ComparisonLine({ matchesPreview, findings = [] }: Kept) {
  const differs = matchesPreview === false
  const result = differs ? 'receipt.differs' : matchesPreview ? 'receipt.matches' : 'receipt.kept'
  return (
    <div className={differs ? styles.differs : styles.delivery}>
      <Icon of={differs ? TriangleAlert : CircleCheck} size={14} />
      <div>
        <p>{say(result)}</p>
        {findings.length > 0 && (
          <ul className={styles.findings}>
            {[...new Set(findings.map(findingWords))].map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
