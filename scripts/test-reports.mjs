import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Returns the tests that did not run, as entries of the summary of `npm test`: one per reason, with a count
 * per file.
 * @param unit the JSON report of vitest, @param e2e that of Playwright; undefined if the step wrote none
 * @param isQuick whether tests with the tag `extended` were omitted on purpose
 */
export function skippedTests(unit, e2e, root, { isQuick = false } = {}) {
  const byReason = new Map()
  for (const { reason, file } of [...skippedByVitest(unit, root, isQuick), ...skippedByPlaywright(e2e)]) {
    const files = byReason.get(reason) ?? new Map()
    byReason.set(reason, files.set(file, (files.get(file) ?? 0) + 1))
  }
  return [...byReason].map(([reason, files]) => ({
    count: [...files.values()].reduce((sum, count) => sum + count, 0),
    reason,
    files: [...files].map(([file, count]) => `${file} (${count})`),
  }))
}

const byCondition = 'a condition of the test does not hold on this computer'

const isSkipped = status => status === 'skipped' || status === 'pending'

function skippedByVitest(report, root, isQuick) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, tags }) => isSkipped(status) && !(isQuick && tags?.includes('extended')))
      .map(({ meta }) => ({ reason: meta?.skipped ?? byCondition, file: relative(root, name) })),
  )
}

function skippedByPlaywright(report) {
  return specsOf(report).flatMap(({ file, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => ({
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? byCondition,
        file: `e2e/${file}`,
      })),
  )
}

/**
 * Returns the failed tests, each with the first line of its error. An end-to-end test that passed when
 * repeated is `flaky`.
 */
export function failedTests(unit, e2e, root) {
  return [...failedInVitest(unit, root), ...failedInPlaywright(e2e)].map(({ name, error, isFlaky }) => ({
    name,
    error: stripVTControlCharacters(error ?? 'no message').split('\n', 1)[0],
    isFlaky,
  }))
}

function failedInVitest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(result => result.status === 'failed')
    // a file that cannot be loaded has no tests
    if (failed.length === 0 && status === 'failed') return [{ name: file, error: message, isFlaky: false }]
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      error: failureMessages[0],
      isFlaky: false,
    }))
  })
}

function failedInPlaywright(report) {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        name: `e2e/${file}: ${title}`,
        error: results.find(({ error }) => error)?.error.message,
        isFlaky: status === 'flaky',
      })),
  )
}

/** Returns every test with its duration, slowest first. */
export function slowestTests(unit, e2e, root) {
  const ofVitest = (unit?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      file: relative(root, name),
      name: `${relative(root, name)}: ${fullName}`,
      seconds: duration / 1000,
    })),
  )
  const ofPlaywright = specsOf(e2e).flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      file: `e2e/${file}`,
      name: `e2e/${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...ofVitest, ...ofPlaywright].toSorted((a, b) => b.seconds - a.seconds)
}

/** Returns every test file with the sum of its tests, slowest first. */
export function slowestFiles(tests) {
  const files = new Map()
  for (const { file, seconds } of tests) {
    const { count, seconds: before } = files.get(file) ?? { count: 0, seconds: 0 }
    files.set(file, { count: count + 1, seconds: before + seconds })
  }
  return [...files].map(([file, sum]) => ({ file, ...sum })).toSorted((a, b) => b.seconds - a.seconds)
}

const specsOf = report => (report?.suites ?? []).flatMap(specsOfSuite)
const specsOfSuite = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOfSuite)]
