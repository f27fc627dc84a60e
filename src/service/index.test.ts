/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from './store/audit-store.ts'
import { Browser } from './testing/browser.ts'
import { post } from './testing/client.ts'
import { run, runInProcess, spawnService } from './testing/process.ts'
import { temporaryFolder } from './testing/service.ts'

const folder = await temporaryFolder()
const data = join(folder.path, 'data')
afterAll(() => folder.remove())

describe('the whole job on the command line', () => {
  let service: Awaited<ReturnType<typeof spawnService>>
  beforeAll(async () => {
    service = await spawnService(data, ['--base-url', 'https://invoices.example.com/pdf/'])
  })
  afterAll(async () => {
    service.child.kill()
    await service.ended
  })

  test('a key made while the service runs opens it, is listed without itself, and shuts it once revoked; links begin with --base-url', async () => {
    const created = await run('keys', 'create', '--mode', 'live', '--name', 'Shop', '--json', '--data', data)
    const { key, id } = JSON.parse(created.stdout)
    expect(JSON.parse(created.stdout)).toMatchObject({ mode: 'live', name: 'Shop', prefix: 'svc_live_' })

    const { status, answer } = await post(service.url, key)
    expect(status).toBe(200)
    expect(answer().invoiceUrl).toMatch(/^https:\/\/invoices\.example\.com\/pdf\/v1\/files\//)

    const ledger = JSON.parse((await runInProcess('ledger', '--json', '--data', data)).stdout)
    expect(ledger).toEqual([
      expect.objectContaining({ job_id: answer().jobId, invoice_number: '2026-0042', key_id: id }),
    ])

    const list = await runInProcess('keys', 'list', '--json', '--data', data)
    expect(JSON.parse(list.stdout)).toEqual([
      expect.objectContaining({ id, last4: key.slice(-4), revoked_at: null }),
    ])
    expect(list.stdout).not.toMatch(/hash|svc_live_\w/)

    expect((await runInProcess('keys', 'revoke', id, '--data', data)).code).toBe(0)
    expect((await post(service.url, key)).status).toBe(401)

    service.child.kill('SIGTERM')
    const { code, stdout, stderr } = await service.ended
    expect(code).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(1)
    // the log contains the event and the key's id, but neither the key nor the invoice
    expect(stderr).toContain(id)
    expect(stderr).not.toMatch(/svc_live_\w|Brand identity|2026-0042|sig=/)
  })
})

test('the audit log has what the commands changed, of all accounts and of one', async () => {
  const own = ['--data', join(folder.path, 'audit')]
  const account = (await runInProcess('accounts', 'create', '--name', 'Second', ...own)).stdout.trim()
  const words = ['keys', 'create', '--mode', 'test', '--name', 'Books', '--json', ...own]
  const { id } = JSON.parse((await runInProcess(...words)).stdout)
  const successor = JSON.parse((await runInProcess('keys', 'rotate', id, '--json', ...own)).stdout)
  await runInProcess('keys', 'revoke', id, ...own)

  const actions = async (...more: string[]) =>
    JSON.parse((await runInProcess('audit', '--json', ...more, ...own)).stdout).map(
      (entry: AuditEntry) => entry.action,
    )
  const ofDefault = ['key.revoked', 'key.rotated', 'key.created', 'key.created']
  expect(await actions()).toEqual([...ofDefault, 'account.created'])
  expect(await actions('--account', 'default')).toEqual(ofDefault)
  expect(await actions('--account', account)).toEqual(['account.created'])
  expect((await runInProcess('audit', '--account', 'acc_unknown', ...own)).code).toBe(1)

  const user = userInfo().username
  const text = (await runInProcess('audit', ...own)).stdout.trim().split('\n')
  expect(text[1]).toContain(`key.rotated  account default  key ${id}  by operator ${user}  name="Books"`)
  expect(text[1]).toContain(`successor="${successor.id}"`)
  const shown = JSON.parse((await runInProcess('keys', 'show', id, '--json', ...own)).stdout)
  expect(shown).toMatchObject({ id, name: 'Books', audit: [{}, {}, { detail: { name: 'Books' } }] })
  expect((await runInProcess('keys', 'show', id, ...own)).stdout.trim().split('\n')).toHaveLength(4)
})

describe('the password of the dashboard', () => {
  const own = join(folder.path, 'dashboard')

  test('is printed at the first start and never again; neither it nor a key nor a cookie is in the log', async () => {
    const service = await spawnService(own)
    const printed = /password (\S+)\. /
    await expect.poll(() => service.stderr()).toMatch(printed)
    const [, password = ''] = printed.exec(service.stderr()) ?? []
    const browser = new Browser(service.url)
    await browser.signIn('a wrong one')
    expect((await browser.signIn(password)).status).toBe(303)
    await browser.get('/dashboard/keys')
    const { text } = await browser.post('/dashboard/keys', { name: 'Canary', mode: 'live' })
    const key = /value="(svc_live_\w+)"/.exec(text)?.[1] ?? ''
    expect((await post(service.url, key)).status).toBe(200)
    await browser.get('/dashboard/generations?number=2026-0042')
    await browser.get(`/dashboard/${key}?password=${password}`)
    service.child.kill('SIGTERM')
    const { stderr } = await service.ended
    const lines = stderr.split('\n')
    const printedPasswords = lines.filter(line => line.includes('password'))
    const log = lines.filter(line => line.startsWith('{'))
    expect(printedPasswords).toEqual([
      `The dashboard is at ${service.url}/dashboard: account default, password ${password}. It is not shown again.`,
    ])
    expect(log.length).toBeGreaterThan(8)
    for (const secret of [
      password,
      'a wrong one',
      'Canary',
      '2026-0042',
      key.slice(9),
      ...browser.cookies.values(),
    ]) {
      expect(log.join('\n')).not.toContain(secret)
    }
  })

  test('is not printed at the second start, and can be reset while the service runs', async () => {
    const service = await spawnService(own)
    const { stdout, stderr } = await runInProcess('accounts', 'set-password', '--data', own)
    expect(stderr).toContain('not shown again')
    expect((await new Browser(service.url).signIn(stdout.trim())).location).toBe('/dashboard/usage')
    const unknown = await runInProcess('accounts', 'set-password', '--account', 'acc_unknown', '--data', own)
    expect([unknown.code, unknown.stdout]).toEqual([1, ''])
    expect(unknown.stderr).toBe('There is no account with the id acc_unknown.\n')
    service.child.kill('SIGINT')
    const ended = await service.ended
    expect([ended.code, ended.stderr.includes('password')]).toEqual([0, false])
  })

  test('is neither made nor of use where a program started the service, which stops when that is gone', async () => {
    const service = await spawnService(join(folder.path, 'practised'), ['--exit-with-parent'])
    expect((await fetch(`${service.url}/dashboard/sign-in`)).status).toBe(404)
    service.child.stdin.end()
    const { code, stderr } = await service.ended
    expect(code).toBe(0)
    expect(stderr).not.toContain('password')
  })
})

test('a second account owns keys of its own', async () => {
  const made = await runInProcess('accounts', 'create', '--name', 'Second', '--data', data)
  expect(made.stdout).toMatch(/^acc_[0-9a-f]{20}\n$/)
  const account = made.stdout.trim()
  const list = await runInProcess('accounts', 'list', '--json', '--data', data)
  expect(JSON.parse(list.stdout)).toMatchObject([{ id: 'default' }, { id: account, name: 'Second' }])
  const words = ['keys', 'create', '--mode', 'test', '--name', 'Own', '--json', '--data', data, '--account']
  expect(JSON.parse((await runInProcess(...words, account)).stdout)).toMatchObject({ account_id: account })
  const { code, stderr } = await runInProcess(...words, 'acc_unknown')
  expect([code, stderr]).toEqual([1, 'There is no account with the id acc_unknown.\n'])
})

test('a key without --json is all that is on stdout', async () => {
  const words = ['keys', 'create', '--mode', 'test', '--name', 'Mine', '--data', data]
  const { stdout, stderr } = await runInProcess(...words)
  expect(stdout).toMatch(/^svc_test_[0-9A-Za-z]{36}\n$/)
  expect(stderr).toContain('not shown again')
})

test('a key that replaces others leaves no other valid one of its account, name and mode', async () => {
  const create = async (...words: string[]) =>
    JSON.parse((await runInProcess('keys', 'create', '--json', '--data', data, ...words)).stdout).id as string
  const replaced = [
    await create('--mode', 'test', '--name', 'Practice'),
    await create('--mode', 'test', '--name', 'Practice'),
  ]
  const kept = [
    await create('--mode', 'live', '--name', 'Practice'),
    await create('--mode', 'test', '--name', 'Other'),
    await create('--mode', 'test', '--name', 'Practice', '--replace'),
  ]
  const listed = JSON.parse((await runInProcess('keys', 'list', '--json', '--data', data)).stdout)
  const isValid = (id: string) => listed.find((key: { id: string }) => key.id === id)?.revoked_at === null
  expect([replaced.map(isValid), kept.map(isValid)]).toEqual([
    [false, false],
    [true, true, true],
  ])
})

test('revoking an unknown key fails with a message', async () => {
  const { code, stderr } = await runInProcess('keys', 'revoke', 'key_unknown', '--data', data)
  expect([code, stderr]).toEqual([1, 'There is no key with the id key_unknown.\n'])
})

describe('what can stop it from starting is one line on stderr', () => {
  test('port in use', async () => {
    const other = createServer()
    const port = await new Promise<number>(resolve => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const { code, stdout, stderr } = await run('--port', String(port), '--data', data)
    other.close()
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`Port ${port} is already in use. Choose another with --port.\n`)
  })

  test('a data folder that cannot be written', async () => {
    const file = join(folder.path, 'a-file')
    await writeFile(file, '')
    const unwritable = /^The data folder .* cannot be written \(EEXIST\)\. Choose another with --data\.\n$/
    for (const [expected, ...words] of [
      [unwritable, '--port', '0'],
      [/^There is no database/, 'ledger'],
      [unwritable, 'keys', 'create', '--mode', 'test', '--name', 'a'],
    ] as const) {
      const { code, stdout, stderr } = await runInProcess(...words, '--data', file)
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(expected)
    }
  })

  test.runIf(process.platform === 'linux')('a data folder that can never be made does not spin', async () => {
    // the child process first, because a busy loop in this process would block the timeout
    const unwritable =
      'The data folder /proc/nope/deeper cannot be written (ENOENT). Choose another with --data.\n'
    const missing = 'There is no database service.db in /proc/nope/deeper.\n'
    for (const [start, expected, ...words] of [
      [run, unwritable, '--port', '0'],
      [runInProcess, missing, 'ledger'],
      [runInProcess, unwritable, 'keys', 'create', '--mode', 'test', '--name', 'a'],
    ] as const) {
      const { code, stderr } = await start(...words, '--data', '/proc/nope/deeper')
      expect([code, stderr]).toEqual([1, expected])
    }
  })

  test('a file that is no database', async () => {
    const own = await temporaryFolder()
    await writeFile(
      join(own.path, 'service.db'),
      'something else, long enough to be looked at as a header of a file',
    )
    const { code, stderr } = await runInProcess('--port', '0', '--data', own.path)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The database in .* cannot be opened \(file is not a database\)\.\n$/)
    await own.remove()
  })
})

