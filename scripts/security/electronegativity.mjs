// Runs Doyensec's electronegativity over the shell, the preloads and the pages, and fails for findings not
// explained in docs/security.md. Runs offline: it would only fetch translations and the list of Electron
// versions.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Expected findings with the reason why they are acceptable, as in docs/security.md. */
const expected = {
  'CSP_GLOBAL_CHECK N/A':
    'it looks for the policy in the pages; ours is a header of every file that is served',
  'OPEN_EXTERNAL_JS_CHECK main/electron/shell-ports.ts':
    'only what contract/external-link.ts lets pass: https, or http on loopback',
}

const compareFindings = found => ({
  unexpected: found.filter(finding => expected[finding] === undefined),
  missing: Object.keys(expected).filter(finding => !found.includes(finding)),
})

globalThis.__ = (...words) => words.map(String).join(' ')
const load = createRequire(import.meta.url)
const network = load.resolve('got')
load.cache[network] = {
  ...{ id: network, filename: network, loaded: true },
  exports: async () => {
    throw new Error('offline')
  },
}
const run = load('@doyensec/electronegativity/dist/runner.js')

// Scanned together, because some checks search all files for a setting; without tests, which contain attacks.
const source = resolve(import.meta.dirname, '..', '..', 'src')
const scratch = mkdtempSync(join(tmpdir(), 'billwright-electronegativity-'))
const input = join(scratch, 'src')
for (const layer of ['main', 'preload', 'renderer'])
  cpSync(join(source, layer), join(input, layer), {
    recursive: true,
    filter: path => !/\.test\.|[\\/]testing$/.test(path),
  })
const { issues, errors } = await run(
  {
    input,
    output: join(scratch, 'found.csv'),
    isSarif: false,
    isRelative: true,
    isVerbose: false,
    electronVersionOverride: '45.4.1',
    parserPlugins: ['typescript', 'jsx'],
  },
  false,
)
// The report is still being written.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const { file, message, tolerable } of errors)
  if (!tolerable) throw new Error(`${file} was not read: ${message}`)
const found = issues.map(({ id, file }) => `${id} ${file}`)

const { unexpected, missing } = compareFindings(found)
for (const finding of found)
  process.stdout.write(`${expected[finding] ? 'explained  ' : 'NEW        '}${finding}\n`)
for (const finding of missing)
  process.stdout.write(`GONE       ${finding}: remove it from the list of expected findings\n`)
process.stdout.write(`${found.length} findings, ${unexpected.length} new\n`)
process.exitCode = unexpected.length + missing.length === 0 ? 0 : 1
