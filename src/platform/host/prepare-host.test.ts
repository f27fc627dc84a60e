import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const key = 'svc_test_fake000000000000000000000000'

/** In a process of its own, as a shell is. */
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

test('a rejection that nobody waits for does not end the host with what is unsaved; it is logged', async () => {
  const { stdout, stderr } = await inHost(`
    setTimeout(() => console.log('still here'), 50)
    void Promise.reject(new Error('the disk is full ${key}'))`)
  expect(stdout).toBe('still here\n')
  expect(stderr).toContain('the disk is full svc_test_[redacted]')
})

test('an exception that nobody catches ends the host, and its words are logged without a key', async () => {
  const failed = await inHost(`
    console.log('begun')
    setTimeout(() => console.log('went on'), 500)
    setTimeout(() => { throw new Error('could not send ${key}') })`).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: 1, stdout: 'begun\n' })
  expect(failed).toMatchObject({ stderr: expect.stringContaining('could not send svc_test_[redacted]') })
  expect(failed).not.toMatchObject({ stderr: expect.stringContaining(key) })
})

test('no browser or opener that a shell starts finds the key of the command line in its environment', async () => {
  const { stdout } = await inHost(`
    const child = spawnSync(process.execPath, ['-e', 'console.log(JSON.stringify(process.env))'])
    console.log(String(child.stdout))`)
  expect(stdout).toContain('PATH')
  expect(stdout).not.toContain(key)
})
