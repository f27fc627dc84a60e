import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const key = 'svc_test_fake000000000000000000000000'

test('a rejection that nobody waits for does not end the host with what is unsaved; it is logged', async () => {
  const script = `
    import { surviveRejections } from '${new URL('./last-net.ts', import.meta.url).href}'
    import { stderrLog } from '${new URL('./stderr-log.ts', import.meta.url).href}'
    surviveRejections(stderrLog)
    setTimeout(() => console.log('still here'), 50)
    void Promise.reject(new Error('the disk is full ${key}'))`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ])
  expect(stdout).toBe('still here\n')
  expect(stderr).toContain('the disk is full svc_test_[redacted]')
})
