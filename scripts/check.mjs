import { checks, run } from './steps.mjs'

const failed = checks.filter(step => !run(step))
if (failed.length > 0) {
  process.stdout.write(`\nfailed: ${failed.map(step => step.name).join(', ')}\n`)
  process.exitCode = 1
}
