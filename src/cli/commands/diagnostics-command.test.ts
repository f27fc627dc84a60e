/** @module-tag extended */

import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '#platform/store/open-store.ts'
import { billwrightProcess, type TestEnvironment, temporaryFolder } from '../testing/run-cli.ts'

let environment: TestEnvironment
beforeEach(() => {
  environment = temporaryFolder()
})
afterEach(() => environment.remove())

const run = (...words: string[]) =>
  billwrightProcess(['diagnostics', ...words], {
    cwd: environment.path,
    env: { BILLWRIGHT_DATA_DIR: join(environment.path, 'data'), HOME: environment.path },
  })

test('are written to stdout or to a file', async () => {
  const { code, stdout } = await run()
  expect(code).toBe(0)
  expect(String(stdout)).toMatch(/^Billwright diagnostics\n/)
  expect(String(stdout)).toContain('data folder: ~/data')
  expect(String(stdout)).toContain('unavailable: missing')
  expect(String(stdout)).toContain('not opened: cli.no_data')
  expect(existsSync(join(environment.path, 'data'))).toBe(false)

  openStore(join(environment.path, 'data')).close()
  expect(await run('--out', 'report.txt')).toMatchObject({
    code: 0,
    stderrLines: ['Written to report.txt. Read it before you send it.'],
  })
  expect(readFileSync(join(environment.path, 'report.txt'), 'utf8')).toContain('state: ready')
})

test('work while the app is running', async () => {
  mkdirSync(join(environment.path, 'data'))
  const store = openStore(join(environment.path, 'data'))
  const { code, stdout } = await run()
  store.close()
  expect(code).toBe(0)
  expect(String(stdout)).toContain('not opened: store_locked')
})
