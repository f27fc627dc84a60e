import { contextBridge, ipcRenderer } from 'electron'
import { channelOf, eventChannel } from '#contract/channels.ts'
import type { Answer, DesktopApi, HostEvent, OperationName } from '#contract/desktop-api.ts'

const call =
  (operation: OperationName) =>
  (argument?: unknown): Promise<Answer<never>> =>
    ipcRenderer.invoke(channelOf(operation), argument)

/** Named functions, each with its own channel, so that a compromised renderer can send nothing else. */
const api = {
  hostInfo: call('hostInfo'),
  listInvoices: call('listInvoices'),
  openInvoice: call('openInvoice'),
  createInvoice: call('createInvoice'),
  duplicateInvoice: call('duplicateInvoice'),
  saveInvoice: call('saveInvoice'),
  deleteInvoice: call('deleteInvoice'),
  restoreInvoice: call('restoreInvoice'),
  deletedInvoices: call('deletedInvoices'),
  invoiceVersions: call('invoiceVersions'),
  readVersion: call('readVersion'),
  preview: call('preview'),
  listTemplates: call('listTemplates'),
  templateSample: call('templateSample'),
  submit: call('submit'),
  reviewBatch: call('reviewBatch'),
  submitBatch: call('submitBatch'),
  batch: call('batch'),
  cancelBatch: call('cancelBatch'),
  closeBatch: call('closeBatch'),
  cancelSubmission: call('cancelSubmission'),
  checkAgain: call('checkAgain'),
  settleUnknown: call('settleUnknown'),
  retryDownload: call('retryDownload'),
  lookUpNumber: call('lookUpNumber'),
  numberGaps: call('numberGaps'),
  openDelivery: call('openDelivery'),
  copyLink: call('copyLink'),
  savePdf: call('savePdf'),
  cancelPdf: call('cancelPdf'),
  printPdf: call('printPdf'),
  connections: call('connections'),
  useConnection: call('useConnection'),
  saveConnection: call('saveConnection'),
  removeConnection: call('removeConnection'),
  checkConnection: call('checkConnection'),
  askForKey: call('askForKey'),
  removeKey: call('removeKey'),
  settings: call('settings'),
  saveSettings: call('saveSettings'),
  storeStatus: call('storeStatus'),
  recoverStore: call('recoverStore'),
  reopenStore: call('reopenStore'),
  exportData: call('exportData'),
  importPart: call('importPart'),
  importData: call('importData'),
  exportTable: call('exportTable'),
  saveElsewhere: call('saveElsewhere'),
  openInvoiceFile: call('openInvoiceFile'),
  exportDiagnostics: call('exportDiagnostics'),
  nameSteps: call('nameSteps'),
  closingHeard: call('closingHeard'),
  readyToClose: call('readyToClose'),
  onEvent(listener) {
    // ipcRenderer's event object gives access to the host and is not passed on
    const forward = (_event: unknown, event: HostEvent) => listener(event)
    ipcRenderer.on(eventChannel, forward)
    return () => ipcRenderer.off(eventChannel, forward)
  },
} satisfies DesktopApi

contextBridge.exposeInMainWorld('billwright', api)
