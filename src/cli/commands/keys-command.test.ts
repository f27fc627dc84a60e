/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { billwright, entry, temporaryFolder } from '../testing/run-cli.ts'

const environment = temporaryFolder()
/** A separate message bus, so that the developer's keyring is not used. */
const session = 'dbus-run-session --'
afterAll(environment.remove)

test('stores, shows and removes a key in a real keyring', () => {
  const runtime = join(environment.path, 'run')
  mkdirSync(runtime, { mode: 0o700 })
  const cli = `"${process.execPath}" "${entry}"`
  const script = [
    'printf test | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1',
    `${cli} keys status --json`,
    `echo svc_live_FILLERfiller1234 | ${cli} keys set`,
    `${cli} keys status --json`,
    `${cli} keys remove`,
    `${cli} keys status --json`,
  ].join('\n')
  const ran = spawnSync('bash', ['-c', `${session} bash -c "$SCRIPT"`], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      SCRIPT: script,
      HOME: environment.path,
      XDG_DATA_HOME: join(environment.path, 'data'),
      XDG_RUNTIME_DIR: runtime,
    },
  })
  const store = expect.any(String)
  expect(
    ran.stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as unknown),
  ).toEqual([null, { kind: 'live', last4: '1234', store }, null])
  expect(ran.stderr).toContain('a live key. Submissions are billed.')
  expect(ran.stdout + ran.stderr).not.toContain('FILLER')
})

test('without a password store a key is not stored', async () => {
  const ran = await billwright(['keys', 'set'], { input: 'svc_test_FILLERfiller' })
  expect(ran).toMatchObject({ code: 1, stderrLines: ['No password store was found on this computer.'] })
})

test('rejects a key as an argument without repeating it', async () => {
  const ran = await billwright(['keys', 'set', 'svc_live_FILLERfiller'])
  expect(ran.code).toBe(2)
  expect(ran.stderrLines.join()).not.toContain('FILLER')
})
