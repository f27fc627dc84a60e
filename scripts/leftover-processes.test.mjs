/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './steps.mjs'

test('a file whose hooks fail while its process holds the output open ends with an error', () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const planted = mkdtempSync(join(root, '.cache/planted-'))
  onTestFinished(() => rmSync(planted, { recursive: true }))
  const setup = JSON.stringify(join(root, 'src/core/testing/vitest-setup.ts'))
  writeFileSync(join(planted, 'vitest.config.mjs'), `export default { test: { setupFiles: [${setup}] } }`)
  writeFileSync(
    join(planted, 'hooks.test.mjs'),
    `import { spawn } from 'node:child_process'
    import { afterAll, beforeAll, test } from 'vitest'
    beforeAll(() => {
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
      throw new Error('could not start')
    })
    afterAll(() => {
      throw new Error('could not end')
    })
    test('is skipped', () => {})`,
  )
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', planted]
  const { status, stderr } = spawnSync(process.execPath, vitest, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('could not start')
})
