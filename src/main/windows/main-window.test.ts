import { expect, test } from 'vitest'
import { startedShell } from '../testing/started-shell.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

test('the page runs in a sandbox with context isolation and without Node', async () => {
  const { electron, window } = await startedShell()
  expect(electron.app.did[0]).toBe('enableSandbox')
  expect(window().options.webPreferences).toEqual({
    preload: '/out/preload/desktop.cjs',
    session: electron.sessions.get(''),
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: false,
  })
  expect(window().url).toBe('app://desktop/')
})

test('the window has the designed size and restores its position', async () => {
  const { window } = await startedShell()
  expect(window().options).toMatchObject({
    name: 'main',
    windowStatePersistence: { bounds: true, displayMode: true },
    width: 1280,
    height: 800,
    minWidth: 960,
    minHeight: 600,
    show: false,
  })
  expect(window().did).toContain('show')
})

test('the title bar is native on each system', async () => {
  expect((await startedShell({ platform: 'darwin' })).window().options.titleBarStyle).toBe('hiddenInset')
  expect((await startedShell({ platform: 'linux' })).window().options).not.toHaveProperty('titleBarStyle')
  const { window, electron } = await startedShell({ platform: 'win32' })
  expect(window().options).toMatchObject({
    titleBarStyle: 'hidden',
    titleBarOverlay: { color: '#F6F6F4', symbolColor: '#1A1A18' },
  })
  electron.nativeTheme.shouldUseDarkColors = true
  electron.nativeTheme.emit('updated')
  expect(window().overlay).toMatchObject({ color: '#161615', symbolColor: '#F2F2EF' })
})

test('applies a changed theme setting at once', async () => {
  const { electron, host, window } = await startedShell()
  expect(electron.nativeTheme.themeSource).toBe('system')
  host.state.theme = 'dark'
  await electron.invoke('billwright:saveSettings', window(), { theme: 'dark' })
  expect(electron.nativeTheme.themeSource).toBe('dark')
})

test('closing waits for the last save, however often it is requested', async () => {
  const { window, host } = await startedShell()
  const page = window()
  expect(page.close().defaultPrevented).toBe(true)
  expect(page.close().defaultPrevented).toBe(true)
  await settled()
  expect(page.destroyed).toBe(false)
  host.state.finishClosing()
  await settled()
  expect(page.destroyed).toBe(true)
})

test('an unresponsive page is closed without waiting', async () => {
  const { window } = await startedShell()
  const page = window()
  page.emit('unresponsive')
  page.emit('responsive')
  page.close()
  expect(page.destroyed).toBe(false)
  page.emit('unresponsive')
  page.close()
  expect(page.destroyed).toBe(true)
})

test('a crashed page is reloaded; after repeated crashes an error is shown', async () => {
  const { window, electron } = await startedShell()
  const page = window()
  const crash = () => page.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
  page.webContents.emit('render-process-gone', {}, { reason: 'clean-exit' })
  expect(page.webContents.reloads).toBe(0)
  crash()
  crash()
  expect(page.webContents.reloads).toBe(2)
  crash()
  expect(page.webContents.reloads).toBe(2)
  expect(electron.errors.join()).toContain('Your saved invoices are safe')
  expect(page.destroyed).toBe(true)
})
