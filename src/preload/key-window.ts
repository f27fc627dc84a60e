import { contextBridge, ipcRenderer } from 'electron'
import { keyWindowChannelOf } from '#contract/operations/channels.ts'
import { type KeyWindowOperation, keyWindowOperationNames } from '#contract/operations/operation-names.ts'

const call =
  (operation: KeyWindowOperation) =>
  (argument?: unknown): Promise<unknown> =>
    ipcRenderer.invoke(keyWindowChannelOf(operation), argument)

const api = Object.fromEntries(keyWindowOperationNames.map(name => [name, call(name)]))

contextBridge.exposeInMainWorld('billwrightKey', api)
