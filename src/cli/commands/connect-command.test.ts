/** @module-tag extended */

import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { oauthPaths } from '#contract/device-grant-api.ts'
import {
  type FakeAuthorizationServer,
  startFakeAuthorizationServer,
} from '#platform/testing/fake-authorization-server.ts'
import { json } from '#platform/testing/fake-service.ts'
import { billwright, entry, temporaryFolder } from '../testing/run-cli.ts'

const environment = temporaryFolder()
afterAll(environment.remove)

let service: FakeAuthorizationServer
beforeEach(async () => {
  service = await startFakeAuthorizationServer()
})
afterEach(() => service.close())

/** Runs the commands with a separate keyring on a separate message bus. */
async function withKeyring(...commands: string[]) {
  const runtime = join(environment.path, 'run')
  mkdirSync(runtime, { mode: 0o700, recursive: true })
  const script = [
    'printf test | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1',
    ...commands.map(words => `"${process.execPath}" "${entry}" ${words}; echo "code $?"`),
  ].join('\n')
  return await promisify(execFile)('bash', ['-c', 'dbus-run-session -- bash -c "$SCRIPT"'], {
    env: {
      PATH: process.env.PATH,
      SCRIPT: script,
      HOME: environment.path,
      XDG_DATA_HOME: join(environment.path, 'data'),
      XDG_RUNTIME_DIR: runtime,
    },
  })
}

test('keeps a key without displaying it', async () => {
  service.onCode = userCode => setTimeout(() => service.confirm('live', userCode), 100)
  const { stdout, stderr } = await withKeyring(
    `connect --base-url ${service.url} --json`,
    'keys status --json',
  )
  const [key = 'none'] = service.validKeys
  const last4 = key.slice(-4)
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(`^{"kind":"live","last4":"${last4}","name":"Billwright on .+"}$`),
    'code 0',
    expect.stringContaining(`"last4":"${last4}"`),
    'code 0',
  ])
  expect(stderr).toContain(`Open ${service.url}/connect, sign in, and confirm this code there: BCDF-1000`)
  expect(stdout + stderr).not.toContain(key.slice(9, 21))
})

test.each([
  ['declined', () => service.next(oauthPaths.token, json(400, { error: 'access_denied' })), 'was declined'],
  ['not supported', () => service.next(oauthPaths.metadata, json(404, {})), 'has no sign-in for apps'],
])('says why nothing was kept: %s', async (_why, prepare, reason) => {
  prepare()
  const { stdout, stderr } = await withKeyring(`connect --base-url ${service.url}`)
  expect(stderr).toContain(reason)
  expect(stdout).toContain('code 1')
})

test('without a password store nothing is asked for', async () => {
  const ran = await billwright(['connect', '--base-url', service.url])
  expect(ran).toMatchObject({ code: 1, stderrLines: ['No password store was found on this computer.'] })
  expect(service.received).toEqual([])
})
