// `npm run test:changed`: the tests of `npm test` that depend on changes since `main`, nearest first. Their
// number is limited, because everything depends on some files.
import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './steps.mjs'

/** Maximum test files; they take about two minutes on two CPUs. */
const maxFiles = 150

/** Sorts test files by the folders shared with a changed file, the nearest first. */
export function nearestFirst(tests, changed) {
  const sharedWith = test => Math.max(0, ...changed.map(file => sharedFolders(test, file)))
  return tests
    .map(test => ({ test, shared: sharedWith(test) }))
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ test }) => test)
}

function sharedFolders(one, other) {
  const [folders, others] = [one, other].map(path => path.split('/').slice(0, -1))
  const differing = folders.findIndex((folder, index) => folder !== others[index])
  return differing === -1 ? folders.length : differing
}

function outputOf(program, args) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) process.exit(status ?? 1)
  return stdout
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const vitest = `${root}/node_modules/vitest/vitest.mjs`
  const quick = ['--mode=quick', '--tags-filter=!extended']
  const listed = outputOf(process.execPath, [
    vitest,
    'list',
    '--changed=main',
    '--filesOnly',
    '--json',
    ...quick,
  ])
  const files = JSON.parse(listed.slice(listed.indexOf('['))).map(({ file }) => relative(root, file))
  const lines = text => text.split('\n').filter(Boolean)
  const changed = [
    ...lines(outputOf('git', ['diff', '--name-only', 'main'])),
    ...lines(outputOf('git', ['ls-files', '--others', '--exclude-standard'])),
  ]
  const tests = nearestFirst([...new Set(files)], changed)
  if (tests.length > 0) {
    const args = [vitest, 'run', ...quick, ...tests.slice(0, maxFiles), ...process.argv.slice(2)]
    process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
  }
  const rest = Math.max(0, tests.length - maxFiles)
  process.stdout.write(
    `${tests.length} test files reach what has changed since main` +
      (rest > 0 ? `; the nearest ${maxFiles} ran, \`npm test\` runs the other ${rest}\n` : '\n'),
  )
}
