import { randomInt } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { oauthPaths } from '#contract/device-grant-api.ts'
import { composeKey } from '#core/text/key.ts'
import { startFakeAuthorizationServer } from '#platform/testing/fake-authorization-server.ts'
import { searchFiles } from '../canary/files.ts'
import { type HostileService, startHostileService } from '../canary/hostile-service.ts'
import { hitsIn, spellingsOf } from '../canary/needles.ts'
import { descendantsOf, isAlive, outsideOf, searchMemory } from '../canary/processes.ts'
import { test as base, expect } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'
import { noteBridgeAnswers } from '../models/bridge-answers.ts'
import { any, containing, text } from '../models/texts.ts'

/**
 * Types a fictitious key and searches files, processes and memory for pieces of twelve characters in every
 * encoding. Memory and processes are searched on Linux only.
 */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const random = () => Array.from({ length: 30 }, () => alphabet[randomInt(62)]).join('')
const hasProc = process.platform === 'linux'
const where = hasProc
  ? 'files, words, processes and their memory'
  : 'files and words; NOT memory, for want of /proc'

interface Fixtures {
  hostile: HostileService
  key: string
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  hostile: async ({}, use) => {
    const service = await startHostileService()
    await use(service)
    await service.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  key: async ({}, use) => use(composeKey('test', random())),
})

// the browser process is searched and killed with the host
test.use({ ownBrowser: true })

/** Starts the program with separate folders for its files and those of browser and keyring. */
const surroundings = (folder: string) => {
  const temporary = join(folder, 'tmp')
  const cache = join(folder, 'cache')
  for (const each of [temporary, cache]) mkdirSync(each, { recursive: true })
  // A signal, because no user action causes an unexpected error.
  const broken = join(folder, 'breakable.mjs')
  writeFileSync(broken, "process.on('SIGUSR2', () => { throw new Error('planted by a test') })\n")
  return {
    keychain: true,
    environment: { TMPDIR: temporary, XDG_CACHE_HOME: cache },
    nodeArguments: ['--import', broken],
  }
}

const submit = async (app: AppModel, hostile: HostileService, answer: string): Promise<string> => {
  const number = await app.writeInvoice({ description: `answer ${answer}` })
  await app.submitTest.click()
  await expect.poll(() => hostile.seen).toContain(answer)
  return number
}

const states = (app: AppModel): Promise<Record<string, string>> =>
  app.page.evaluate(async () => {
    const listed = await window.billwright.listInvoices({})
    return Object.fromEntries(listed.ok ? listed.value.map(row => [row.invoice_number, row.state]) : [])
  })

const note = (info: TestInfo, text: string) => info.annotations.push({ type: 'canary', description: text })

