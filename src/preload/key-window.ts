import { contextBridge, ipcRenderer } from 'electron'
import { type KeyWindowOperation, keyWindowChannelOf } from '#contract/channels.ts'
import type { Answer } from '#contract/desktop-api.ts'
import type { KeyWindowApi } from '#contract/key-window-api.ts'

const call =
  (operation: KeyWindowOperation) =>
  (argument?: unknown): Promise<Answer<never>> =>
    ipcRenderer.invoke(keyWindowChannelOf(operation), argument)

const api = {
  subject: call('subject'),
  save: call('save'),
  pasteFromClipboard: call('pasteFromClipboard'),
  cancel: call('cancel'),
} satisfies KeyWindowApi

contextBridge.exposeInMainWorld('billwrightKey', api)
