/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { billwright, billwrightProcess, entry, sample, temporaryFolder } from '../testing/run-cli.ts'

const environment = temporaryFolder()
const cwd = environment.path
afterAll(environment.remove)

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-' && bytes.includes('%%EOF')

test('renders an invoice in its own or another template', async () => {
  const file = environment.file('a.json', sample)
  const [own, other, again] = await Promise.all([
    billwright(['render', file, '--out', 'own.pdf'], { cwd }),
    billwright(['render', file, '--template', 'minimal', '--out', 'other.pdf', '--json'], { cwd }),
    billwrightProcess(['render', '-', '--out', '-'], { cwd, input: JSON.stringify(sample) }),
  ])
  expect(own).toMatchObject({ code: 0, stderrLines: ['Wrote own.pdf: 1 page, marked TEST.'] })
  expect(JSON.parse(other.stdout.toString())).toMatchObject({ out: 'other.pdf', pages: 1, warnings: [] })
  const bytes = readFileSync(join(cwd, 'own.pdf'))
  expect(isPdf(bytes)).toBe(true)
  expect(readFileSync(join(cwd, 'other.pdf')).equals(bytes)).toBe(false)
  expect(again.stdout.equals(bytes)).toBe(true)
})

test('--template replaces a missing template; an unknown one is reported', async () => {
  const { template: _, ...rest } = sample
  const file = environment.file('bare.json', rest)
  const [provided, missing, unknown] = await Promise.all([
    billwright(['render', file, '--template', 'bold', '--out', 'given.pdf'], { cwd }),
    billwright(['render', file, '--out', 'missing.pdf'], { cwd }),
    billwright(['render', file, '--template', 'nosuch', '--out', 'unknown.pdf'], { cwd }),
  ])
  expect(provided.code).toBe(0)
  expect(missing).toMatchObject({ code: 3, stderrLines: ['bare.json: template: Enter a template.'] })
  expect(unknown).toMatchObject({
    code: 3,
    stderrLines: [expect.stringContaining('There is no template "nosuch". Use bold,')],
  })
})

test('renders 10,000 line items', async () => {
  const file = environment.file('long.json', { ...sample, items: Array(10_000).fill(sample.items[0]) })
  const ran = await billwright(['render', file, '--out', 'long.pdf', '--json'], { cwd })
  expect(ran.code).toBe(0)
  const { pages } = JSON.parse(ran.stdout.toString()) as { pages: number }
  expect(pages).toBeGreaterThan(100)
})

test('does not overwrite the invoice by any of its names', async () => {
  const file = environment.file('own.json', sample)
  symlinkSync(join(cwd, file), join(cwd, 'symbolic.json'))
  linkSync(join(cwd, file), join(cwd, 'hard.json'))
  mkdirSync(join(cwd, 'beside'))
  const names = [file, `./beside/../${file}`, join(cwd, file), 'symbolic.json', 'hard.json']
  const rans = await Promise.all(names.map(out => billwright(['render', file, '--out', out], { cwd })))
  for (const [index, ran] of rans.entries()) {
    expect(ran).toMatchObject({
      code: 2,
      stderrLines: [`${names[index]}: this is the invoice itself. Name another file for the PDF with --out.`],
    })
  }
  const fromLink = await billwright(['render', 'symbolic.json', '--out', file], { cwd })
  expect(fromLink.code).toBe(2)
  const redirected = `"${process.execPath}" "${entry}" render - --out ${file} < ${file}`
  expect(spawnSync('bash', ['-c', redirected], { cwd }).status).toBe(2)
  expect(readFileSync(join(cwd, file), 'utf8')).toBe(JSON.stringify(sample))
})

test('a failed write leaves no file', async () => {
  const file = environment.file('a.json', sample)
  mkdirSync(join(cwd, 'folder'), { recursive: true })
  const [nowhere, folder, both] = await Promise.all([
    billwright(['render', file, '--out', 'nowhere/a.pdf'], { cwd }),
    billwright(['render', file, '--out', 'folder'], { cwd }),
    billwright(['render', file, '--out', '-', '--json'], { cwd }),
  ])
  expect(nowhere).toMatchObject({ code: 1, stderrLines: ['nowhere/a.pdf: there is no folder nowhere.'] })
  expect(folder).toMatchObject({ code: 1, stderrLines: ['folder: this is a folder, not a file.'] })
  expect(both.code).toBe(2)
  expect(readdirSync(cwd).filter(name => name.includes('.part'))).toEqual([])
})
