import { expect, test } from 'vitest'
import { startedShell } from '../testing/started-shell.ts'
import { launchAsUtility } from './utility-process.ts'

test('opens links in the system browser', async () => {
  const { ports, electron } = await startedShell()
  await ports().openExternal('https://example.com/i/1')
  expect(electron.opened).toEqual(['https://example.com/i/1'])
})

test.each(['http://example.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'smb://example.com/x'])(
  'does not open %s',
  async url => {
    const { ports, electron } = await startedShell()
    await expect(ports().openExternal(url)).rejects.toThrow('link.refused')
    expect(electron.opened).toEqual([])
  },
)

test('the save dialog starts in Documents, then in the last folder, with the file name alone', async () => {
  const { ports, electron } = await startedShell()
  expect(await ports().chooseSavePath('../../INV-1 Northwind.pdf')).toBeNull()
  expect(electron.saveDialogs[0]).toMatchObject({
    defaultPath: '/volumes/someone/documents/INV-1 Northwind.pdf',
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  })
  electron.answers.save = { canceled: false, filePath: '/volumes/someone/bills/INV-1.pdf' }
  expect(await ports().chooseSavePath('INV-1.pdf')).toBe('/volumes/someone/bills/INV-1.pdf')
  await ports().chooseSavePath('INV-2.pdf')
  expect(electron.saveDialogs[2]?.defaultPath).toBe('/volumes/someone/bills/INV-2.pdf')
})

test('the folder dialog belongs to the window, starts in Documents, then in the last folder', async () => {
  const { ports, electron, window } = await startedShell()
  expect(await ports().chooseFolder()).toBeNull()
  expect(electron.openDialogs[0]).toEqual({
    window: window(),
    options: {
      defaultPath: '/volumes/someone/documents',
      properties: ['openDirectory', 'createDirectory'],
    },
  })
  electron.answers.open = { canceled: false, filePaths: ['/volumes/someone/bills'] }
  expect(await ports().chooseFolder()).toBe('/volumes/someone/bills')
  await ports().chooseSavePath('INV-1.pdf')
  expect(electron.saveDialogs[0]?.defaultPath).toBe('/volumes/someone/bills/INV-1.pdf')
  electron.answers.open = { canceled: true, filePaths: ['/volumes/someone/bills'] }
  expect(await ports().chooseFolder()).toBeNull()
  expect(electron.openDialogs[2]?.options.defaultPath).toBe('/volumes/someone/bills')
  electron.answers.open = { canceled: false, filePaths: [] }
  expect(await ports().chooseFolder()).toBeNull()
})

test('asks for a folder also while no window is open', async () => {
  const { ports, electron, window } = await startedShell({ platform: 'darwin' })
  window().destroy()
  electron.answers.open = { canceled: false, filePaths: ['/volumes/someone/bills'] }
  expect(await ports().chooseFolder()).toBe('/volumes/someone/bills')
  expect(electron.openDialogs[0]?.window).toBeUndefined()
})

test('opens an e-mail in the mail program, and reports that there is none', async () => {
  const { ports, electron } = await startedShell()
  const link = 'mailto:billing@example.com?subject=Invoice%20INV-1'
  await ports().openMailto(link)
  expect(electron.opened).toEqual([link])
  electron.answers.openExternal = new Error('Failed to open: there is no application set')
  await expect(ports().openMailto(link)).rejects.toMatchObject({ code: 'file_unreadable' })
})

test.each([
  'https://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  ' mailto:a@example.com',
  'mailto',
])('does not open %s as an e-mail', async link => {
  const { ports, electron } = await startedShell()
  await expect(ports().openMailto(link)).rejects.toThrow('link.refused')
  expect(electron.opened).toEqual([])
})

test('reports a PDF that the system cannot open', async () => {
  const { ports, electron } = await startedShell()
  await ports().openPath('/data/a.pdf')
  await ports().showInFolder('/data/a.pdf')
  expect(electron.opened).toEqual(['/data/a.pdf', 'folder of /data/a.pdf'])
  electron.answers.openPath = 'No application'
  await expect(ports().openPath('/data/a.pdf')).rejects.toThrow('file_unreadable')
})

test('copies through the host', async () => {
  const { ports, electron } = await startedShell()
  await ports().copyText('https://example.com/i/1')
  expect(electron.clipboard.text).toBe('https://example.com/i/1')
})

test('runs the practice service as a utility process without stdin and reports its exit', async () => {
  const { electron } = await startedShell()
  const launched = launchAsUtility(electron.module)(
    '/out/main/service-process.js',
    ['--port', '0', '--exit-with-parent'],
    { A: 'b' },
  )
  expect(electron.processes).toEqual([
    {
      path: '/out/main/service-process.js',
      args: ['--port', '0'],
      options: {
        env: { A: 'b' },
        stdio: ['ignore', 'pipe', 'ignore'],
        serviceName: 'Billwright practice service',
      },
    },
  ])
  launched.kill()
  expect(await launched.exited).toBe(0)
})