test('wrong usage exits with 2 and says what is wrong', async () => {
  const wrong = [
    ['--colour'],
    ['--port', 'abc'],
    ['--port', '70000'],
    ['--base-url', 'ftp://example.com'],
    ['--rate-limit', '-1'],
    ['--trust-proxy', 'example.com'],
    ['--metrics-readers', 'everyone'],
    ['--trust-proxy', '10.0.0.0/0'],
    ['--trust-proxy', '10.0.0.0/33'],
    ['launch'],
    ['help', 'bogus'],
    ['keys', 'help', 'bogus'],
    ['keys', 'create', '--name', 'x'],
    ['keys', 'create', '--mode', 'gold', '--name', 'x'],
    ['keys', 'revoke'],
  ]
  const ran = await Promise.all([run('--colour'), ...wrong.map(words => runInProcess(...words))])
  for (const { code, stdout, stderr } of ran) {
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^error: /)
  }
})

test('help for everything', async () => {
  const commands = [
    [],
    ['serve'],
    ['keys'],
    ['keys', 'create'],
    ['keys', 'list'],
    ['keys', 'revoke'],
    ['keys', 'show'],
    ['keys', 'rotate'],
    ['ledger'],
    ['audit'],
    ['accounts'],
    ['accounts', 'create'],
    ['accounts', 'set-password'],
    ['users'],
    ['users', 'create'],
  ]
  const ran = await Promise.all([run('--help'), ...commands.map(words => runInProcess(...words, '--help'))])
  for (const { code, stdout } of ran) {
    expect(code).toBe(0)
    expect(stdout).toContain('Usage: service')
  }
})

test.runIf(process.platform === 'linux')('output that cannot be written is one line and exit code 1', () => {
  const entry = join(import.meta.dirname, 'index.ts')
  for (const [target, status, message] of [
    ['> /dev/full', 1, 'The output cannot be written: the disk is full.\n'],
    ['| true', 0, ''],
  ] as const) {
    const command = `"${process.execPath}" "${entry}" ledger --json --data "${data}" ${target}`
    const ran = spawnSync('bash', ['-o', 'pipefail', '-c', command], { encoding: 'utf8' })
    expect([ran.status, ran.stderr]).toEqual([status, message])
  }
})