test(`a typed key exists only in host and keyring: ${where}`, async ({
  launch,
  hostile,
  folder,
  key,
}, info) => {
  test.setTimeout(240_000)
  const spellings = spellingsOf(key.slice(9))
  const app = await launch(surroundings(folder))
  await noteBridgeAnswers(app.page)
  await app.reload()
  const host = await app.running.pid()

  // Type the key in the key window.
  const settings = await app.openSettings()
  await settings.addConnection('Example Invoicing', hostile.url)
  const before = hasProc ? descendantsOf(host) : []
  const keyWindow = await app.askForKey(settings, 'Example Invoicing')
  await keyWindow.choose()
  await keyWindow.key.fill(key)
  const ofKeyWindow = hasProc ? descendantsOf(host).filter(pid => !before.includes(pid)) : []
  if (hasProc) {
    // Positive control: the search finds the key in the host.
    expect(searchMemory(ofKeyWindow, spellings).found).not.toEqual([])
    expect(searchMemory(before, spellings).found).toEqual([])
  }
  await keyWindow.keep()
  await expect.poll(() => ofKeyWindow.filter(isAlive)).toEqual([])
  await expect(settings.connection('Example Invoicing')).toContainText(key.slice(-4))
  await settings.use('Example Invoicing')
  await settings.close()

  // Use the key with a service that repeats it. The unanswered request ends last.
  const never = await submit(app, hostile, 'never')
  const numbers: Record<string, string> = {}
  for (const answer of ['200', 'encoded200', 'encoded422', '500', '302', '307', '401'])
    numbers[answer] = await submit(app, hostile, answer)
  await expect(app.preview).toBeVisible()
  const ended = async () => {
    const now = await states(app)
    return Object.entries(numbers).map(([answer, number]) => `${answer} ${now[number]}`)
  }
  await expect
    .poll(ended)
    .toEqual(
      expect.arrayContaining([
        '200 done',
        '500 unknown',
        '302 unknown',
        '307 refused',
        '401 refused',
        'encoded200 done',
        'encoded422 refused',
      ]),
    )
  expect(hostile.elsewhere).toEqual([])

  // Export diagnostics.
  await app.page.keyboard.press('ControlOrMeta+k')
  await app.page.keyboard.insertText(text('command.export-diagnostics'))
  await app.page.keyboard.press('Enter')
  await expect(
    app.page.getByText(containing(text('data.diagnostics.exported', { path: any }))).first(),
  ).toBeVisible()
  const downloads = join(folder, 'home', 'Downloads')
  const [report = ''] = readdirSync(downloads).filter(name => name.startsWith('Billwright diagnostics'))
  expect(readFileSync(join(downloads, report), 'utf8')).toContain('test key in the keychain')

  // Wait for the timeout.
  await expect.poll(async () => (await states(app))[never], { timeout: 60_000 }).toBe('unknown')

  const messages = await app.page.evaluate(() => [
    ...(window.bridgeMessages ?? []),
    document.documentElement.outerHTML,
  ])
  if (info.project.name === 'chromium') expect(messages.join('')).toContain('"submit"')
  expect(hitsIn(Buffer.from(messages.join('\n')), spellings)).toEqual([])

  if (hasProc) {
    const children = descendantsOf(host)
    expect(children.length).toBeGreaterThan(2)
    for (const pid of children) expect(hitsIn(outsideOf(pid), spellings), `process ${pid}`).toEqual([])
    const memory = searchMemory(children, spellings)
    expect(memory.found).toEqual([])
    expect(memory.bytes).toBeGreaterThan(50_000_000)
    const control = searchMemory([host], spellings)
    expect(control.found).not.toEqual([])
    note(
      info,
      `${children.length} processes, ${memory.bytes} bytes of memory, ${messages.length} answers; ${memory.closed.length} closed to this user; ${control.found.length} places in the host`,
    )
  }

  // Kill the host and its browser.
  const orphans = hasProc ? descendantsOf(host) : []
  process.kill(host, 'SIGKILL')
  await expect.poll(() => orphans.filter(isAlive)).toEqual([])
  expect(hitsIn(Buffer.from(app.running.log()), spellings)).toEqual([])
  const files = searchFiles(folder, spellings)
  expect(files.found).toEqual([])
  note(info, `${files.files} files, ${files.bytes} bytes`)
})

test('a crashed host leaves no key behind', async ({ launch, hostile, folder, key }) => {
  const spellings = spellingsOf(key.slice(9))
  const app = await launch(surroundings(folder))
  await app.connect({ name: 'Example Invoicing', url: hostile.url, key })
  await submit(app, hostile, '500')
  const host = await app.running.pid()
  const orphans = hasProc ? descendantsOf(host) : []
  process.kill(host, 'SIGUSR2')
  await expect.poll(() => isAlive(host)).toBe(false)
  await expect.poll(() => orphans.filter(isAlive)).toEqual([])
  // the last writes of the program may arrive after its end
  await expect.poll(() => app.running.log()).toContain('planted by a test')
  expect(hitsIn(Buffer.from(app.running.log()), spellings)).toEqual([])
  expect(searchFiles(folder, spellings).found).toEqual([])

  // Only the keyring has the key.
  const again = await launch(surroundings(folder))
  await again.expectKey('test', key)
})

