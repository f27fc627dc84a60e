import { expect, test } from 'vitest'
import { channelOf, eventChannel, keyWindowChannelOf } from '#contract/operations/channels.ts'
import { keyWindowOperationNames, operationNames } from '#contract/operations/operation-names.ts'
import type { RecordedFrame } from '../testing/recording-electron.ts'
import { startedShell } from '../testing/started-shell.ts'

const forbidden = { ok: false, error: { code: 'forbidden_sender', message: { code: 'forbidden_sender' } } }

test('has one handler per operation of the contract and no other', async () => {
  const { electron } = await startedShell()
  expect([...electron.handlers.keys()].sort()).toEqual(
    [...operationNames.map(channelOf), ...keyWindowOperationNames.map(keyWindowChannelOf)].sort(),
  )
})

test('a call of the page reaches the host with its argument, and the result comes back', async () => {
  const { electron, host, window } = await startedShell()
  const argument = { search: 'northwind' }
  expect(await electron.invoke('billwright:listInvoices', window(), argument)).toEqual({
    ok: true,
    value: 'listInvoices',
  })
  expect(host.calls).toContainEqual({ operation: 'listInvoices', argument })
})

test.each<[string, (own: RecordedFrame) => RecordedFrame | null]>([
  ['a frame that was destroyed', () => null],
  ['a frame that was detached', own => ({ ...own, detached: true })],
  ['a frame inside the page', own => ({ origin: own.origin, parent: own, detached: false })],
  ['a main frame that is not the one of this window', own => ({ ...own })],
])('%s may not call', async (_name, frame) => {
  const { electron, host, window } = await startedShell()
  const before = host.calls.length
  for (const operation of operationNames) {
    const call = electron.invoke(
      channelOf(operation),
      window(),
      undefined,
      frame(window().webContents.mainFrame),
    )
    expect(await call).toEqual(forbidden)
  }
  expect(host.calls).toHaveLength(before)
})

test.each([
  'app://key',
  'app://desktop.example.com',
  'app://desktop:1',
  'https://desktop',
  'file://',
  'null',
  '',
])('the main frame on the origin %j may not call', async origin => {
  const { electron, window } = await startedShell()
  window().webContents.mainFrame.origin = origin
  expect(await electron.invoke('billwright:settings', window())).toEqual(forbidden)
})

test('a frame that throws when accessed may not call', async () => {
  const { electron, window } = await startedShell()
  const gone = {
    parent: null,
    detached: false,
    get origin(): string {
      throw new Error('Render frame was disposed before WebFrameMain could be accessed')
    },
  }
  expect(await electron.invoke('billwright:settings', window(), undefined, gone)).toEqual(forbidden)
})

test('another window on the right origin may not call', async () => {
  const { electron, ports } = await startedShell()
  void ports().openKeyWindow('practice')
  const [, keyWindow] = electron.windows
  if (!keyWindow) throw new Error('no key window')
  keyWindow.webContents.mainFrame.origin = 'app://desktop'
  expect(await electron.invoke('billwright:settings', keyWindow)).toEqual(forbidden)
})

test('a closed window gets no answer', async () => {
  const { electron, window } = await startedShell()
  const gone = window()
  gone.destroy()
  expect(await electron.invoke('billwright:settings', gone)).toEqual(forbidden)
})

test('sends events of the host to the page while it exists', async () => {
  const { host, window } = await startedShell()
  const page = window()
  host.host.emit({ type: 'connections-changed' })
  expect(page.webContents.sent).toEqual([{ channel: eventChannel, message: { type: 'connections-changed' } }])
  page.destroy()
  host.host.emit({ type: 'connections-changed' })
  expect(page.webContents.sent).toHaveLength(1)
})
