import { TriangleAlert } from 'lucide-react'
import { formatMoney } from '#core/format.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { Icon } from '../controls/icon.tsx'
import { uiLocale } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import type { LiveQuestion } from './live-confirmation.ts'
import { confirmLive, continueOffline } from './submit-actions.ts'
import styles from './submit-dialogs.module.css'

/** The one question before money is spent. What it shows is what the host is held to. */
export function LiveDialog({ question }: { question: LiveQuestion }) {
  const page = usePage()
  const { agreement, customer, isCustomerSent, lines, template, warnings } = question
  const close = () => page.view.set({ overlay: null })
  return (
    <Dialog kind="alert" title={say('live.title', { number: agreement.invoice_number })} onClose={close}>
      <dl className={styles.facts}>
        <dt>{say('live.to')}</dt>
        <dd>
          {customer || say('live.nobody')}
          {customer !== '' && !isCustomerSent && <span>{say('live.not-sent')}</span>}
        </dd>
        <dt>{say('live.total')}</dt>
        <dd>
          <strong>{formatMoney(agreement.payable, agreement.currency, uiLocale)}</strong>
          <span>{say('lines.count', { count: lines })}</span>
          <span>{template}</span>
        </dd>
      </dl>
      {!isCustomerSent && <p>{say('live.documented')}</p>}
      {warnings.map(message => (
        <p key={message} className={styles.warning}>
          <Icon of={TriangleAlert} size={14} />
          {message}
        </p>
      ))}
      <p>{say('live.text')}</p>
      <DialogActions>
        <Button onClick={close}>{say('dialog.cancel')}</Button>
        <Button look="primary" onClick={() => void confirmLive(page, question)}>
          {say('live.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export function OfflineDialog({ id }: { id: string }) {
  const page = usePage()
  const close = () => page.view.set({ overlay: null })
  return (
    <Dialog kind="alert" title={say('offline.title')} onClose={close}>
      <p>{say('offline.text')}</p>
      <DialogActions>
        <Button onClick={close}>{say('offline.keep')}</Button>
        <Button look="primary" onClick={() => void continueOffline(page, id)}>
          {say('offline.wait')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
