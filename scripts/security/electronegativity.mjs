// Doyensec's electronegativity over the shell, the preloads and the pages. Fails for whatever is not explained in
// docs/security.md. Offline: what it would fetch are
// translations and the list of Electron's versions.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What electronegativity finds and why it stays; docs/security.md says the same to a reader. */
const expected = {
  'CSP_GLOBAL_CHECK N/A':
    'it looks for the policy in the pages; ours is a header of every file that is served',
  'OPEN_EXTERNAL_JS_CHECK main/electron/shell-ports.ts':
    'only what contract/external-link.ts lets pass: https, or http on loopback',
}

const strange = found => ({
  unexplained: found.filter(finding => expected[finding] === undefined),
  gone: Object.keys(expected).filter(finding => !found.includes(finding)),
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

// the layers together, because what one of them sets is looked for in all; without the tests, which play the attacker
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
// its report is still being written
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const { file, message, tolerable } of errors)
  if (!tolerable) throw new Error(`${file} was not read: ${message}`)
const found = issues.map(({ id, file }) => `${id} ${file}`)

const { unexplained, gone } = strange(found)
for (const finding of found)
  process.stdout.write(`${expected[finding] ? 'explained  ' : 'NEW        '}${finding}\n`)
for (const finding of gone)
  process.stdout.write(`GONE       ${finding}: remove it from the list of expected findings\n`)
process.stdout.write(`${found.length} findings, ${unexplained.length} new\n`)
process.exitCode = unexplained.length + gone.length === 0 ? 0 : 1
