import { keepCompiledCode } from './command-line/compile-cache.ts'
import { endWhenOutputFails } from './command-line/output-failure.ts'

endWhenOutputFails()
keepCompiledCode()
const { main } = await import('./command-line/program.ts')
process.exitCode = await main(process.argv.slice(2))
