import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { canMountDisks, mountSmallDisk } from '#service/testing/small-disk.ts'
import { reportStartError } from './electron/app-lifecycle.ts'
import { cancellable, recordingElectron } from './testing/recording-electron.ts'
import { startedShell } from './testing/started-shell.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

test('a second start opens no window and exits', async () => {
  const { started, electron } = await startedShell({ firstInstance: false })
  expect(started).toBe(false)
  expect(electron.app.did).toEqual(['quit'])
  expect(electron.windows).toEqual([])
  expect(electron.handlers.size).toBe(0)
})

test.runIf(canMountDisks).each(['full', 'read-only'])(
  "a window opens although the volume of Electron's profile is %s, and the lock is taken elsewhere",
  async volume => {
    const disk = await mountSmallDisk('1m')
    onTestFinished(() => disk.remove())
    const userData = join(disk.path, 'profile')
    mkdirSync(userData)
    if (volume === 'full') disk.fillUpTo(0)
    else disk.makeReadOnly(userData)
    const { electron } = await startedShell({ userData })
    const profile = electron.app.getPath('userData')
    expect(profile).not.toBe(userData)
    expect(electron.app.lockFolder).toBe(profile)
    expect(electron.windows).toHaveLength(1)
    electron.app.emit('quit')
    expect(existsSync(profile)).toBe(false)
  },
)

test('a second start brings the first window to the front', async () => {
  const { electron, window } = await startedShell()
  window().minimized = true
  electron.app.emit('second-instance')
  expect(window().did.slice(-3)).toEqual(['restore', 'show', 'focus'])
  expect(electron.windows).toHaveLength(1)
})

test('on macOS the app stays open without a window and opens a new one', async () => {
  const { electron, window } = await startedShell({ platform: 'darwin' })
  window().destroy()
  electron.app.emit('window-all-closed')
  expect(electron.app.did).not.toContain('quit')
  electron.app.emit('activate')
  expect(electron.windows.filter(({ destroyed }) => !destroyed)).toHaveLength(1)
})

test('on other systems closing the last window quits the app', async () => {
  const { electron, window } = await startedShell({ platform: 'win32' })
  window().destroy()
  electron.app.emit('window-all-closed')
  expect(electron.app.did).toContain('quit')
})

test('on macOS Cmd+Q quits after the window has flushed its changes', async () => {
  const { electron, window } = await startedShell({ platform: 'darwin' })
  electron.app.emit('before-quit')
  window().destroy()
  electron.app.emit('window-all-closed')
  expect(electron.app.did).toContain('quit')
})

test('on macOS a window closed some time after Cmd+Q and "Stay" does not quit the app', async () => {
  const { electron, window, host } = await startedShell({ platform: 'darwin' })
  electron.app.emit('before-quit')
  window().close()
  window().close()
  host.state.finishClosing()
  await settled()
  electron.app.emit('window-all-closed')
  expect(electron.app.did).not.toContain('quit')
})

test('the process exits only after the host has closed', async () => {
  const { electron, host } = await startedShell()
  const event = cancellable()
  electron.app.emit('will-quit', event)
  expect(event.defaultPrevented).toBe(true)
  expect(electron.app.did).not.toContain('exit 0')
  await settled()
  expect(host.state.closed).toBe(true)
  expect(electron.app.did).toContain('exit 0')
})

test('a failed start is reported without a key', () => {
  const electron = recordingElectron()
  reportStartError(electron.module, new AppError('store_locked'))
  expect(electron.errors).toEqual([
    'Billwright cannot start: Billwright is already running with this data folder.',
  ])
  expect(electron.app.did).toContain('exit 1')
})
