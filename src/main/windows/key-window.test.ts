import { expect, test } from 'vitest'
import { keyWindowChannelOf } from '#contract/operations/channels.ts'
import { keyWindowOperationNames } from '#contract/operations/operation-names.ts'
import { startedShell } from '../testing/started-shell.ts'

const forbidden = { ok: false, error: { code: 'forbidden_sender', message: { code: 'forbidden_sender' } } }

const withKeyWindow = async () => {
  const shell = await startedShell()
  const closed = shell.ports().openKeyWindow('practice')
  const [main, key] = shell.electron.windows
  if (!main || !key) throw new Error('no key window')
  return { ...shell, closed, main, key }
}

test('shares no page, origin, preload or session with the invoice window', async () => {
  const { main, key, electron } = await withKeyWindow()
  expect(key.url).toBe('app://key/')
  expect(key.options).toMatchObject({ modal: true, parent: main, resizable: false, minimizable: false })
  expect(key.options.webPreferences).toEqual({
    ...main.options.webPreferences,
    preload: '/out/preload/key-window.cjs',
    session: electron.sessions.get('billwright-key'),
  })
  expect(key.menuRemoved).toBe(true)
  expect(key.contentProtected).toBe(true)
})

test('its calls reach the handlers of the connection for which it was opened', async () => {
  const { electron, key, host } = await withKeyWindow()
  for (const operation of keyWindowOperationNames) {
    expect(await electron.invoke(keyWindowChannelOf(operation), key, { sessionOnly: false })).toEqual({
      ok: true,
      value: operation,
    })
  }
  expect(host.keyCalls.map(({ connectionId }) => connectionId)).toEqual(
    keyWindowOperationNames.map(() => 'practice'),
  )
})

test('the invoice page cannot use its channels, while it is open or afterwards', async () => {
  const { electron, main, key, host } = await withKeyWindow()
  const channel = keyWindowChannelOf('save')
  expect(await electron.invoke(channel, main)).toEqual(forbidden)
  key.destroy()
  expect(await electron.invoke(channel, main)).toEqual(forbidden)
  expect(await electron.invoke(channel, key)).toEqual(forbidden)
  expect(host.keyCalls).toEqual([])
})

test('a key window that shows another origin may not call', async () => {
  const { electron, key } = await withKeyWindow()
  key.webContents.mainFrame.origin = 'app://desktop'
  expect(await electron.invoke(keyWindowChannelOf('subject'), key)).toEqual(forbidden)
})

test('a second request shows the same window; closing it answers both', async () => {
  const { ports, electron, key, closed, host } = await withKeyWindow()
  const again = ports().openKeyWindow('practice')
  expect(electron.windows).toHaveLength(2)
  expect(key.did).toContain('focus')
  host.keyWindows[0]?.close()
  await Promise.all([closed, again])
  expect(key.destroyed).toBe(true)
  void ports().openKeyWindow('practice')
  expect(electron.windows).toHaveLength(3)
})

test('the host reads the clipboard', async () => {
  const { host, electron } = await withKeyWindow()
  electron.clipboard.text = 'copied'
  expect(await host.keyWindows[0]?.readClipboard?.()).toBe('copied')
})
