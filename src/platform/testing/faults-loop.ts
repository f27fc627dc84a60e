import { CannotRun } from './faults/fault.ts'
import { partNames, parts } from './faults/parts.ts'

/** `npm run test:faults -- [part...] [--short]`: checks the guarantees of the store under injected faults. */
const options = process.argv.slice(2)
const size = options.includes('--short') ? 'short' : 'full'
const asked = options.filter(word => !word.startsWith('--'))
const unknown = asked.filter(word => !partNames.some(name => name === word))
const print = (text: string) => process.stdout.write(`${text}\n`)

if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}. The parts: ${partNames.join(', ')}\n`)
  process.exit(2)
}
let isBroken = false
for (const name of partNames.filter(part => asked.length === 0 || asked.includes(part))) {
  const start = performance.now()
  try {
    const { what, runs, violations, observations } = await parts[name][size]()
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
