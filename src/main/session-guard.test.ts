import { expect, test } from 'vitest'
import { cancellable } from './testing/recording-electron.ts'
import { startedShell } from './testing/started-shell.ts'

const permissions = [
  'media',
  'geolocation',
  'notifications',
  'clipboard-read',
  'openExternal',
  'fileSystem',
  'hid',
]

test.each(['', 'billwright-key'])(
  'the session %j has no permission, asked for or checked',
  async partition => {
    const { electron } = await startedShell()
    const session = electron.sessions.get(partition)
    for (const permission of permissions) {
      const decisions: boolean[] = []
      session?.requestHandler?.({}, permission, yes => decisions.push(yes))
      expect(decisions).toEqual([false])
      expect(session?.checkHandler?.({}, permission, 'app://desktop')).toBe(false)
    }
    expect(session?.deviceHandler?.({ deviceType: 'usb' })).toBe(false)
  },
)

test.each(['', 'billwright-key'])('the session %j downloads nothing and has no network', async partition => {
  const { electron } = await startedShell()
  const session = electron.sessions.get(partition)
  const download = cancellable()
  session?.emit('will-download', download)
  expect(download.defaultPrevented).toBe(true)

  expect(session?.blocked?.urls).toEqual(['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'file://*/*'])
  const decisions: unknown[] = []
  session?.blocked?.decide({}, (decision: unknown) => decisions.push(decision))
  expect(decisions).toEqual([{ cancel: true }])
  expect(session?.spellChecker).toBe(false)
})

test('the session of the key is in memory only', async () => {
  const { electron } = await startedShell()
  expect([...electron.sessions.keys()]).toEqual(['', 'billwright-key'])
})
