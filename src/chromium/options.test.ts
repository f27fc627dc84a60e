import { expect, test } from 'vitest'
import { browserArguments, canSandbox } from './launch-options.ts'
import { readOptions, UsageError } from './options.ts'
import { folderOpenerOf, openerOf } from './system-opener.ts'

test('without options the window is visible and nobody else can drive it', () => {
  expect(readOptions([])).toEqual({
    headless: false,
    dataFolder: undefined,
    debugPort: undefined,
    warmUp: true,
    exitWithParent: false,
  })
})

test('every option is read', () => {
  expect(
    readOptions([
      '--headless',
      '--data',
      '/tmp/x',
      '--debug-port',
      '0',
      '--no-warm-up',
      '--exit-with-parent',
    ]),
  ).toEqual({
    headless: true,
    dataFolder: '/tmp/x',
    debugPort: 0,
    warmUp: false,
    exitWithParent: true,
  })
  expect(readOptions(['--help'])).toBe('help')
})

test.each([[['--debug-port', 'x']], [['--debug-port', '70000']], [['--nonsense']], [['file.json']]])(
  '%j is refused with the usage',
  args => {
    expect(() => readOptions(args)).toThrow(UsageError)
  },
)

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

test('no port is opened unless it was asked for', () => {
  expect(browserArguments(launch).join(' ')).not.toContain('remote-debugging')
  expect(browserArguments({ ...launch, debugPort: 0 })).toContain('--remote-debugging-port=0')
})

test('the browser has no network and does not call home', () => {
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

test('each system opens links and folders with its own program, and without a shell', () => {
  expect(openerOf('https://example.com/?a=1&b=2', 'linux')).toEqual({
    command: 'xdg-open',
    args: ['https://example.com/?a=1&b=2'],
  })
  expect(openerOf('https://example.com/?a=1&b=2', 'win32').args).toEqual([
    'url.dll,FileProtocolHandler',
    'https://example.com/?a=1&b=2',
  ])
  expect(openerOf('/data/a.pdf', 'darwin')).toEqual({ command: 'open', args: ['/data/a.pdf'] })
  expect(folderOpenerOf('/data/a.pdf', 'linux').args).toEqual(['/data'])
  expect(folderOpenerOf('/data/a.pdf', 'darwin').args).toEqual(['-R', '/data/a.pdf'])
})
