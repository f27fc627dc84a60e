import { CannotRun, type FaultReport } from '#platform/testing/faults/fault.ts'
import { faultTests as storeTests } from '#platform/testing/faults/fault-tests.ts'
import { connectWithFailingCalls } from './connect-run.ts'

type Run = () => Promise<FaultReport>
const faultTests: Record<string, { full: Run; short: Run }> = {
  ...storeTests,
  connecting: { full: () => connectWithFailingCalls(25), short: () => connectWithFailingCalls(3, 'one') },
}
const names = Object.keys(faultTests)

/** `npm run test:faults -- [test...] [--short]`: checks the guarantees of store and connecting under injected faults. */
const options = process.argv.slice(2)
const size = options.includes('--short') ? 'short' : 'full'
const asked = options.filter(word => !word.startsWith('--'))
const unknown = asked.filter(word => !names.includes(word))
const print = (text: string) => process.stdout.write(`${text}\n`)

if (unknown.length > 0) {
  process.stderr.write(`There is no fault test ${unknown.join(', ')}. The fault tests: ${names.join(', ')}\n`)
  process.exit(2)
}
let isBroken = false
for (const [name, faultTest] of Object.entries(faultTests)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const start = performance.now()
  try {
    const { what, runs, violations, observations } = await faultTest[size]()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    print(
      `${violations.length === 0 ? 'ok    ' : 'BROKEN'} ${name}: ${what}, ${runs} times in ${seconds} s; ${observations}`,
    )
    for (const line of violations) print(`       ${line}`)
    isBroken ||= violations.length > 0
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    print(`not run ${name}: ${error.message}`)
    isBroken = true
  }
}
process.exitCode = isBroken ? 1 : 0
