import type { HostState } from './host-store.ts'

/** Nobody has said who writes the invoices, and there is none but the example. */
export const isFirstRun = ({ isEmpty, settings }: Pick<HostState, 'isEmpty' | 'settings'>): boolean =>
  isEmpty && settings !== null && Object.keys(settings.seller).length === 0
