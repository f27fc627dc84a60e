import { onDemand } from '../controls/on-demand.ts'

/** Dialogs of e-invoices, which most people never open. */
export const checklistDialog = onDemand(async () => (await import('./checklist-dialog.tsx')).ChecklistDialog)
export const exportDialog = onDemand(async () => (await import('./export-dialog.tsx')).ExportDialog)
export const receivedDialog = onDemand(async () => (await import('./received-dialog.tsx')).ReceivedDialog)
