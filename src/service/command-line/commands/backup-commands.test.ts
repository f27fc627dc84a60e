/** @module-tag extended */

import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../../backends/open-store.ts'
import { lockDataFolder } from '../../data-folder/lock-data-folder.ts'
import { post } from '../../testing/client.ts'
import { run, runInProcess, runWith } from '../../testing/process.ts'
import { startTestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

const folder = await temporaryFolder()
const at = (name: string) => join(folder.path, name)
afterAll(() => folder.remove())

test('a backup of a running service under load restores with its keys, ledger and every PDF', async () => {
  const service = await startTestService(at('data'))
  const key = await service.newKey('live')
  const first = (await post(service.url, key)).answer()
  const load = Promise.all(Array.from({ length: 6 }, () => post(service.url, key)))
  const backedUp = await run('backup', '--to', at('backup'), '--data', at('data'))
  expect(backedUp).toMatchObject({ code: 0, stdout: '' })
  await load
  await service.close()
  expect((await readdir(at('backup'))).sort()).toEqual(['files', 'service.db'])

  const restored = await runInProcess('restore', '--from', at('backup'), '--data', at('restored'))
  expect(restored.code).toBe(0)
  const again = await startTestService(at('restored'), { renderer: standInRenderer() })
  const ledger = await again.ledger()
  expect(ledger.map(row => row.job_id)).toContain(first.jobId)
  const path = first.invoiceUrl.slice(new URL(first.invoiceUrl).origin.length)
  const pdf = await fetch(again.url + path)
  expect(pdf.status).toBe(200)
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  expect((await post(again.url, key)).status).toBe(200)
  await again.close()
})

test('nothing is overwritten, and a folder without a database is no backup', async () => {
  await mkdir(at('occupied'))
  await writeFile(at('occupied/notes.txt'), 'kept')
  const refused = await runInProcess('backup', '--to', at('occupied'), '--data', at('data'))
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain('is not empty')
  const unknown = await runInProcess('restore', '--from', at('occupied'), '--data', at('fresh'))
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    `There is no database service.db in ${at('occupied')}.\n`,
  ])
  expect(await readdir(at('occupied'))).toEqual(['notes.txt'])
})

test('a file in place of a folder is refused in a sentence, and kept', async () => {
  await writeFile(at('file'), 'kept')
  for (const to of ['file', 'file/below']) {
    const { code, stderr } = await runInProcess('backup', '--to', at(to), '--data', at('data'))
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^\S+ cannot be copied to \S+ \(ENOTDIR.*\)\.\n$/),
    ])
  }
  const { code, stderr } = await runInProcess('restore', '--from', at('file'), '--data', at('fresh'))
  expect([code, stderr]).toEqual([1, `There is no database service.db in ${at('file')}.\n`])
  expect(await readFile(at('file'), 'utf8')).toBe('kept')
})

test('a damaged backup leaves nothing in the data folder', async () => {
  await mkdir(at('damaged'))
  await writeFile(at('damaged/service.db'), 'no database')
  const { code, stderr } = await runInProcess('restore', '--from', at('damaged'), '--data', at('empty'))
  expect(code).toBe(1)
  expect(stderr).toMatch(/^\S+ cannot be copied to \S+ \(.*\)\.\n$/)
  await expect(stat(at('empty'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a PDF that the data folder lacks is reported, and the rest is kept', async () => {
  await runInProcess('backup', '--to', at('whole'), '--data', at('restored'))
  await rm(at('whole/files'), { recursive: true })
  const { code, stderr } = await runInProcess('backup', '--to', at('partial'), '--data', at('whole'))
  expect(code).toBe(1)
  expect(stderr).toMatch(/the source lacks \d+ itself, and 0 differ/)
  expect((await readdir(at('partial'))).sort()).toEqual(['files', 'service.db'])
})

test('data in PostgreSQL or a bucket is not taken for data in the folder', async () => {
  const environment = { DATABASE_URL: 'postgres://billwright@db.example.com/billwright' }
  const { code, stderr } = await runWith(environment, 'backup', '--to', at('other'), '--data', at('data'))
  expect(code).toBe(1)
  expect(stderr).toContain('pg_dump')
})

test('a byte that changed in a backup is found by restore, verify and download', async () => {
  await runInProcess('backup', '--to', at('flipped'), '--data', at('restored'))
  // the backup during the load may contain the PDF of a job that was not recorded yet
  const database = new DatabaseSync(at('flipped/service.db'), { readOnly: true })
  const recorded = String(database.prepare('SELECT file_id FROM jobs').get()?.file_id)
  database.close()
  const files = await readdir(at('flipped/files'), { recursive: true })
  const name = files.find(each => each.includes(recorded)) ?? ''
  const path = at(`flipped/files/${name}`)
  const pdf = await readFile(path)
  pdf[200] = 255 - (pdf[200] ?? 0)
  await writeFile(path, pdf)
  const { code, stderr } = await runInProcess('restore', '--from', at('flipped'), '--data', at('again'))
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/lacks 0 itself, and 1 differ from what was made, the first of job job_/),
  ])
  expect((await readdir(at('again'))).sort()).toEqual(['files', 'service.db'])
  const job = /job_[0-9a-f]{32}/.exec(stderr)?.[0]

  const verified = await runInProcess('verify', '--data', at('again'))
  expect(verified).toMatchObject({ code: 1, stdout: `${job}  differs\n` })
  const intact = await readFile(at(`restored/files/${name}`))
  await writeFile(at(`again/files/${name}`), intact)
  const repaired = await runInProcess('verify', '--data', at('again'))
  expect(repaired).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(/^Read \d+ PDFs\.\n$/),
  })
})

