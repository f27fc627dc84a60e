import { Menu } from '@base-ui/react/menu'
import { documentTypeOf } from '#core/document-type.ts'
import buttonStyles from '../../controls/button.module.css'
import { Icon } from '../../controls/icon.tsx'
import { Kbd } from '../../controls/kbd.tsx'
import styles from '../../controls/menu.module.css'
import { showVersions } from '../../data/history-actions.ts'
import { acceptQuote, deriveDocument } from '../../documents/document-actions.ts'
import { mayBeCredited, mayHaveFinalInvoice } from '../../documents/document-relations.tsx'
import { openEInvoiceExport } from '../../einvoice/open-export.ts'
import { t } from '../../i18n/translate.ts'
import { mayBeMarked } from '../../mark-issued/mark-issued-actions.ts'
import { openMarkIssued } from '../../mark-issued/open-mark-issued.ts'
import { askMarkPaid, mayHavePayments, openPayments } from '../../payments/payment-actions.ts'
import { showSchedule } from '../../schedules/schedule-actions.ts'
import { findRow } from '../../state/host/invoice-rows.ts'
import { deleteInvoice, duplicateInvoice } from '../../state/invoice-actions.ts'
import { useApp, useHost, useOpenInvoice, useView } from '../../state/use-app.ts'
import { emailInvoice, markEmailed, openDelivery } from '../../submission/delivery-actions.ts'
import { mayBeSubmitted, printPdf, savePdf, startSubmission } from '../../submission/submit-actions.ts'

interface Entry {
  label: string
  keys?: string
  run: () => void
}

/** All actions on the document, including those that its state offers as buttons. */
export function DocumentMenu() {
  const groups = useEntries()
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={buttonStyles.icon} aria-label={t('header.menu')} title={t('header.menu')}>
        <Icon icon="ellipsis" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} side="bottom" align="end" sideOffset={4}>
          <Menu.Popup className={styles.popup}>
            {groups.map((entries, index) => (
              <Menu.Group key={entries[0]?.label}>
                {index > 0 && <Menu.Separator className={styles.separator} />}
                {entries.map(({ label, keys, run }) => (
                  <Menu.Item key={label} className={styles.item} onClick={run}>
                    <span>{label}</span>
                    {keys !== undefined && (
                      <span className={styles.keys}>
                        <Kbd keys={keys} variant="plain" />
                      </span>
                    )}
                  </Menu.Item>
                ))}
              </Menu.Group>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function useEntries(): Entry[][] {
  const app = useApp()
  const id = useOpenInvoice(invoice => invoice.id) ?? ''
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const canSubmit = useOpenInvoice(mayBeSubmitted) ?? false
  const canMark = useOpenInvoice(mayBeMarked) ?? false
  const isCreditable = useOpenInvoice(mayBeCredited) ?? false
  const isDeposit = useOpenInvoice(mayHaveFinalInvoice) ?? false
  const acceptedAt = useOpenInvoice(invoice => invoice.relations?.acceptedAt) ?? null
  const delivered = useOpenInvoice(({ submission }) =>
    submission?.delivery?.state === 'kept' ? submission.mode : null,
  )
  const emailedAt = useOpenInvoice(({ submission }) => submission?.emailedAt) ?? null
  const row = useHost(host => findRow(host, id))
  const isPreviewShown = useView(view => view.preview && view.layout !== 'tabs')
  const isGlance = useView(view => view.isGlance) && isPreviewShown
  const isQuote = type === 'quote'
  const takesPayments = row !== undefined && mayHavePayments(row)
  const groups: (Entry | false)[][] = [
    [
      canSubmit && {
        label: t('command.submit.kind', { kind: type }),
        keys: 'CmdOrCtrl+Enter',
        run: () => void startSubmission(app),
      },
      canMark && { label: t('command.mark-issued'), run: () => void openMarkIssued(app, [id]) },
      takesPayments &&
        Number(row.outstanding) > 0 && {
          label: t('command.mark-paid'),
          run: () => askMarkPaid(app, [id]),
        },
      takesPayments && { label: t('command.payments'), run: () => void openPayments(app, id) },
      isQuote && {
        label: t('command.invoice-from-quote'),
        run: () => void deriveDocument(app, 'invoiceFromQuote', id),
      },
      isQuote && {
        label: t(acceptedAt === null ? 'command.accept-quote' : 'command.unaccept-quote'),
        run: () => void acceptQuote(app, id, acceptedAt === null),
      },
    ],
    [
      delivered === 'live' && { label: t('receipt.email'), run: () => void emailInvoice(app, id) },
      delivered === 'live' && {
        label: t(emailedAt === null ? 'header.email.mark' : 'header.email.undo', { kind: type }),
        run: () => void markEmailed(app, id, emailedAt === null ? new Date().toISOString() : null),
      },
      delivered !== null && { label: t('receipt.open-pdf'), run: () => void openDelivery(app, id, 'pdf') },
      { label: t('command.save-pdf'), keys: 'CmdOrCtrl+Shift+S', run: () => void savePdf(app, id) },
      { label: t('command.print'), keys: 'CmdOrCtrl+P', run: () => void printPdf(app, id) },
      { label: t('command.export-e-invoice'), run: () => void openEInvoiceExport(app, id) },
    ],
    [
      {
        label: t('command.duplicate.kind', { kind: type }),
        keys: 'CmdOrCtrl+Shift+D',
        run: () => void duplicateInvoice(app, id),
      },
      type === 'invoice' && { label: t('command.repeat-invoice'), run: () => void showSchedule(app, id) },
      isDeposit && {
        label: t('command.final-invoice'),
        run: () => void deriveDocument(app, 'finalInvoice', id),
      },
      isCreditable && {
        label: t('command.credit-invoice'),
        run: () => void deriveDocument(app, 'creditInvoice', id),
      },
      isCreditable && {
        label: t('command.correct-invoice'),
        run: () => void deriveDocument(app, 'correctInvoice', id),
      },
    ],
    [
      {
        label: t(
          isGlance ? 'preview.read' : isPreviewShown ? 'toolbar.preview.hide' : 'toolbar.preview.show',
        ),
        keys: 'CmdOrCtrl+E',
        run: () => app.view.togglePreview(),
      },
      isGlance && { label: t('toolbar.preview.hide'), run: () => app.view.hidePreview() },
      { label: t('command.versions'), run: () => void showVersions(app, id) },
      { label: t('command.delete.kind', { kind: type }), run: () => void deleteInvoice(app, id) },
    ],
  ]
  return groups.map(entries => entries.filter(entry => entry !== false)).filter(({ length }) => length > 0)
}
