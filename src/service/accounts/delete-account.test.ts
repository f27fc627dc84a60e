/** @module-tag extended */

import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { templateLimits } from '../store/templates.ts'
import { get, post } from '../testing/client.ts'
import { numbered } from '../testing/invoices.ts'
import { run, runInProcess } from '../testing/process.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { createKey } from './keys.ts'
import { byOperator } from './origins.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let account: string
let key: string
let wait: () => Promise<void>

const command = (...words: string[]) => runInProcess(...words, '--data', folder.path)

beforeEach(async () => {
  folder = await temporaryFolder()
  wait = async () => undefined
  service = await startTestService(folder.path, { renderer: standInRenderer(() => wait()) })
  account = (await command('accounts', 'create', '--name', 'Second')).stdout.trim()
  key = (
    await createKey(service.store, { mode: 'live', name: 'Shop', account, origin: byOperator(new Date()) })
  ).key
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const pdfs = async () =>
  (await readdir(join(folder.path, 'files'), { recursive: true })).filter(name => name.endsWith('.pdf'))

test('a suspended account gets its own problem, and everything again when it is resumed', async () => {
  const { invoiceUrl, jobId } = (await post(service.url, key)).answer()
  expect((await command('accounts', 'suspend', account, '--links', 'stop')).code).toBe(0)
  for (const { status, problem } of [
    await post(service.url, key, { body: numbered('2') }),
    await get(service.url, `/v1/jobs/${jobId}`, key),
    await get(service.url, '/v1/usage', key),
    await get(service.url, '/v1/templates', key),
  ])
    expect([status, problem().code]).toEqual([403, 'account_suspended'])
  expect((await fetch(invoiceUrl)).status).toBe(404)
  expect(await service.ledger()).toHaveLength(1)
  const shown = await command('accounts', 'show', account)
  expect(shown.stdout).toMatch(
    /suspended \S+ with its links {2}Second\nstored bytes {2}live [1-9]\d* {2}test 0 {2}templates 0\nkey_/,
  )

  expect((await command('accounts', 'resume', account)).code).toBe(0)
  expect((await post(service.url, key, { body: numbered('2') })).status).toBe(200)
  expect((await fetch(invoiceUrl)).status).toBe(200)
})

test('an invoice that is being rendered when its account is suspended is neither billed nor kept', async () => {
  const rendering = Promise.withResolvers<void>()
  const suspended = Promise.withResolvers<void>()
  wait = () => {
    rendering.resolve()
    return suspended.promise
  }
  const asked = post(service.url, key)
  await rendering.promise
  await command('accounts', 'suspend', account, '--links', 'keep')
  suspended.resolve()
  const { status, problem } = await asked
  expect([status, problem().code]).toEqual([403, 'account_suspended'])
  expect(await service.ledger()).toEqual([])
  expect(await pdfs()).toEqual([])
})

test('the export contains only data of the account, and no secrets', async () => {
  const { jobId } = (await post(service.url, key)).answer()
  await post(service.url, await service.newKey('live'), { body: numbered('of another account') })
  const path = join(folder.path, 'export.jsonl')
  const { code, stderr } = await command('accounts', 'export', account, '--to', path)
  expect([code, stderr]).toEqual([0, `${path} has 7 lines.\n`])
  const text = await readFile(path, 'utf8')
  const lines = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.map(({ type }) => type)).toEqual(['account', 'key', 'job', 'ledger', 'audit', 'audit', 'end'])
  expect(lines.at(-1)).toMatchObject({ records: 6 })
  expect(lines[0]).toMatchObject({ id: account, name: 'Second' })
  expect(lines[1]).toMatchObject({ name: 'Shop', account_id: account })
  expect(lines[2]).toMatchObject({ id: jobId, invoice_number: '2026-0042' })
  expect(lines[3]).toMatchObject({ job_id: jobId, account_id: account })
  expect(text).not.toMatch(/hash|of another account/)
  expect(text).not.toContain(key)
  expect((await stat(path)).mode & 0o777).toBe(0o600)

  const filter = { account_id: account, key_id: undefined }
  const [last] = await service.store.readAudit(filter, { before: undefined, limit: 1 })
  expect(last).toMatchObject({ action: 'account.exported', actor: 'operator' })

  const again = await command('accounts', 'export', account, '--to', path)
  expect([again.code, again.stderr]).toEqual([
    1,
    `${path} exists already, and nothing is overwritten. Choose another file.\n`,
  ])
  expect(await readFile(path, 'utf8')).toBe(text)
})

test('templates are in the export with each version, and leave with the account', async () => {
  for (const text of ['first', 'second'])
    await service.store.publishTemplate(
      {
        ...{ account_id: account, name: 'studio', title: 'Studio', description: 'Example', text },
        ...{ sha256: text, bytes: text.length, created_at: new Date().toISOString() },
      },
      { sha256: undefined, limits: templateLimits },
      byOperator(new Date()),
    )
  await command('accounts', 'suspend', account, '--links', 'keep')
  const path = join(folder.path, 'export.jsonl')
  await command('accounts', 'delete', account, '--confirm', 'Second', '--to', path)
  const lines = (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  const templates = lines.filter(({ type }) => type === 'template')
  expect(templates.map(({ name, version, text }) => [name, version, text])).toEqual([
    ['studio', 2, 'second'],
    ['studio', 1, 'first'],
  ])
  expect(await service.store.readTemplate({ account_id: account, name: 'studio' })).toBeUndefined()
  expect((await service.store.storedBytes(undefined)).templates).toBe(0)
})

test('deleting exports first, and leaves neither PDFs nor names nor invoice numbers', async () => {
  const { invoiceUrl, jobId } = (await post(service.url, key, { body: numbered('R-4711') })).answer()
  const kept = (await post(service.url, await service.newKey('live'))).answer()
  await command('accounts', 'suspend', account, '--links', 'keep')
  const path = join(folder.path, 'last.jsonl')
  const words = ['accounts', 'delete', account, '--confirm', 'Second', '--to', path]
  const { code, stderr } = await command(...words)
  expect([code, stderr]).toEqual([
    0,
    `The account ${account} is deleted, with the PDFs of 1 jobs. ${path} has 8 lines.\n`,
  ])
  expect(await readFile(path, 'utf8')).toContain('R-4711')
  expect(await service.ledger()).toMatchObject([
    { job_id: jobId, account_id: account, invoice_number: '', template: '' },
    { job_id: kept.jobId, invoice_number: '2026-0042' },
  ])
  expect(await pdfs()).toHaveLength(1)
  expect((await fetch(invoiceUrl)).status).toBe(404)
  expect((await fetch(kept.invoiceUrl)).status).toBe(200)
  expect((await post(service.url, key)).status).toBe(401)
  expect((await command('accounts', 'show', account)).stdout).toMatch(
    /deleted \S+\nstored bytes {2}live 0 {2}test 0 {2}templates 0\nkey_/,
  )
})

test.each([
  ['which is not suspended', [], ['--confirm', 'Second'], 'not suspended'],
  ['with another name', ['--links', 'keep'], ['--confirm', 'First'], 'another name'],
])('an account %s is not deleted', async (_what, suspend, confirm, words) => {
  const { invoiceUrl } = (await post(service.url, key)).answer()
  if (suspend.length > 0) await command('accounts', 'suspend', account, ...suspend)
  const to = join(folder.path, 'last.jsonl')
  const { code, stderr } = await command('accounts', 'delete', account, ...confirm, '--to', to)
  expect([code, stderr]).toEqual([1, expect.stringContaining(words)])
  expect((await fetch(invoiceUrl)).status).toBe(200)
  await expect(stat(to)).rejects.toThrow()
})

test('the account default is not deleted, and no account without a confirmation', async () => {
  await command('accounts', 'suspend', 'default', '--links', 'keep')
  const to = ['--to', join(folder.path, 'last.jsonl')]
  const refused = await command('accounts', 'delete', 'default', '--confirm', 'Default', ...to)
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('cannot be deleted')])
  expect((await run('accounts', 'delete', account, ...to, '--data', folder.path)).code).toBe(2)
})
