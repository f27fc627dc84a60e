import { onDemand } from '../controls/on-demand.ts'

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
