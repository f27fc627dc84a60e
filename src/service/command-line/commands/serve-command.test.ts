/** @module-tag extended */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runInProcessWith } from '../../testing/process.ts'
import { temporaryFolder } from '../../testing/service.ts'

const folder = await temporaryFolder()
afterAll(() => folder.remove())

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'billing@example.com' }
const latin1 = join(folder.path, 'latin1.txt')
const long = join(folder.path, 'long.txt')
await writeFile(latin1, Buffer.from([0xe4]))
await writeFile(long, 'x'.repeat(200_001))
const blank = join(folder.path, 'blank.txt')
await writeFile(blank, ' \n')

test.each<[string[], Record<string, string>, string]>([
  [
    ['--sign-up', 'open'],
    {},
    'Sign-up cannot be open without mail, because each address is confirmed by a link.',
  ],
  [['--sign-up', 'open'], mail, 'Open sign-up needs --sign-up-plan'],
  [['--sign-up', 'open', '--sign-up-plan', 'none'], mail, 'there is no such plan'],
  [['--sign-up', 'everybody'], mail, 'Allowed choices are open, invitation, closed.'],
  [['--sign-up-domains', 'example.com,localhost'], {}, 'Use mail domains such as'],
  [['--sign-up-domains', 'someone@example.com'], {}, 'Use mail domains such as'],
  [['--terms', join(folder.path, 'missing.txt')], {}, 'Name a text file in UTF-8'],
  [['--terms', latin1], {}, 'Name a text file in UTF-8'],
  [['--terms', long], {}, 'Name a text file in UTF-8'],
  [['--terms', blank], {}, 'that is not empty'],
  [['--price', 'a\nb'], {}, 'Use 1 to 100 characters on one line.'],
])('serve %j does not start, and says why', async (flags, environment, sentence) => {
  const words = ['serve', '--port', '0', '--data', join(folder.path, 'data'), ...flags]
  const ended = await runInProcessWith(environment, ...words)
  expect([ended.code, ended.stdout]).toEqual([expect.any(Number), ''])
  expect(ended.code).not.toBe(0)
  expect(ended.stderr).toContain(sentence)
})
