import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { presetFileName, readPresetService } from './preset-service.ts'

let home: string
let data: string
let program: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'billwright-preset-'))
  data = join(home, 'data')
  program = join(home, 'program')
  for (const folder of [data, program]) mkdirSync(folder)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const write = (folder: string, content: string | Uint8Array) =>
  writeFileSync(join(folder, presetFileName), content)
const read = () => readPresetService([data, join(home, 'missing'), program])

test('without a file there is no preset', () => expect(read()).toBeNull())

test('the address is canonical, and the name is that of the server without one', () => {
  write(program, JSON.stringify({ baseUrl: 'https://Invoices.Example.com/' }))
  expect(read()).toEqual({
    ok: true,
    baseUrl: 'https://invoices.example.com',
    name: 'invoices.example.com',
  })
})

test('the data folder comes before the folder of the program', () => {
  write(program, JSON.stringify({ baseUrl: 'https://one.example' }))
  write(data, JSON.stringify({ baseUrl: 'https://two.example', name: ' Two\n\u202Eservices ' }))
  expect(read()).toEqual({ ok: true, baseUrl: 'https://two.example', name: 'Two services' })
})

test.each([
  ['no JSON', '{', 'preset.unreadable'],
  ['nothing', '', 'preset.unreadable'],
  ['no UTF-8', new Uint8Array([0xff, 0xfe, 0x7b]), 'preset.unreadable'],
  ['another type', '["https://example.com"]', 'preset.unreadable'],
  ['a key', '{"baseUrl":"https://example.com","key":"svc_test_0123456789"}', 'preset.unreadable'],
  ['an empty name', '{"baseUrl":"https://example.com","name":" "}', 'preset.unreadable'],
  [
    'a name without end',
    JSON.stringify({ baseUrl: 'https://a.example', name: 'x'.repeat(65) }),
    'preset.unreadable',
  ],
  ['more than a file of this kind has', ' '.repeat(20_000), 'preset.unreadable'],
  ['no encryption', '{"baseUrl":"http://example.com"}', 'preset.address'],
  ['a password', '{"baseUrl":"https://a:b@example.com"}', 'preset.address'],
  ['a script', '{"baseUrl":"javascript:alert(1)"}', 'preset.address'],
  ['a file', '{"baseUrl":"file:///etc/passwd"}', 'preset.address'],
])('a file with %s is refused, and the message names it', (_what, content, code) => {
  write(data, content)
  write(program, JSON.stringify({ baseUrl: 'https://one.example' }))
  expect(read()).toMatchObject({
    ok: false,
    message: { code, params: { path: join(data, presetFileName) } },
  })
})

test('a folder instead of a file is refused', () => {
  mkdirSync(join(data, presetFileName))
  expect(read()).toMatchObject({ ok: false, message: { code: 'preset.unreadable' } })
})
