import { expect, test } from 'vitest'
import { openCommand, showInFolderCommand } from './system-opener.ts'

test('each platform opens links and folders with its own program, without a shell', () => {
  expect(openCommand('https://example.com/?a=1&b=2', 'linux')).toEqual({
    command: 'xdg-open',
    args: ['https://example.com/?a=1&b=2'],
  })
  expect(openCommand('https://example.com/?a=1&b=2', 'win32').args).toEqual([
    'url.dll,FileProtocolHandler',
    'https://example.com/?a=1&b=2',
  ])
  expect(openCommand('/data/a.pdf', 'darwin')).toEqual({ command: 'open', args: ['/data/a.pdf'] })
  expect(showInFolderCommand('/data/a.pdf', 'linux').args).toEqual(['/data'])
  expect(showInFolderCommand('/data/a.pdf', 'darwin').args).toEqual(['-R', '/data/a.pdf'])
})
