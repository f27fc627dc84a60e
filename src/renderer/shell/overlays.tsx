import { DeriveAgainDialog } from '../documents/derive-again-dialog.tsx'
import { checklistDialog, exportDialog, receivedDialog } from '../einvoice/open-export.ts'
import { DeleteInvoicesDialog, DeleteWithDepositDialog } from '../invoice-list/delete-dialog.tsx'
import { markIssuedDialog } from '../mark-issued/open-mark-issued.ts'
import { useView } from '../state/use-app.ts'
import {
  ConfirmLiveDialog,
  OfflineDialog,
  ResolveUnknownDialog,
  subjectOf,
} from '../submission/submit-dialogs.tsx'
import * as onDemand from './dialogs-on-demand.ts'
import { connectDialog, invoiceCustomersDialog } from './dialogs-on-demand.ts'
import { UnsavedDialog } from './unsaved-dialog.tsx'

const { Component: ChecklistDialog } = checklistDialog
const { Component: ConnectDialog } = connectDialog
const { Component: InvoiceCustomersDialog } = invoiceCustomersDialog
const { Component: ExportDialog } = exportDialog
const { Component: MarkIssuedDialog } = markIssuedDialog
const { Component: ReceivedDialog } = receivedDialog
const { Component: Palette } = onDemand.palette
const { Component: BatchDialog } = onDemand.batchDialog
const { Component: BatchReviewDialog } = onDemand.batchReviewDialog
const { Component: CopiesDialog } = onDemand.copiesDialog
const { Component: DeletedDialog } = onDemand.deletedDialog
const { Component: DueDialog } = onDemand.dueDialog
const { Component: DuplicatesDialog } = onDemand.duplicatesDialog
const { Component: GapsDialog } = onDemand.gapsDialog
const { Component: MarkPaidDialog } = onDemand.markPaidDialog
const { Component: PasteDialog } = onDemand.pasteDialog
const { Component: PaymentsDialog } = onDemand.paymentsDialog
const { Component: RecoverDialog } = onDemand.recoverDialog
const { Component: RemoveConnectionDialog } = onDemand.removeConnectionDialog
const { Component: ReplaceDialog } = onDemand.replaceDialog
const { Component: ScheduleDialog } = onDemand.scheduleDialog
const { Component: SchedulesDialog } = onDemand.schedulesDialog
const { Component: ShortcutsDialog } = onDemand.shortcutsDialog
const { Component: VersionsDialog } = onDemand.versionsDialog

/** Renders the open dialog; at most one is open. */
export function Overlays() {
  const overlay = useView(view => view.overlay)
  if (overlay === null) return null
  switch (overlay.kind) {
    case 'palette':
      return <Palette />
    case 'shortcuts':
      return <ShortcutsDialog />
    case 'prepare-live':
      return <ConfirmLiveDialog subject={overlay.subject} question={null} />
    case 'confirm-live':
      return <ConfirmLiveDialog subject={subjectOf(overlay.question)} question={overlay.question} />
    case 'offline':
      return <OfflineDialog id={overlay.id} />
    case 'resolve-unknown':
      return <ResolveUnknownDialog id={overlay.id} found={overlay.found} />
    case 'unsaved':
      return <UnsavedDialog />
    case 'recover':
      return <RecoverDialog />
    case 'deleted':
      return <DeletedDialog invoices={overlay.invoices} />
    case 'versions':
      return <VersionsDialog id={overlay.id} versions={overlay.versions} />
    case 'import':
      return <ReplaceDialog key="file" source={{ kind: 'file', file: overlay.file }} />
    case 'copies':
      return <CopiesDialog copies={overlay.copies} />
    case 'restore':
      return <ReplaceDialog key={overlay.copy.id} source={{ kind: 'copy', copy: overlay.copy }} />
    case 'received-e-invoice':
      return <ReceivedDialog key={overlay.file.name + overlay.file.lastModified} file={overlay.file} />
    case 'export-e-invoice':
      return overlay.checked && overlay.ids[0] !== undefined ? (
        <ChecklistDialog id={overlay.ids[0]} checked={overlay.checked} />
      ) : (
        <ExportDialog ids={overlay.ids} />
      )
    case 'batch-review':
      return <BatchReviewDialog review={overlay.review} />
    case 'paste-lines':
      return <PasteDialog {...overlay} />
    case 'number-gaps':
      return <GapsDialog series={overlay.series} />
    case 'invoice-customers':
      return <InvoiceCustomersDialog customerIds={overlay.customerIds} />
    case 'payments':
      return <PaymentsDialog payments={overlay.payments} />
    case 'mark-paid':
      return <MarkPaidDialog ids={overlay.ids} />
    case 'mark-issued':
      return <MarkIssuedDialog review={overlay.review} means={overlay.means} />
    case 'delete-invoices':
      return <DeleteInvoicesDialog ids={overlay.ids} />
    case 'delete-with-deposit':
      return <DeleteWithDepositDialog {...overlay} />
    case 'remove-connection':
      return <RemoveConnectionDialog id={overlay.id} />
    case 'connect':
      return (
        <ConnectDialog
          key={overlay.connectionId ?? ''}
          connectionId={overlay.connectionId}
          then={overlay.then}
        />
      )
    case 'repeat-derivation':
      return <DeriveAgainDialog {...overlay} />
    case 'schedule':
      return <ScheduleDialog key={overlay.sourceId} {...overlay} />
    case 'schedules':
      return <SchedulesDialog initial={overlay.schedules} />
    case 'due':
      return <DueDialog review={overlay.review} />
    case 'duplicates':
      return <DuplicatesDialog {...overlay} />
    case 'batch':
      return <BatchDialog />
    default:
      return overlay satisfies never
  }
}
