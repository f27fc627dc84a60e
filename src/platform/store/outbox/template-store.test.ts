import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Attempt, Store } from '#app/ports/store.ts'
import { sha256Of } from '#node/sha256.ts'
import { attemptOf, exportStore, importExport, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-templates-'))
  store = openStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const content = '{"name":"studio"}'
const file = { sha256: sha256Of(content), content }
const publication = { connectionId: 'example', keyFingerprint: 'f', sha256: file.sha256 }

function reopen(): void {
  store.close()
  store = openStore(folder)
}

function freeze(invoice_number: string, custom: Partial<Attempt> = {}): Attempt {
  const id = write(store, invoice_number, custom.template === undefined ? {} : { template: custom.template })
  const attempt = { ...attemptOf(store, id, invoice_number), ...custom }
  store.attempts.freeze(attempt, { takeNumber: true })
  return attempt
}

/** Creates a waiting live attempt whose template is not published yet. */
function freezeUnnamed(number: string): Attempt {
  store.templates.keep(file)
  return freeze(number, { template: 'studio', templateSha256: file.sha256 })
}

function named(attempt: Attempt) {
  const text = new TextDecoder()
    .decode(attempt.payload)
    .replace(/"template":"[^"]*"/, '"template":"studio@3"')
  const payload = new TextEncoder().encode(text)
  return {
    template: 'studio@3',
    payload,
    payloadSha256: sha256Of(payload),
    idempotencyKey: attempt.idempotencyKey,
  }
}

test('a waiting attempt names the published version, in data and journal', () => {
  const attempt = freezeUnnamed('T-1')
  expect(store.attempts.nameVersion(attempt.id, named(attempt))).toBe(true)
  for (const _ of ['as written', 'as read']) {
    expect(store.attempts.find(attempt.id)).toMatchObject({ state: 'queued', ...named(attempt) })
    expect(store.attempts.isConfirmedHere(attempt.id)).toBe(true)
    expect(store.attempts.isChanged(attempt.id)).toBe(false)
    reopen()
  }
  expect(store.attempts.change(attempt.id, 'queued', { state: 'sending' })).toBe(true)
  expect(store.attempts.nameVersion(attempt.id, { ...named(attempt), template: 'studio@4' })).toBe(false)
  expect(store.attempts.find(attempt.id)?.template).toBe('studio@3')
})

test('after a crash between journal and commit the waiting attempt names the version of the journal', () => {
  const attempt = freezeUnnamed('T-1')
  store.close()
  const before = join(folder, 'before.sqlite')
  cpSync(dataPaths(folder).data, before)
  store = openStore(folder)
  store.attempts.nameVersion(attempt.id, named(attempt))
  store.close()
  cpSync(before, dataPaths(folder).data)
  store = openStore(folder)
  expect(store.attempts.find(attempt.id)).toMatchObject({ state: 'queued', ...named(attempt) })
  expect(store.attempts.isConfirmedHere(attempt.id)).toBe(true)
})

test('a shipped template has no version', () => {
  const attempt = freeze('T-1')
  expect(store.attempts.nameVersion(attempt.id, named(attempt))).toBe(false)
  expect(store.attempts.find(attempt.id)?.template).toBe('minimal')
})

test('versions are remembered by connection, key and content', () => {
  store.templates.rememberPublished(publication, 'studio@3')
  reopen()
  expect(store.templates.published(publication)).toBe('studio@3')
  for (const other of [{ connectionId: 'other' }, { keyFingerprint: 'g' }, { sha256: sha256Of('other') }])
    expect(store.templates.published({ ...publication, ...other })).toBeUndefined()
  store.templates.rememberPublished({ ...publication, keyFingerprint: 'g' }, 'studio@1')
  expect(store.templates.published(publication)).toBeUndefined()
  store.templates.forgetPublished({ ...publication, keyFingerprint: 'g' })
  expect(store.templates.published({ ...publication, keyFingerprint: 'g' })).toBeUndefined()
})

test('a damaged version is not named, and a damaged file is not published', () => {
  store.templates.rememberPublished(publication, 'studio@3')
  store.templates.keep(file)
  const database = new DatabaseSync(dataPaths(folder).data)
  database.exec(
    "UPDATE published_templates SET template = 'studio@2'; UPDATE template_files SET content = '{}'",
  )
  database.close()
  expect(store.templates.published(publication)).toBeUndefined()
  expect(store.templates.content(file.sha256)).toBeUndefined()
  expect(store.dataFile.condition()).toMatchObject({ notice: 'damage_found' })
})

test('an import brings the files of submissions, and no versions, which are of the account of a key', async () => {
  const attempt = freezeUnnamed('T-1')
  store.templates.rememberPublished(publication, 'studio@3')
  const exported = await exportStore(store, folder)
  const other = openStore(join(folder, 'other'))
  await importExport(other, exported)
  expect(other.attempts.find(attempt.id)).toMatchObject({ template: 'studio', templateSha256: file.sha256 })
  expect(other.templates.content(file.sha256)).toBe(content)
  expect(other.templates.published(publication)).toBeUndefined()
  other.close()
})
