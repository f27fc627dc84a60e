import { formatMoney } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { Icon } from '../controls/icon.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import type { LiveConfirmation } from '../state/view/overlay.ts'
import { confirmLive, continueOffline } from './submit-actions.ts'
import styles from './submit-dialogs.module.css'

/** Confirms a live submission; the host checks the displayed values. */
export function ConfirmLiveDialog({ question }: { question: LiveConfirmation }) {
  const app = useApp()
  const { confirmed: agreement, customer, isCustomerSent, lines, template, warnings } = question
  const close = () => app.view.set({ overlay: null })
  return (
    <Dialog kind="alert" title={t('live.title', { number: agreement.invoice_number })} onClose={close}>
      <dl className={styles.facts}>
        <dt>{t('live.to')}</dt>
        <dd>
          {customer || t('live.nobody')}
          {customer !== '' && !isCustomerSent && <span>{t('live.not-sent')}</span>}
        </dd>
        <dt>{t('live.total')}</dt>
        <dd>
          <strong>{formatMoney(agreement.payable, agreement.currency, uiLocale)}</strong>
          <span>{t('lines.count', { count: lines })}</span>
          <span>{template}</span>
        </dd>
      </dl>
      {!isCustomerSent && <p>{t('live.minimal-request')}</p>}
      {warnings.map(message => (
        <p key={message} className={styles.warning}>
          <Icon icon="triangle-alert" size={14} />
          {message}
        </p>
      ))}
      <p>{t('live.text')}</p>
      <DialogActions>
        <Button onClick={close}>{t('dialog.cancel')}</Button>
        <Button variant="primary" onClick={() => void confirmLive(app, question)}>
          {t('live.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export function OfflineDialog({ id }: { id: string }) {
  const app = useApp()
  const close = () => app.view.set({ overlay: null })
  return (
    <Dialog kind="alert" title={t('offline.title')} onClose={close}>
      <p>{t('offline.text')}</p>
      <DialogActions>
        <Button onClick={close}>{t('offline.keep')}</Button>
        <Button variant="primary" onClick={() => void continueOffline(app, id)}>
          {t('offline.wait')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
