/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failedTests, skippedTests, slowestFiles, slowestTests } from './test-reports.mjs'

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
    // this PATH is empty
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

test('failed tests are listed with the first line of their error, and repeated ones are marked', () => {
  const unit = {
    testResults: [
      {
        name: join(root, 'src/a.test.ts'),
        status: 'failed',
        message: 'no such module\n',
        assertionResults: [],
      },
      {
        name: join(root, 'src/b.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'failed', fullName: 'adds up', failureMessages: ['expected 1\n at b.test.ts'] },
          { status: 'passed', fullName: 'subtracts', failureMessages: [] },
        ],
      },
    ],
  }
  const result = message => ({ error: message === undefined ? undefined : { message } })
  const tests = [
    { status: 'unexpected', results: [result('\u001b[31mnot visible\u001b[39m\nlog')] },
    { status: 'flaky', results: [result('too late'), result()] },
    { status: 'expected', results: [result()] },
  ]
  const e2e = { suites: [{ specs: [{ file: 'c.spec.ts', title: 'submits', tests }] }] }
  expect(failedTests(unit, e2e, root)).toEqual([
    { name: 'src/a.test.ts', error: 'no such module', isFlaky: false },
    { name: 'src/b.test.ts: adds up', error: 'expected 1', isFlaky: false },
    { name: 'e2e/c.spec.ts: submits', error: 'not visible', isFlaky: false },
    { name: 'e2e/c.spec.ts: submits', error: 'too late', isFlaky: true },
  ])
  expect(failedTests(undefined, undefined, root)).toEqual([])
})

test('the slowest tests and files are listed, repeated runs of a test together', () => {
  const timed = (fullName, duration) => ({ status: 'passed', fullName, duration })
  const unit = {
    testResults: [
      { name: join(root, 'src/a.test.ts'), assertionResults: [timed('one', 200), timed('two', 300)] },
      { name: join(root, 'src/b.test.ts'), assertionResults: [timed('alone', 400)] },
    ],
  }
  const runs = [{ results: [{ duration: 100 }, { duration: 350 }] }]
  const e2e = { suites: [{ specs: [{ file: 'c.spec.ts', title: 'submits', tests: runs }] }] }
  const tests = slowestTests(unit, e2e, root)
  expect(tests.map(({ name, seconds }) => [name, seconds])).toEqual([
    ['e2e/c.spec.ts: submits', 0.45],
    ['src/b.test.ts: alone', 0.4],
    ['src/a.test.ts: two', 0.3],
    ['src/a.test.ts: one', 0.2],
  ])
  expect(slowestFiles(tests)).toEqual([
    { file: 'src/a.test.ts', count: 2, seconds: 0.5 },
    { file: 'e2e/c.spec.ts', count: 1, seconds: 0.45 },
    { file: 'src/b.test.ts', count: 1, seconds: 0.4 },
  ])
})
