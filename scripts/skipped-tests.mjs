import { relative } from 'node:path'

/**
 * The tests that did not run, as entries of the summary of `npm test`: one per reason, with a count per file.
 * @param unit the JSON report of vitest, @param e2e the one of Playwright; undefined where the step wrote none
 */
export function skippedTests(unit, e2e, root) {
  const byReason = new Map()
  for (const { reason, file } of [...skippedByVitest(unit, root), ...skippedByPlaywright(e2e)]) {
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

function skippedByVitest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ meta }) => ({ reason: meta?.skipped ?? byCondition, file: relative(root, name) })),
  )
}

function skippedByPlaywright(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
  return (report?.suites ?? []).flatMap(specsOf).flatMap(({ file, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => ({
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? byCondition,
        file: `e2e/${file}`,
      })),
  )
}
