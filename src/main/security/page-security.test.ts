import { expect, test } from 'vitest'
import { cancellable } from '../testing/recording-electron.ts'
import { startedShell } from '../testing/started-shell.ts'

const elsewhere = [
  'https://example.com/',
  'app://key/',
  'app://desktop/other',
  'file:///etc/passwd',
  'about:blank',
]

test.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
  '%s is prevented in every window',
  async name => {
    const { electron, ports } = await startedShell()
    void ports().openKeyWindow('practice')
    expect(electron.windows).toHaveLength(2)
    for (const { webContents } of electron.windows) {
      for (const url of elsewhere) {
        const event = Object.assign(cancellable(), { url })
        webContents.emit(name, event, url)
        expect(event.defaultPrevented).toBe(true)
      }
    }
  },
)

test.each(elsewhere)('window.open of %s opens nothing, neither here nor in the browser', async url => {
  const { electron, window } = await startedShell()
  expect(window().webContents.windowOpenHandler?.({ url })).toEqual({ action: 'deny' })
  expect(electron.opened).toEqual([])
})

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
  'the session %j grants no permission, requested or checked',
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

test.each(['', 'billwright-key'])('the session %j has no downloads and no network', async partition => {
  const { electron } = await startedShell()
  const session = electron.sessions.get(partition)
  const download = cancellable()
  session?.emit('will-download', download)
  expect(download.defaultPrevented).toBe(true)

  expect(session?.blocked?.urls).toEqual(['<all_urls>'])
  const isStopped = (url: string) => {
    const decisions: unknown[] = []
    session?.blocked?.decide({ url }, (decision: unknown) => decisions.push(decision))
    return decisions
  }
  for (const url of [
    'http://127.0.0.1/',
    'https://example.com/',
    'ws://localhost/',
    'wss://example.com/',
    'file:///etc/passwd',
    'ftp://example.com/',
  ])
    expect(isStopped(url), url).toEqual([{ cancel: true }])
  for (const url of ['app://desktop/', 'blob:app://desktop/1', 'data:,x'])
    expect(isStopped(url), url).toEqual([{ cancel: false }])
  expect(session?.spellChecker).toBe(false)
})

test('the session of the key window is in memory only', async () => {
  const { electron } = await startedShell()
  expect([...electron.sessions.keys()]).toEqual(['', 'billwright-key'])
})
