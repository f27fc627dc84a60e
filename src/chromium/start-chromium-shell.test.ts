/** @module-tag extended */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { notifyRunningInstance } from '#platform/host/single-instance.ts'
import { openStore } from '#platform/store/open-store.ts'
import { canMountDisks, mountSmallDisk } from '#service/testing/small-disk.ts'
import { findBrowser } from './find-browser.ts'
import { canSandbox } from './launch-options.ts'
import { contextOptions, showPage, type WindowOpener } from './open-window.ts'
import {
  type ChromiumShell,
  type ChromiumShellOptions,
  crashLimit,
  startChromiumShell,
} from './start-chromium-shell.ts'

const folder = mkdtempSync(join(tmpdir(), 'billwright-shell-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Pages that only answer `closing`; the use cases behind them are real. */
const pageFolder = join(folder, 'pages')
mkdirSync(join(pageFolder, 'assets'), { recursive: true })
writeFileSync(
  join(pageFolder, 'index.html'),
  '<title>Invoices</title><script src="/assets/page.js"></script>',
)
writeFileSync(join(pageFolder, 'key-window.html'), '<title>Key</title>')
writeFileSync(
  join(pageFolder, 'assets', 'page.js'),
  `window.unsaved = false
   window.asked = 0
   addEventListener('beforeunload', event => unsaved && event.preventDefault())
   billwright.onEvent(({ type }) => {
     if (type !== 'closing') return
     billwright.closingAcknowledged()
     asked += 1
     if (!unsaved) billwright.readyToClose()
   })`,
)

const start = async (options: Partial<ChromiumShellOptions> = {}): Promise<ChromiumShell> => {
  const shell = await startChromiumShell({
    browser: findBrowser() ?? '',
    pageFolder,
    dataFolder: mkdtempSync(join(folder, 'data-')),
    headless: true,
    debugPort: undefined,
    warmUp: false,
    ...options,
  })
  onTestFinished(() => shell.close())
  return shell
}

let sharedBrowser: Promise<Browser> | undefined
afterAll(async () => await (await sharedBrowser)?.close())

/** For tests that are not about the browser process or its profile. */
const openInSharedBrowser: WindowOpener = async (options, bridge) => {
  sharedBrowser ??= chromium.launch({
    executablePath: options.browser,
    chromiumSandbox: canSandbox(process.getuid?.()),
  })
  const context = await (await sharedBrowser).newContext(contextOptions(options))
  const page = await context.newPage()
  await showPage(context, page, options, bridge)
  return { context, page, debugUrl: undefined }
}
const startShared = (options: Partial<ChromiumShellOptions> = {}) =>
  start({ openWindow: openInSharedBrowser, ...options })

const ask = (page: Page, script: string): Promise<unknown> => page.evaluate(script)

test('the page calls the use cases, and closing the window ends everything', async () => {
  const shell = await start()
  expect(await ask(shell.page(), 'billwright.hostInfo()')).toMatchObject({
    ok: true,
    value: { shell: 'chromium' },
  })
  await shell.page().close({ runBeforeUnload: true })
  await shell.ended
})

test('a window with unsaved changes stays open and asks each time', async () => {
  const shell = await startShared()
  const page = shell.page()
  await page.click('body')
  await ask(page, 'unsaved = true')
  const askedTimes = () => ask(page, 'asked')
  for (const times of [1, 2]) {
    await page.close({ runBeforeUnload: true })
    await expect.poll(askedTimes).toBe(times)
  }
  void shell.close()
  await expect.poll(askedTimes).toBe(3)
  expect(await ask(page, 'billwright.hostInfo()')).toMatchObject({ ok: true })
  await ask(page, 'unsaved = false; billwright.readyToClose()').catch(() => {})
  await shell.ended
  expect(page.isClosed()).toBe(true)
})

test('a window closed during a save closes after the newest changes are saved', async () => {
  const dataFolder = mkdtempSync(join(folder, 'data-'))
  const shell = await start({ dataFolder })
  const page = shell.page()
  await page.click('body')
  await ask(
    page,
    `unsaved = true
     billwright.onEvent(async ({ type }) => {
       if (type !== 'closing') return
       void billwright.closingAcknowledged()
       await billwright.saveSettings({ dueDays: 30 })
       await billwright.saveSettings({ dueDays: 31 })
       unsaved = false
       billwright.readyToClose()
     })
     undefined`,
  )
  await page.close({ runBeforeUnload: true })
  await shell.ended
  const next = await start({ dataFolder })
  expect(await ask(next.page(), 'billwright.settings()')).toMatchObject({ value: { dueDays: 31 } })
})

test('a second start with the same data fails and the first keeps running', async () => {
  const dataFolder = mkdtempSync(join(folder, 'data-'))
  const first = await startShared({ dataFolder })
  await expect(startShared({ dataFolder })).rejects.toThrow('store_locked')
  expect(await ask(first.page(), 'billwright.settings()')).toMatchObject({ ok: true })
})

test('a crashed page reopens with the saved data', async () => {
  const printed: string[] = []
  const shell = await start({ print: text => printed.push(text) })
  const created = await ask(shell.page(), 'billwright.createInvoice({ sample: true }).then(a => a.value.id)')
  const before = shell.page()
  await before.goto('chrome://crash').catch(() => {})
  await expect.poll(() => shell.page() !== before).toBe(true)
  const list = 'billwright.listInvoices({}).then(a => a.value.map(({ id }) => id))'
  expect(await ask(shell.page(), list)).toEqual([created])
  expect(printed.join()).toContain('Changes of the last seconds may be missing')
})

test('the key window has its own browser, origin and bridge, and the invoice page waits for it', async () => {
  const urls: Record<string, string> = {}
  const shell = await start({
    debugPort: 0,
    onDebugUrl: (window, url) => Object.assign(urls, { [window]: url }),
  })
  const result = ask(
    shell.page(),
    `billwright.saveConnection({ name: 'Example', baseUrl: 'https://api.example.com', requestFields: 'full' })
      .then(({ value: { view: { connections } } }) => billwright.askForKey({ id: connections.at(-1).id }))`,
  )
  await expect.poll(() => urls.key).toBeDefined()
  const browser = await chromium.connectOverCDP(urls.key ?? '')
  const [page] = browser.contexts()[0]?.pages() ?? []
  if (!page) throw new Error('no key window')
  expect(await ask(page, 'location.origin')).toBe('https://key.billwright.localhost')
  expect(await ask(page, 'typeof billwright')).toBe('undefined')
  expect(await ask(page, 'billwrightKey.subject()')).toMatchObject({
    ok: true,
    value: { connectionName: 'Example', canPaste: false },
  })
  expect(await ask(shell.page(), 'typeof billwrightKey')).toBe('undefined')
  await ask(page, 'void billwrightKey.cancel()').catch(() => {})
  expect(await result).toMatchObject({ ok: true, value: { active: 'practice' } })
})

test('a second start fails with store_locked and notifies the first while it runs', async () => {
  const dataFolder = mkdtempSync(join(folder, 'data-'))
  const shell = await startShared({ dataFolder })
  await expect(startShared({ dataFolder })).rejects.toMatchObject({ code: 'store_locked' })
  expect(await notifyRunningInstance(dataFolder)).toBe(true)
  await shell.close()
  expect(await notifyRunningInstance(dataFolder)).toBe(false)
})

test.runIf(canMountDisks).each(['full', 'read-only', 'read-only, with what the first start left there'])(
  'a window opens on data on a volume that is %s',
  async volume => {
    const disk = await mountSmallDisk('64m')
    onTestFinished(() => disk.remove())
    const dataFolder = join(disk.path, 'data')
    if (volume.endsWith('left there')) {
      const first = await start({ dataFolder })
      await ask(first.page(), 'billwright.createInvoice({ sample: true })')
      await first.close()
      // represents the socket that a crash leaves behind
      writeFileSync(join(dataFolder, 'front-door.sock'), '')
    } else {
      const store = openStore(dataFolder)
      store.close()
    }
    const isFull = volume === 'full'
    if (isFull) disk.fillUpTo(0)
    else disk.makeReadOnly(dataFolder)
    const before = readdirSync(dataFolder)

    const temporary = mkdtempSync(join(folder, 'tmp-'))
    vi.stubEnv('TMPDIR', temporary)
    onTestFinished(() => void vi.unstubAllEnvs())
    const shell = await start({ dataFolder })
    const reason = isFull ? 'disk_full' : 'write_protected'
    expect(await ask(shell.page(), 'billwright.storeStatus()')).toMatchObject({
      value: { state: 'read_only', reason },
    })
    const profiles = () => readdirSync(temporary).filter(name => name.startsWith('billwright-profile-'))
    expect(profiles()).toHaveLength(1)
    await shell.close()
    expect(profiles()).toEqual([])
    expect(readdirSync(dataFolder).filter(name => !before.includes(name) && !name.endsWith('.sock'))).toEqual(
      [],
    )
  },
)

test('the third crash within a minute stops reopening; later crashes count anew', () => {
  let now = 0
  const mayReopen = crashLimit(() => now)
  expect([mayReopen(), mayReopen(), mayReopen()]).toEqual([true, true, false])
  now = 120_000
  expect(mayReopen()).toBe(true)
})
