import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { composeKey } from '#core/text/key.ts'
import { createKeys } from '../connections/keys.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'
import { diagnosticsText } from './diagnostics.ts'

const key = composeKey('live', 'FILLERfillerFILLERfiller012345')
let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
const home = () => join(folder.path, 'home-of-someone')

beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(
    folder.path,
    ports => ({
      host: { ...ports.host, dataFolder: join(home(), 'billwright') },
      machine: {
        ...ports.machine,
        recentLog: () => [JSON.stringify({ event: 'unexpected', error: `${home()}/a.ts ${key}` })],
        withoutHome: text => text.replaceAll(home(), '~'),
      },
    }),
    { chooseSavePath: async name => join(folder.path, name) },
  )
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const exported = async () => {
  const saved = await host.call('exportDiagnostics', undefined)
  return readFileSync(saved?.path ?? '', 'utf8')
}

test('contain versions, data condition, kinds of keys by connection, and the last log lines', async () => {
  await host.connect('https://billing.example.com/api', key)
  const text = await exported()
  for (const line of [
    /version: \d+\.\d+\.\d+/,
    /node: 24\./,
    /sqlite: 3\./,
    /data folder: ~\/billwright/,
    /state: ready/,
    /theme: system/,
    /unavailable: missing/,
    /1: https:\/\/…, full fields, live key in the session, in use/,
    /"event":"unexpected"/,
  ])
    expect(text).toMatch(line)
})

test('contain no key, name, address, invoice number or home folder', async () => {
  await host.call('saveSettings', {
    seller: { name: 'Example Studio', address: ['1 Sample Street'], email: 'studio@example.com' },
    numberPatterns: { invoice: 'STUDIO-{####}' },
  })
  await writeInvoice(host, { buyer: { name: 'Example Customer' }, invoice_number: 'STUDIO-0001' })
  await host.connect('https://billing.example.com/api', key)
  const text = await exported()
  for (const secret of [
    key,
    key.slice(9, 21),
    key.slice(-4),
    'Example Studio',
    'Sample Street',
    'studio@',
    'Example Customer',
    'STUDIO',
    'billing.example.com',
    'Example service',
    'home-of-someone',
  ])
    expect(text).not.toContain(secret)
})

test('contain the reason if the data cannot be opened', async () => {
  const store = new AppError('store_locked')
  const text = await diagnosticsText({ ...host.ports, store, keys: createKeys(host.ports.keychain) })
  expect(text).toContain('not opened: store_locked')
  expect(text).toContain('"event":"unexpected"')
})

test('cancelling the dialog writes no file', async () => {
  await host.close()
  host = await openTestHost(folder.path, {}, { chooseSavePath: async () => null })
  expect(await host.call('exportDiagnostics', undefined)).toBeNull()
})
