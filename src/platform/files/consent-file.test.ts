import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createConsentFile } from './consent-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-consents-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const consent = {
  connectionId: '00000000-0000-4000-8000-000000000001',
  baseUrl: 'https://billing.example.com',
  requestFields: 'full',
  keyFingerprint: '0123456789abcdef0123456789abcdef',
  givenAt: '2026-11-21T12:00:00.000Z',
} as const

test('consents are stored for their owner alone and replaced as a whole', () => {
  const file = createConsentFile(folder)
  expect(file.read()).toEqual([])
  file.write([consent])
  expect(createConsentFile(folder).read()).toEqual([consent])
  if (process.platform !== 'win32')
    expect(statSync(join(folder, 'live-consents.json')).mode & 0o777).toBe(0o600)
  file.write([])
  expect(file.read()).toEqual([])
  expect(readdirSync(folder)).toEqual(['live-consents.json'])
})

test('whatever is not exactly a list of consents is none', () => {
  const file = createConsentFile(folder)
  file.write([consent])
  const path = join(folder, 'live-consents.json')
  const text = readFileSync(path, 'utf8')
  const damaged = [text.slice(0, -1), text.replace('connectionId', 'connection'), 'true', '', '[{}]']
  for (const each of damaged) {
    writeFileSync(path, each)
    expect(file.read()).toEqual([])
  }
})

test('an error of the file system is reported and leaves nothing behind', () => {
  const file = createConsentFile(join(folder, 'missing'))
  expect(() => file.write([consent])).toThrow('file_unwritable')
  expect(readdirSync(folder)).toEqual([])
})
