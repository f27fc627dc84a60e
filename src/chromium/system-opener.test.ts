import { expect, test } from 'vitest'
import { folderOpenerOf, openerOf } from './system-opener.ts'

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
