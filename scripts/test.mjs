// `npm test`: the tests of all guarantees, in minutes; with `--all`, all tests that can run here. Ends with a
// summary: what ran, what did not and why, the CPU time of each step and the slowest tests.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { languages } from '../src/languages/languages.ts'
import { build } from './build.mjs'
import { countCpuSeconds } from './cpu-seconds.mjs'
import { checks, root, run, runTogether } from './steps.mjs'
import { failedTests, skippedTests, slowestFiles, slowestTests } from './test-reports.mjs'

const isWhole = process.argv.includes('--all')
const cache = join(root, '.cache')
const bin = name => join(root, 'node_modules/.bin', name)
const unitReport = join(cache, 'unit.json')
const e2eReport = join(cache, 'e2e.json')
const notRunReport = join(cache, 'not-run.json')

mkdirSync(cache, { recursive: true })
for (const file of [unitReport, e2eReport, notRunReport]) rmSync(file, { force: true })

const unit = {
  name: 'unit and integration tests',
  command: [
    bin('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    ...(isWhole ? [] : ['--mode=quick', '--tags-filter=!extended']),
  ],
}
/** Tests that only `--all` runs. */
const extendedTests = {
  what: 'hostile and damaged input, both stores, other programs as oracles, whole programs and shells',
  why: 'they take many minutes; docs/testing.md says which tests these are',
  how: 'npm run test:all',
}
const e2e = {
  name: isWhole
    ? 'page tests, journeys and program tests in the real browser, against the real service'
    : 'page tests and journeys in the real browser, against the real service',
  command: [
    bin('playwright'),
    'test',
    '--reporter=list,json',
    ...(isWhole ? [] : ['e2e/page', 'e2e/journeys', '--grep-invert=@extended']),
  ],
  // the specs use the build of the previous step
  env: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
    BILLWRIGHT_IS_BUILT: '1',
    ...(isWhole ? {} : { BILLWRIGHT_TEST_RUNS: 'quick' }),
  },
}

/** A language with long words, and one that is written from right to left. */
const otherLanguages = ['de', 'ar'].filter(code => languages.some(language => language.code === code))
const translated = otherLanguages.map(code => ({
  name: `journeys in the language ${code}`,
  command: [bin('playwright'), 'test', '--project=chromium', 'e2e/journeys'],
  env: { BILLWRIGHT_IS_BUILT: '1', BILLWRIGHT_LANGUAGE: code },
}))

const startCounting = countCpuSeconds()

// the build comes before the tests, because some of them read the bundles
const steps = [
  await measured('static checks', async () => {
    const ok = await runTogether(checks)
    return checks.filter((_, index) => !ok[index]).map(({ name }) => name)
  }),
]
for (const step of [build, unit, e2e, ...(isWhole ? translated : [])])
  steps.push(await measured(step.name, () => (run(step) ? [] : [step.name])))

/** Runs a step that returns the names of what failed. */
async function measured(name, work) {
  const startedAt = performance.now()
  const cpuSecondsSince = startCounting()
  const failed = await work()
  const seconds = (performance.now() - startedAt) / 1000
  return { name, failed, seconds, cpuSeconds: cpuSecondsSince() }
}

const counts = [countUnit(readJson(unitReport)), countE2e(readJson(e2eReport))]
const failures = failedTests(readJson(unitReport), readJson(e2eReport), root)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
const broken = steps.flatMap(step => step.failed)

const print = text => process.stdout.write(`${text}\n`)
print('\n════════ What ran')
for (const { name, failed, seconds, cpuSeconds } of steps)
  print(
    `  ${failed.length === 0 ? 'ok     ' : 'FAILED '} ${name}: ${seconds.toFixed(0)} s` +
      (Number.isNaN(cpuSeconds) ? '' : `, ${cpuSeconds.toFixed(0)} CPU seconds`),
  )
print(`  ${counts[0].passed} unit and integration tests and ${counts[1].passed} tests in the browser passed`)
const tests = slowestTests(readJson(unitReport), readJson(e2eReport), root)
print('════════ Slowest tests')
for (const { name, seconds } of tests.slice(0, 15)) print(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
print('════════ Slowest files')
for (const { file, count, seconds } of slowestFiles(tests).slice(0, 10))
  print(`  ${seconds.toFixed(1).padStart(6)} s  ${file} (${count})`)
printFailures(
  'Failed',
  failures.filter(({ isFlaky }) => !isFlaky),
)
printFailures(
  'Failed once and passed when repeated',
  failures.filter(({ isFlaky }) => isFlaky),
)
const notRun = [
  ...(isWhole ? [] : [extendedTests]),
  ...(readJson(notRunReport) ?? []),
  ...(isWhole ? [...faultsNotRun(), ...postgresNotRun()] : []),
]
const skipped = skippedTests(readJson(unitReport), readJson(e2eReport), root, { isQuick: !isWhole })
print(
  notRun.length + skipped.length > 0 ? '════════ What did not run, and why' : '════════ Nothing was left out',
)
for (const { what, why, how } of notRun) print(`  ${what}\n      why: ${why}\n      how: ${how}`)
for (const { count, reason, files } of skipped)
  print(
    `  skipped: ${count} test${count === 1 ? '' : 's'}\n      why: ${reason}\n      where: ${files.join(', ')}`,
  )
if (broken.length > 0) print(`failed: ${broken.join(', ')}`)
const skippedCount = skipped.reduce((sum, { count }) => sum + count, 0)
print(`${passed} passed, ${failed} failed, ${skippedCount} skipped`)
process.exitCode = broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0

/** The conditions of `canRun` in src/platform/testing/faults/fault-tests.ts. */
function faultsNotRun() {
  const isLinux = process.platform === 'linux'
  const traced = isLinux && existsSync('/usr/bin/strace')
  const mounted = isLinux && process.getuid?.() === 0
  return [
    ...(traced
      ? []
      : [
          {
            what: 'the store under power loss and failing writes',
            why: 'strace is not on this computer',
            how: 'on Linux: apt-get install strace, then npm run test:faults -- power errors',
          },
        ]),
    ...(mounted
      ? []
      : [
          {
            what: 'the store and the window on a disk that is full, or read-only',
            why: 'only root can mount a small disk, on Linux',
            how: 'sudo npm test',
          },
        ]),
  ]
}

/** The search of `findPrograms` in src/service/testing/postgres.ts. */
function postgresNotRun() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(name => join(debian, name, 'bin')) : []
  const folders = [...versions, ...(process.env.PATH ?? '').split(delimiter)]
  const isHere = folders.some(folder => ['initdb', 'postgres'].every(name => existsSync(join(folder, name))))
  if (isHere) return []
  return [
    {
      what: 'the service on PostgreSQL, and two instances of it',
      why: 'no PostgreSQL server is on this computer',
      how: 'on Debian: apt-get install postgresql; elsewhere have initdb and postgres on the PATH',
    },
  ]
}

function printFailures(title, tests) {
  if (tests.length > 0) print(`════════ ${title}`)
  for (const { name, error } of tests) print(`  ${name}\n      ${error}`)
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function countUnit(report) {
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

function countE2e(report) {
  return {
    passed: (report?.stats?.expected ?? 0) + (report?.stats?.flaky ?? 0),
    failed: report?.stats?.unexpected ?? 0,
  }
}