test('missing and changed PDFs of a source are both named', async () => {
  await runInProcess('backup', '--to', at('worse'), '--data', at('restored'))
  const [first = '', second = ''] = (await readdir(at('worse/files'), { recursive: true })).filter(each =>
    each.endsWith('.pdf'),
  )
  await rm(at(`worse/files/${first}`))
  await writeFile(at(`worse/files/${second}`), '')
  const { code, stderr } = await runInProcess('backup', '--to', at('worse-copy'), '--data', at('worse'))
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/lacks 1 itself, and 1 differ from what was made, the first of job job_/),
  ])
})

test('reading from a mistyped folder is rejected, and the folder is not created', async () => {
  for (const words of [
    ['verify'],
    ['ledger'],
    ['usage', '--month', '2026-11'],
    ['audit'],
    ['credits', 'list', '--month', '2026-11'],
    ['credits', 'add', 'job_1', '--reason', 'mistake'],
    ['keys', 'list'],
    ['keys', 'show', 'key_1'],
    ['keys', 'revoke', 'key_1'],
    ['accounts', 'list'],
    ['accounts', 'export', 'acc_1', '--to', at('export')],
    ['users', 'list'],
    ['operators', 'list'],
    ['plans', 'list'],
    ['webhooks', 'list'],
    ['jobs', 'delete', 'job_1'],
  ]) {
    const { code, stdout, stderr } = await runInProcess(...words, '--data', at('mistyped'))
    expect([code, stdout, stderr]).toEqual([1, '', `There is no database service.db in ${at('mistyped')}.\n`])
  }
  await expect(stat(at('mistyped'))).rejects.toMatchObject({ code: 'ENOENT' })
})

const isRoot = process.getuid?.() === 0
const nobody = 65_534

test.runIf(isRoot)('what root restores belongs to the owner of the data folder', async () => {
  await mkdir(at('owned'), { mode: 0o700 })
  await chown(at('owned'), nobody, nobody)
  expect((await runInProcess('restore', '--from', at('backup'), '--data', at('owned'))).code).toBe(0)
  for (const name of ['service.db', 'files']) expect((await stat(at(`owned/${name}`))).uid).toBe(nobody)
})

test.runIf(isRoot)('a database of another user is explained without a stack', async () => {
  await mkdir(at('foreign'))
  await runInProcess('restore', '--from', at('backup'), '--data', at('foreign'))
  await chown(at('foreign'), nobody, nobody)
  await chmod(folder.path, 0o755)
  const explained = { code: 'store_unavailable', reason: { code: 'service.database_owner' } }
  process.seteuid?.(nobody)
  const opened = openStore(at('foreign')).finally(() => process.seteuid?.(0))
  await expect(opened).rejects.toMatchObject(explained)

  await rm(at('foreign/service.db'))
  const unlock = await lockDataFolder(at('foreign'), 0)
  unlock()
  for (const mode of [0o600, 0o644]) {
    await chmod(at('foreign/service.lock'), mode)
    process.seteuid?.(nobody)
    const locked = lockDataFolder(at('foreign'), 0).finally(() => process.seteuid?.(0))
    await expect(locked).rejects.toMatchObject(explained)
  }
})
