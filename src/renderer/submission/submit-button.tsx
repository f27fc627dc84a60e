import { documentTypeOf } from '#core/document-type.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { ariaShortcut } from '../controls/shortcut.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { activeConnection, modeOf, needsAccount } from '../state/host/active-connection.ts'
import { useSelectionBeside } from '../state/places.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { mayBeSubmitted, startSubmission } from './submit-actions.ts'
import styles from './submit-button.module.css'

/** Its label depends on the key: test, live with confirmation, or missing. */
export function SubmitButton() {
  const app = useApp()
  const connection = useHost(host => activeConnection(host.connections))
  const isUnconnected = useHost(host => needsAccount(host.connections))
  const mode = isUnconnected ? null : modeOf(connection)
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const canSubmit = useOpenInvoice(mayBeSubmitted) ?? false
  const isBusy = useOpenInvoice(invoice => invoice.isSubmitting || invoice.state === 'sending') ?? false
  const isSelectionBeside = useSelectionBeside()
  if (!canSubmit && !isBusy) return null
  if (isBusy) {
    return (
      <Button variant="primary" aria-disabled="true" className={styles.busy}>
        <Icon icon="loader-circle" size={14} />
        {t('submit.busy')}
      </Button>
    )
  }
  const label = mode === null ? t('submit.no-key') : t(`submit.${mode}`, { kind: type })
  return (
    <Button
      variant={isSelectionBeside ? 'plain' : 'primary'}
      aria-keyshortcuts={ariaShortcut('CmdOrCtrl+Enter', isMac)}
      title={mode === null ? t('submit.no-key.why') : undefined}
      onClick={() => void startSubmission(app)}
    >
      {label}
      <span className={styles.keys}>
        <Kbd keys="CmdOrCtrl+Enter" variant="plain" />
      </span>
    </Button>
  )
}
