import { expect, test } from 'vitest'
import { openCommand, run, showInFolderCommand } from './system-opener.ts'

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

const node = (script: string) => ({ command: process.execPath, args: ['-e', script] })

test('a program that ends with an error, such as xdg-open without a program for the file, is reported', async () => {
  await expect(run(node('process.exit(3)'))).rejects.toMatchObject({ code: 'file_unreadable' })
  await expect(run({ command: 'no-such-opener', args: [] })).rejects.toMatchObject({
    code: 'file_unreadable',
    reason: { code: 'file.no_program', params: { command: 'no-such-opener' } },
  })
})

test('a program that ends successfully or keeps running is not waited for', async () => {
  await run(node(''))
  await run({ ...node('process.stdin.resume(); setTimeout(() => {}, 1000)'), waitMs: 50 })
})

test('the file manager of Windows ends with 1 although it opened', () => {
  expect(showInFolderCommand('C:\\a.pdf', 'win32')).toMatchObject({ command: 'explorer', ignoresExit: true })
})