test(`a key that a service made for this computer exists only in host and keyring: ${where}`, async ({
  launch,
  folder,
  key,
}) => {
  test.setTimeout(180_000)
  const spellings = spellingsOf(key.slice(9))
  const grants = await startFakeAuthorizationServer({ makeKey: () => key })
  // The service repeats the key in every answer that follows.
  grants.otherwise = (_request, response) =>
    response
      .writeHead(422, { 'content-type': 'application/json', 'x-request-id': key })
      .end(JSON.stringify({ code: 'invalid_invoice', title: key, detail: `no ${key}` }))
  try {
    const app = await launch(surroundings(folder))
    await noteBridgeAnswers(app.page)
    await app.reload()
    const host = await app.running.pid()
    const indicator = app.page.getByRole('banner').locator('[data-link]')
    await indicator.click()
    await app.page
      .getByRole('dialog')
      .getByRole('button', { name: text('connect.open') })
      .click()
    await app.page.getByLabel(text('connect.address')).fill(grants.url)
    await app.page.keyboard.press('Enter')
    await expect(app.page.getByLabel(text('connect.code'), { exact: true })).toHaveText('BCDF-1000')
    const asked = () => grants.received.find(({ path }) => path === oauthPaths.token)?.body ?? ''
    await expect.poll(asked).toContain('device_code')
    const deviceCode = new URLSearchParams(asked()).get('device_code') ?? ''
    grants.confirm('test')
    await app.page.getByRole('button', { name: text('connect.done') }).click()
    await app.expectKey('test', key)
    await app.writeInvoice({ description: 'refused' })
    await app.submitTest.click()
    const refused = containing(
      text('rejected.fields', { kind: 'invoice' }),
      text('rejected.other', { reason: any }),
    )
    await expect(app.page.getByText(refused).first()).toBeVisible()

    const messages = await app.page.evaluate(() => [
      ...(window.bridgeMessages ?? []),
      document.documentElement.outerHTML,
    ])
    expect(messages.join('')).toContain('BCDF-1000')
    expect(hitsIn(Buffer.from(messages.join('\n')), spellings)).toEqual([])
    // The device code gives access to the key, so it must stay in the host too.
    expect(messages.join('')).not.toContain(deviceCode)
    if (hasProc) {
      const children = descendantsOf(host)
      for (const pid of children) expect(hitsIn(outsideOf(pid), spellings), `process ${pid}`).toEqual([])
      expect(searchMemory(children, spellings).found).toEqual([])
      // Positive control: the search finds the key in the host.
      expect(searchMemory([host], spellings).found).not.toEqual([])
    }
    const orphans = hasProc ? descendantsOf(host) : []
    process.kill(host, 'SIGKILL')
    await expect.poll(() => orphans.filter(isAlive)).toEqual([])
    expect(hitsIn(Buffer.from(app.running.log()), spellings)).toEqual([])
    expect(searchFiles(folder, spellings).found).toEqual([])

    // Only the keyring has the key.
    const again = await launch(surroundings(folder))
    await again.expectKey('test', key)
  } finally {
    await grants.close()
  }
})

test('the search finds pieces of twelve characters in every encoding', ({ folder, key }) => {
  const secret = key.slice(9)
  const spellings = spellingsOf(secret)
  const finds = (text: string | Buffer) => hitsIn(Buffer.from(text), spellings).length > 0
  for (let start = 0; start + 12 <= secret.length; start++) {
    const piece = secret.slice(start, start + 12)
    for (const around of ['', '-', '--']) {
      const text = `${around}${piece}--`
      expect(finds(`noise ${text}`)).toBe(true)
      expect(finds(Buffer.from(text, 'utf16le'))).toBe(true)
      expect(finds(Buffer.from(text, 'utf16le').swap16())).toBe(true)
      expect(finds(Buffer.from(text).toString('hex'))).toBe(true)
      expect(finds(Buffer.from(text).toString('hex').toUpperCase())).toBe(true)
      expect(finds(Buffer.from(text).toString('base64'))).toBe(true)
    }
    expect(finds(`-${secret.slice(start, start + 11)}-`)).toBe(false)
  }
  for (const changed of [secret.toUpperCase(), secret.toLowerCase(), [...secret].reverse().join('')]) {
    expect(finds(`noise ${changed.slice(3, 15)}--`)).toBe(true)
    expect(finds(`noise ${changed.slice(3, 14)}--`)).toBe(false)
  }

  mkdirSync(join(folder, 'deep', 'in'), { recursive: true })
  writeFileSync(join(folder, 'deep', 'in', 'planted.bin'), `\0${Buffer.from(`a${key}`).toString('base64')}`)
  writeFileSync(join(folder, `${secret}.txt`), '')
  expect(searchFiles(folder, spellings).found).toEqual([
    expect.stringMatching(/^name of/),
    expect.stringMatching(/^base64\+\d in .*planted\.bin$/),
  ])
})
