import { onDemand } from '../controls/on-demand.ts'

/** Most windows connect once. */
export const connectDialog = onDemand(async () => (await import('./connect-dialog.tsx')).ConnectDialog)
