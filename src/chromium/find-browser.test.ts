import { expect, test } from 'vitest'
import { findBrowser, type SearchEnvironment } from './find-browser.ts'

const computer = (
  platform: NodeJS.Platform,
  env: SearchEnvironment['env'],
  ...files: string[]
): SearchEnvironment => ({
  platform,
  env,
  exists: path => files.includes(path),
})

test('on Linux browsers are searched in PATH, Chromium first', () => {
  const env = { PATH: '/usr/local/bin:/usr/bin' }
  expect(findBrowser(computer('linux', env, '/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe(
    '/usr/bin/chromium',
  )
  expect(findBrowser(computer('linux', env, '/usr/bin/microsoft-edge'))).toBe('/usr/bin/microsoft-edge')
  expect(findBrowser(computer('linux', env))).toBeUndefined()
})

test('on macOS and Windows browsers are searched in their install folders', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findBrowser(computer('darwin', { HOME: '/Users/someone' }, mac))).toBe(mac)
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  expect(findBrowser(computer('win32', { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' }, edge))).toBe(edge)
})

test('BILLWRIGHT_BROWSER overrides the search, even if it is wrong', () => {
  const env = { PATH: '/usr/bin', BILLWRIGHT_BROWSER: '/opt/browser' }
  expect(findBrowser(computer('linux', env, '/opt/browser', '/usr/bin/chromium'))).toBe('/opt/browser')
  expect(findBrowser(computer('linux', env, '/usr/bin/chromium'))).toBeUndefined()
})
