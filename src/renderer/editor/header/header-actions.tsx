import { replaceKey } from '../../connections/connect-actions.ts'
import { Button } from '../../controls/button.tsx'
import { Icon, type IconName } from '../../controls/icon.tsx'
import { acceptQuote, deriveDocument } from '../../documents/document-actions.ts'
import { type TextKey, t } from '../../i18n/translate.ts'
import { openPayments } from '../../payments/payment-actions.ts'
import type { App } from '../../state/app.ts'
import { errorsOf } from '../../state/document/field-messages.ts'
import type { OpenInvoice } from '../../state/document/open-invoice.ts'
import { focusField } from '../../state/focus-field.ts'
import { isConnectedKey } from '../../state/host/active-connection.ts'
import { duplicateInvoice } from '../../state/invoice-actions.ts'
import { useSelectionBeside } from '../../state/places.ts'
import { useApp, useHost, useOpenInvoice } from '../../state/use-app.ts'
import { CancelCountdown } from '../../submission/countdown.tsx'
import { downloadAgain, emailInvoice } from '../../submission/delivery-actions.ts'
import { checkAgain, keepAsDraft, savePdf } from '../../submission/submit-actions.ts'
import { SubmitButton } from '../../submission/submit-button.tsx'
import type { HeaderState, PrimaryAction, SecondaryAction } from './header-state.ts'

interface Action {
  label: TextKey
  icon?: IconName
  run: (app: App, invoice: OpenInvoice) => void
}

const ofSubmission = (act: (app: App, connectionId: string) => unknown) => (app: App, invoice: OpenInvoice) =>
  void (invoice.submission && act(app, invoice.submission.connectionId))

/** Submit has its own buttons. */
const primaryActions: Record<Exclude<PrimaryAction, 'submit' | 'submitting'>, Action> = {
  email: { label: 'receipt.email', icon: 'mail', run: (app, { id }) => void emailInvoice(app, id) },
  'record-payment': {
    label: 'header.record-payment',
    icon: 'banknote',
    run: (app, { id }) => void openPayments(app, id),
  },
  'check-again': { label: 'unknown.check', run: (app, { id }) => void checkAgain(app, id) },
  'show-differences': {
    label: 'header.show-differences',
    run: app => app.view.set({ isReceiptOpen: true, preview: true }),
  },
  'download-again': {
    label: 'receipt.fetch-again',
    icon: 'download',
    run: (app, { id }) => void downloadAgain(app, id),
  },
  'go-to-field': {
    label: 'header.go-to-field',
    run: (app, invoice) => {
      const [first] = errorsOf(invoice)
      if (first) focusField(app, first.field)
    },
  },
  'replace-key': { label: 'rejected.replace-key', icon: 'key-round', run: ofSubmission(replaceKey) },
  'accept-quote': {
    label: 'command.accept-quote',
    icon: 'check',
    run: (app, { id }) => void acceptQuote(app, id, true),
  },
  'make-invoice': {
    label: 'header.make-invoice',
    icon: 'file-text',
    run: (app, { id }) => void deriveDocument(app, 'invoiceFromQuote', id),
  },
}

/** Cancel has its own button. */
const secondaryActions: Record<Exclude<SecondaryAction, 'cancel'>, Action> = {
  'save-pdf': {
    label: 'receipt.save',
    icon: 'download',
    run: (app, { id }) => void savePdf(app, id, 'delivered'),
  },
  'save-anyway': { label: 'header.save-anyway', run: (app, { id }) => void savePdf(app, id, 'delivered') },
  'keep-as-draft': { label: 'offline.keep', run: (app, { id }) => void keepAsDraft(app, id) },
  duplicate: { label: 'menu.duplicate', run: (app, { id }) => void duplicateInvoice(app, id) },
}

export function HeaderActions({ shown }: { shown: HeaderState }) {
  const isUnsafe = useOpenInvoice(({ submission }) => submission?.safeToRepeat === false) ?? false
  const connectionId = useOpenInvoice(({ submission }) => submission?.connectionId)
  const isOwnKey = useHost(host => isConnectedKey(host.connections, connectionId))
  const { primary, secondary } = shown
  const otherLabel: Partial<Action> | undefined =
    primary === 'check-again' && isUnsafe
      ? { label: 'unknown.ask' }
      : primary === 'replace-key' && isOwnKey
        ? { label: 'connect.reconnect' }
        : undefined
  const isSubmit = primary === 'submit' || primary === 'submitting'
  return (
    <>
      {secondary === 'cancel' && <CancelCountdown />}
      {secondary && secondary !== 'cancel' && (
        <ActionButton action={secondaryActions[secondary]} canHide={secondary !== 'keep-as-draft'} />
      )}
      {isSubmit && <SubmitButton />}
      {primary && !isSubmit && (
        <ActionButton isPrimary action={{ ...primaryActions[primary], ...otherLabel }} />
      )}
    </>
  )
}

interface ActionButtonProps {
  action: Action
  isPrimary?: boolean
  /** may be hidden, because the menu offers it as well */
  canHide?: boolean
}

function ActionButton({ action, isPrimary = false, canHide = false }: ActionButtonProps) {
  const app = useApp()
  const isSelectionBeside = useSelectionBeside()
  const run = () => {
    const invoice = app.openInvoices.current()
    if (invoice) action.run(app, invoice)
  }
  return (
    <Button
      variant={isPrimary && !isSelectionBeside ? 'primary' : 'plain'}
      data-secondary={canHide || undefined}
      onClick={run}
    >
      {action.icon && <Icon icon={action.icon} size={14} />}
      {t(action.label as 'menu.duplicate')}
    </Button>
  )
}
