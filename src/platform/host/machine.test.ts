import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { thisMachine, withoutFolder } from './machine.ts'
import { stderrLog } from './stderr-log.ts'

const key = 'svc_test_fake000000000000000000000000'

test('keeps the last log lines for a report, truncated and without keys', () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  for (let line = 1; line <= 300; line++)
    stderrLog.write('info', `line ${line}`, { key, long: 'x'.repeat(9000) })
  written.mockRestore()
  const lines = thisMachine.recentLog()
  expect(lines).toHaveLength(200)
  expect(lines[0]).toContain('line 101')
  expect(lines.at(-1)).toContain('line 300')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(4000)
  expect(lines.join()).not.toContain(key)
})

test('removes the home folder in every spelling', () => {
  expect(thisMachine.withoutHome(join(homedir(), 'data'))).toBe(join('~', 'data'))
  const folder = 'C:\\Users\\someone'
  expect(withoutFolder(`${folder}\\data ${JSON.stringify({ at: `${folder}\\data` })}`, folder)).toBe(
    '~\\data {"at":"~\\\\data"}',
  )
  expect(withoutFolder('/etc/hosts', '/')).toBe('/etc/hosts')
})

test('reports the versions of the running programs', () => {
  expect(thisMachine.versions()).toMatchObject({
    node: process.versions.node,
    sqlite: expect.stringMatching(/^3\./),
  })
})
