import { useEffect, useId, useRef, useState } from 'react'
import type { PartyView } from '#contract/submission-operations.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { formatDate } from '#core/money/format.ts'
import { AccountLine } from '../connections/account-line.tsx'
import { Button } from '../controls/button.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { TextField } from '../controls/text-field.tsx'
import { FindingList } from '../findings/finding-list.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { focusPath } from '../state/focus-field.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import type { ConfirmationSubject, LiveConfirmation } from '../state/view/overlay.ts'
import { amountOf } from './submission-text.ts'
import { confirmLive, continueOffline, resolveUnknown, templateAction } from './submit-actions.ts'
import styles from './submit-dialogs.module.css'

interface ConfirmLiveDialogProps {
  subject: ConfirmationSubject
  /** `null` until the invoice is saved and checked */
  question: LiveConfirmation | null
}

export const subjectOf = ({ type, confirmed }: LiveConfirmation): ConfirmationSubject => ({
  type,
  invoice_number: confirmed.invoice_number,
})

/**
 * Confirms a live submission; the host verifies the displayed values. It opens at the key press, so that no further key
 * changes the invoice.
 */
export function ConfirmLiveDialog({ subject, question }: ConfirmLiveDialogProps) {
  const app = useApp()
  const { type, invoice_number: number } = subject
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const [rememberConsent, setRememberConsent] = useState(false)
  const close = () => app.view.set({ overlay: null })
  // a template problem that the host would reject
  const templateHelp = question?.findings
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => templateAction(app, question.connectionId, message))
    .find(action => action !== undefined)
  return (
    <Dialog kind="alert" title={t('live.title', { kind: type, number })} onClose={close}>
      {question === null ? (
        <p role="status">{t('live.checking')}</p>
      ) : (
        <Question
          question={question}
          rememberConsent={rememberConsent}
          onRememberConsent={setRememberConsent}
        />
      )}
      <DialogActions>
        <Button
          ref={cancel}
          // the Enter that started the submission may still be held down
          onKeyDown={event => event.repeat && event.preventDefault()}
          onClick={close}
        >
          {t('dialog.cancel')}
        </Button>
        {question !== null && templateHelp && (
          <Button
            variant="primary"
            onClick={() => {
              close()
              templateHelp.run()
            }}
          >
            {templateHelp.label}
          </Button>
        )}
        {question !== null && !templateHelp && (
          <Button
            // a missing sender is probably unintended, so the button is not emphasised
            variant={question.seller.name !== '' ? 'primary' : 'plain'}
            onClick={() => void confirmLive(app, question, rememberConsent)}
          >
            {t('live.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface QuestionProps {
  question: LiveConfirmation
  rememberConsent: boolean
  onRememberConsent: (isChecked: boolean) => void
}

function Question({ question, rememberConsent, onRememberConsent }: QuestionProps) {
  const app = useApp()
  const { findings, arePartiesSent } = question
  return (
    <>
      <Facts question={question} />
      {!arePartiesSent && <p>{t('live.minimal-request')}</p>}
      {findings.length > 0 && (
        <section className={styles.findings} aria-label={t('live.findings', { count: findings.length })}>
          <h3>{t('live.findings', { count: findings.length })}</h3>
          <FindingList issues={findings} onChoose={path => focusPath(app, path)} />
        </section>
      )}
      <p>{t('live.text')}</p>
      <AccountLine connectionId={question.connectionId} className={styles.account} />
      <RememberConsent isChecked={rememberConsent} onChange={onRememberConsent} />
    </>
  )
}

function Facts({ question }: { question: LiveConfirmation }) {
  const { type, confirmed, seller, buyer, dueDate, arePartiesSent, lines, template } = question
  return (
    <dl className={styles.facts}>
      <dt>{t('live.from')}</dt>
      <dd>
        <Party party={seller} unnamed={t('live.no-sender')} isSent={arePartiesSent} />
      </dd>
      <dt>{t('live.to')}</dt>
      <dd>
        <Party party={buyer} unnamed={t('live.nobody')} isSent={arePartiesSent} />
      </dd>
      {type === 'invoice' && (
        <>
          <dt>{t('live.due')}</dt>
          <dd>{dueDate === null ? t('live.no-due') : formatDate(dueDate, uiLocale)}</dd>
        </>
      )}
      <dt>{t('live.total')}</dt>
      <dd>
        <strong>{amountOf(confirmed)}</strong>
        <span>{t('lines.count', { count: lines })}</span>
        <span>{template}</span>
      </dd>
    </dl>
  )
}

function Party({ party, unnamed, isSent }: { party: PartyView; unnamed: string; isSent: boolean }) {
  return (
    <>
      {party.name === '' ? <em>{unnamed}</em> : <bdi>{party.name}</bdi>}
      {party.taxId !== '' && <span>{party.taxId}</span>}
      {party.name !== '' && !isSent && <span>{t('live.not-sent')}</span>}
    </>
  )
}

function RememberConsent({
  isChecked,
  onChange,
}: {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}) {
  const id = useId()
  const count = useHost(host => host.settings?.countdownSeconds) ?? 0
  return (
    <div className={styles.remember}>
      <label>
        <Checkbox
          checked={isChecked}
          aria-describedby={id}
          onChange={event => onChange(event.target.checked)}
        />
        {t('live.remember')}
      </label>
      <p id={id}>{count === 0 ? t('live.remember.at-once') : t('live.remember.countdown', { count })}</p>
    </div>
  )
}

export function OfflineDialog({ id }: { id: string }) {
  const app = useApp()
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const close = () => app.view.set({ overlay: null })
  return (
    <Dialog kind="alert" title={t('offline.title')} onClose={close}>
      <p>{t('offline.text', { kind: type })}</p>
      <DialogActions>
        <Button onClick={close}>{t('offline.keep')}</Button>
        <Button variant="primary" onClick={() => void continueOffline(app, id)}>
          {t('offline.wait')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Confirms what the user found in the account of the service. */
export function ResolveUnknownDialog({ id, found }: { id: string; found: 'created' | 'not_created' }) {
  const app = useApp()
  const [link, setLink] = useState('')
  const number = app.openInvoices.find(id)?.submission?.invoice_number ?? ''
  const close = () => app.view.set({ overlay: null })
  const isCreated = found === 'created'
  return (
    <Dialog
      kind="alert"
      title={t(isCreated ? 'resolve.created.title' : 'resolve.again.title', { number })}
      onClose={close}
    >
      <p>{t(isCreated ? 'resolve.created.text' : 'resolve.again.text')}</p>
      {isCreated && (
        <TextField
          label={t('resolve.created.link')}
          value={link}
          onValue={setLink}
          type="url"
          dir="ltr"
          placeholder="https://"
        />
      )}
      <DialogActions>
        <Button onClick={close}>{t('dialog.cancel')}</Button>
        <Button onClick={() => void resolveUnknown(app, id, found, link)}>
          {t(isCreated ? 'resolve.created.confirm' : 'resolve.again.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
