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

test.each(elsewhere)('window.open of %s opens nothing, here or in the browser', async url => {
  const { electron, window } = await startedShell()
  expect(window().webContents.windowOpenHandler?.({ url })).toEqual({ action: 'deny' })
  expect(electron.opened).toEqual([])
})
