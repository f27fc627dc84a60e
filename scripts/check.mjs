import { checks, runTogether } from './steps.mjs'

const results = await runTogether(checks)
const failed = checks.filter((_, index) => !results[index])
if (failed.length > 0) {
  process.stdout.write(`\nfailed: ${failed.map(step => step.name).join(', ')}\n`)
  process.exitCode = 1
}
