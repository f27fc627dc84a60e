import { expect, test } from 'vitest'
import { browserArguments, canSandbox } from './launch-options.ts'

const launch = {
  browser: '/usr/bin/chromium',
  profileFolder: '/profile',
  pageFolder: '/pages',
  title: 'API key',
  width: 480,
  height: 440,
  headless: false,
  debugPort: undefined,
  warmUp: true,
}

test('no debug port is opened by default', () => {
  expect(browserArguments(launch).join(' ')).not.toContain('remote-debugging')
  expect(browserArguments({ ...launch, debugPort: 0 })).toContain('--remote-debugging-port=0')
})

test('the browser has no network and no background traffic', () => {
  expect(browserArguments(launch)).toEqual(
    expect.arrayContaining([
      '--proxy-server=http://127.0.0.1:9',
      '--proxy-bypass-list=<-loopback>',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
    ]),
  )
})

test('the sandbox is off for root only', () => {
  expect(canSandbox(0)).toBe(false)
  expect(canSandbox(1000)).toBe(true)
  expect(canSandbox(undefined)).toBe(true)
})
