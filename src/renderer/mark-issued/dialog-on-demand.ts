import { onDemand } from '../controls/on-demand.ts'

export const markIssuedDialog = onDemand(
  async () => (await import('./mark-issued-dialog.tsx')).MarkIssuedDialog,
)
