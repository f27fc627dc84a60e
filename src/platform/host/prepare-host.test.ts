/** @module-tag extended */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const key = 'svc_test_fake000000000000000000000000'

/** Runs a script in its own process, as a shell does. */
async function inHost(script: string) {
  const prepare = `
    import { spawnSync } from 'node:child_process'
    import { prepareHost } from '${new URL('./prepare-host.ts', import.meta.url).href}'
    import { stderrLog } from '${new URL('./stderr-log.ts', import.meta.url).href}'
    prepareHost(stderrLog)`
  return await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `${prepare}\n${script}`],
    { env: { ...process.env, BILLWRIGHT_API_KEY: key } },
  )
}

test('an unhandled rejection is logged and does not end the host', async () => {
  const { stdout, stderr } = await inHost(`
    setTimeout(() => console.log('still here'), 50)
    void Promise.reject(new Error('the disk is full ${key}'))`)
  expect(stdout).toBe('still here\n')
  expect(stderr).toContain('the disk is full svc_test_[redacted]')
})

test('an uncaught exception ends the host and is logged without a key', async () => {
  const failed = await inHost(`
    console.log('begun')
    setTimeout(() => console.log('went on'), 500)
    setTimeout(() => { throw new Error('could not send ${key}') })`).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: 1, stdout: 'begun\n' })
  expect(failed).toMatchObject({ stderr: expect.stringContaining('could not send svc_test_[redacted]') })
  expect(failed).not.toMatchObject({ stderr: expect.stringContaining(key) })
})

test('child processes do not inherit the API key of the command line', async () => {
  const { stdout } = await inHost(`
    const child = spawnSync(process.execPath, ['-e', 'console.log(JSON.stringify(process.env))'])
    console.log(String(child.stdout))`)
  expect(stdout).toContain('PATH')
  expect(stdout).not.toContain(key)
})
