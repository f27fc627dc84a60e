import { onDemand } from '../controls/on-demand.ts'

/** Dialogs and pages that are not needed to write and submit one invoice, most frequent first. */
export const palette = onDemand(async () => (await import('../palette/palette.tsx')).Palette)
export const batchDialog = onDemand(async () => (await import('../batch/batch-dialog.tsx')).BatchDialog)
export const batchReviewDialog = onDemand(
  async () => (await import('../batch/batch-review-dialog.tsx')).BatchReviewDialog,
)
export const deletedDialog = onDemand(async () => (await import('../data/history-dialogs.tsx')).DeletedDialog)
export const versionsDialog = onDemand(
  async () => (await import('../data/history-dialogs.tsx')).VersionsDialog,
)
export const replaceDialog = onDemand(async () => (await import('../data/replace-dialog.tsx')).ReplaceDialog)
export const copiesDialog = onDemand(async () => (await import('../data/history-dialogs.tsx')).CopiesDialog)
export const recoverDialog = onDemand(async () => (await import('../data/recover-dialog.tsx')).RecoverDialog)
export const pasteDialog = onDemand(
  async () => (await import('../editor/line-items/paste-dialog.tsx')).PasteDialog,
)
export const gapsDialog = onDemand(async () => (await import('../findings/gaps-dialog.tsx')).GapsDialog)
export const markPaidDialog = onDemand(
  async () => (await import('../payments/mark-paid-dialog.tsx')).MarkPaidDialog,
)
export const paymentsDialog = onDemand(
  async () => (await import('../payments/payments-dialog.tsx')).PaymentsDialog,
)
export const dueDialog = onDemand(async () => (await import('../schedules/due-dialog.tsx')).DueDialog)
export const duplicatesDialog = onDemand(
  async () => (await import('../schedules/duplicates-dialog.tsx')).DuplicatesDialog,
)
export const scheduleDialog = onDemand(
  async () => (await import('../schedules/schedule-dialog.tsx')).ScheduleDialog,
)
export const schedulesDialog = onDemand(
  async () => (await import('../schedules/schedules-dialog.tsx')).SchedulesDialog,
)
export const shortcutsDialog = onDemand(
  async () => (await import('../commands/shortcut-list.tsx')).ShortcutsDialog,
)
export const removeConnectionDialog = onDemand(
  async () => (await import('../connections/connection-card.tsx')).RemoveConnectionDialog,
)

/** loaded on demand, because most windows connect only once */
export const connectDialog = onDemand(
  async () => (await import('../connections/connect-dialog.tsx')).ConnectDialog,
)

export const customersPage = onDemand(
  async () => (await import('../records/records-panel.tsx')).CustomersPage,
)
export const overviewPage = onDemand(async () => (await import('../overview/overview-page.tsx')).OverviewPage)
export const settingsPanel = onDemand(
  async () => (await import('../settings/settings-panel.tsx')).SettingsPanel,
)
export const invoiceCustomersDialog = onDemand(
  async () => (await import('../records/invoice-customers-dialog.tsx')).InvoiceCustomersDialog,
)
