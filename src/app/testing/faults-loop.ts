import { CannotRun, type FaultReport } from '#platform/testing/faults/fault.ts'
import { parts as storeParts } from '#platform/testing/faults/parts.ts'
import { connectWithFailingCalls } from './connect-run.ts'

type Run = () => Promise<FaultReport>
const parts: Record<string, { full: Run; short: Run }> = {
  ...storeParts,
  connecting: { full: () => connectWithFailingCalls(25), short: () => connectWithFailingCalls(3, 'one') },
}
const partNames = Object.keys(parts)

/** `npm run test:faults -- [part...] [--short]`: checks the guarantees of store and connecting under injected faults. */
const options = process.argv.slice(2)
const size = options.includes('--short') ? 'short' : 'full'
const asked = options.filter(word => !word.startsWith('--'))
const unknown = asked.filter(word => !partNames.includes(word))
const print = (text: string) => process.stdout.write(`${text}\n`)

if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}. The parts: ${partNames.join(', ')}\n`)
  process.exit(2)
}
let isBroken = false
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const start = performance.now()
  try {
    const { what, runs, violations, observations } = await part[size]()
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
