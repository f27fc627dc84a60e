import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const cache = join(import.meta.dirname, '..', '.cache')

/** Lists skipped tests in the summary of `npm test`. */
export const noteWhatCannotRun = (electron: string | undefined): void => {
  const notRun = [
    ...(electron === undefined
      ? [
          {
            what: 'the end-to-end tests in Electron',
            why: 'its binary is not on this computer',
            how: 'npx install-electron, then npm run test:e2e; see docs/verification.md',
          },
        ]
      : []),
    ...(process.platform === 'linux'
      ? []
      : [
          {
            what: 'the search for the key in the memory of every process',
            why: 'only Linux shows it, under /proc',
            how: 'on Linux: npx playwright test e2e/security/key-canary.spec.ts',
          },
        ]),
  ]
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'not-run.json'), `${JSON.stringify(notRun, null, 2)}\n`)
}
