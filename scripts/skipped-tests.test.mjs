import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { skippedTests } from './skipped-tests.mjs'

const root = join(import.meta.dirname, '..')

test('a test that needs an absent program is skipped, and the summary names the program and the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-skipped-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const report = join(folder, 'unit.json')
  const file = 'src/pdf/thumbnails.test.ts'
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      file,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // nothing is on this PATH
    { cwd: root, env: { ...process.env, PATH: folder } },
  )
  expect(status).toBe(0)
  const [skipped, ...others] = skippedTests(JSON.parse(readFileSync(report, 'utf8')), undefined, root)
  expect(others).toEqual([])
  expect(skipped).toEqual({
    count: expect.any(Number),
    reason: 'pdftoppm is not installed (Debian package poppler-utils)',
    files: [`${file} (${skipped.count})`],
  })
  expect(skipped.count).toBeGreaterThan(0)
})

test('skipped end-to-end tests are listed with their reason', () => {
  const skip = description => ({ status: 'skipped', annotations: [{ type: 'skip', description }] })
  const e2e = {
    suites: [
      { specs: [], suites: [{ specs: [{ file: 'a.spec.ts', tests: [skip('no disk')] }] }] },
      { specs: [{ file: 'b.spec.ts', tests: [skip('no disk'), { status: 'expected', annotations: [] }] }] },
    ],
  }
  expect(skippedTests(undefined, e2e, root)).toEqual([
    { count: 2, reason: 'no disk', files: ['e2e/a.spec.ts (1)', 'e2e/b.spec.ts (1)'] },
  ])
  expect(skippedTests(undefined, undefined, root)).toEqual([])
})
