import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFiles } from './local-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-unused-'))
})
afterEach(() => {
  spawnSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true })
})

const bytesOf = (text: string) => new TextEncoder().encode(`%PDF-${text}`)
const chosen = () => join(folder, 'chosen')
const files = () => createFiles(join(folder, 'data'), '')
const keep = (text: string, more: Partial<Parameters<ReturnType<typeof files>['keepDelivery']>[0]> = {}) =>
  files().keepDelivery({
    name: 'INV-1 Example.pdf',
    bytes: bytesOf(text),
    folder: chosen(),
    previous: null,
    ...more,
  })
const isRoot = process.getuid?.() === 0

test('PDFs of one name get numbers, and no file is replaced, also not of twenty at once', async () => {
  mkdirSync(chosen())
  writeFileSync(join(chosen(), 'INV-1 Example.pdf'), 'of someone else')
  const kept = await Promise.all(Array.from({ length: 20 }, (_, index) => keep(String(index))))
  expect(new Set(kept.map(({ path }) => path)).size).toBe(20)
  for (const [index, { path }] of kept.entries()) expect(readFileSync(path, 'utf8')).toBe(`%PDF-${index}`)
  expect(readFileSync(join(chosen(), 'INV-1 Example.pdf'), 'utf8')).toBe('of someone else')
  expect(readdirSync(chosen()).filter(name => name.startsWith('.'))).toEqual([])
  expect(readdirSync(chosen())).toContain('INV-1 Example (21).pdf')
})

test('an equal download stays where it is; another one does not replace it', async () => {
  mkdirSync(chosen())
  const { path } = await keep('a')
  expect(await keep('a', { previous: path })).toEqual({ path })
  // For example, a user may have signed the file.
  writeFileSync(path, 'signed')
  const again = await keep('a', { previous: path })
  expect(again.path).toBe(join(chosen(), 'INV-1 Example (2).pdf'))
  expect(readFileSync(path, 'utf8')).toBe('signed')
  expect(await keep('a', { previous: join(folder, 'gone.pdf'), folder: null })).toEqual({
    path: join(folder, 'data', 'deliveries', 'INV-1 Example.pdf'),
  })
})

test('a missing folder is not created: the PDF is stored in the data folder, and the reason is reported', async () => {
  const kept = await keep('a')
  expect(kept).toEqual({
    path: join(folder, 'data', 'deliveries', 'INV-1 Example.pdf'),
    folderProblem: 'missing',
  })
  expect(readFileSync(kept.path, 'utf8')).toBe('%PDF-a')
  expect(readdirSync(folder)).toEqual(['data'])
  writeFileSync(chosen(), 'a file')
  expect((await keep('b')).folderProblem).toBe('missing')
})

test.skipIf(isRoot || process.platform === 'win32')(
  'so does one for a folder that is not writable',
  async () => {
    mkdirSync(chosen())
    chmodSync(chosen(), 0o500)
    expect(await keep('a')).toMatchObject({ folderProblem: 'not_writable' })
    await expect(files().requireWritableFolder(chosen())).rejects.toMatchObject({ code: 'file_unwritable' })
  },
)

test.runIf(process.platform === 'linux')(
  'so does one for a folder in which nothing can be created',
  async () => {
    expect(await keep('a', { folder: '/proc/self' })).toMatchObject({ folderProblem: 'not_writable' })
    await expect(files().requireWritableFolder('/proc/self')).rejects.toMatchObject({
      code: 'file_unwritable',
    })
  },
)

test.skipIf(process.platform === 'win32')(
  'files in the chosen folder have the mode of the user, others are private',
  async () => {
    mkdirSync(chosen())
    const mode = async (where: string | null) =>
      statSync((await keep('a', { folder: where })).path).mode & 0o777
    expect(await mode(chosen())).toBe(0o666 & ~process.umask())
    expect(await mode(null)).toBe(0o600)
    await files().requireWritableFolder(chosen())
    expect(readdirSync(chosen())).toEqual(['INV-1 Example.pdf'])
  },
)
