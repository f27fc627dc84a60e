import { contextBridge, ipcRenderer } from 'electron'
import { channelOf, eventChannel } from '#contract/operations/channels.ts'
import type { DesktopApi, HostEvent, OperationName } from '#contract/operations/desktop-api.ts'
import { operationNames } from '#contract/operations/operation-names.ts'

const call =
  (operation: OperationName) =>
  (argument?: unknown): Promise<unknown> =>
    ipcRenderer.invoke(channelOf(operation), argument)

/** Named functions, each with its own channel, so that a compromised renderer can send nothing else. */
const operations = Object.fromEntries(operationNames.map(name => [name, call(name)]))

const onEvent: DesktopApi['onEvent'] = listener => {
  // ipcRenderer's event object gives access to the host and is not passed on
  const forward = (_event: unknown, event: HostEvent) => listener(event)
  ipcRenderer.on(eventChannel, forward)
  return () => ipcRenderer.off(eventChannel, forward)
}

contextBridge.exposeInMainWorld('billwright', { ...operations, onEvent })
