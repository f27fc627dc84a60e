import type { OperationName } from './desktop-api.ts'
import type { KeyWindowApi } from './key-window-api.ts'

/** Contains names only, because the sandboxed preloads import no other file of the program. */

export const channelOf = (operation: OperationName): `billwright:${OperationName}` =>
  `billwright:${operation}`

export const eventChannel = 'billwright:event'

/** Listed explicitly so that a preload needs no schema; a test keeps it equal to the table of operations. */
export const operationNames = [
  'hostInfo',
  'listInvoices',
  'openInvoice',
  'createInvoice',
  'duplicateInvoice',
  'saveInvoice',
  'deleteInvoice',
  'restoreInvoice',
  'deletedInvoices',
  'invoiceVersions',
  'readVersion',
  'preview',
  'listTemplates',
  'templateSample',
  'submit',
  'reviewBatch',
  'submitBatch',
  'batch',
  'cancelBatch',
  'closeBatch',
  'cancelSubmission',
  'checkAgain',
  'settleUnknown',
  'retryDownload',
  'lookUpNumber',
  'numberGaps',
  'openDelivery',
  'copyLink',
  'savePdf',
  'cancelPdf',
  'printPdf',
  'connections',
  'useConnection',
  'saveConnection',
  'removeConnection',
  'checkConnection',
  'askForKey',
  'removeKey',
  'settings',
  'saveSettings',
  'storeStatus',
  'recoverStore',
  'reopenStore',
  'exportData',
  'importPart',
  'importData',
  'exportTable',
  'saveElsewhere',
  'openInvoiceFile',
  'exportDiagnostics',
  'nameSteps',
  'closingHeard',
  'readyToClose',
] as const satisfies readonly OperationName[]

export const keyWindowOperations = [
  'subject',
  'save',
  'pasteFromClipboard',
  'cancel',
] as const satisfies readonly (keyof KeyWindowApi)[]

export type KeyWindowOperation = (typeof keyWindowOperations)[number]

export const keyWindowChannelOf = (operation: KeyWindowOperation): `billwright-key:${KeyWindowOperation}` =>
  `billwright-key:${operation}`
