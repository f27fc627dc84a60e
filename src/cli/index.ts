import { keepCompiledCode } from '#service/command-line/compile-cache.ts'
import { exitOnOutputFailure } from '#service/command-line/exit-on-output-failure.ts'

exitOnOutputFailure()
keepCompiledCode()
const { processContext } = await import('./io/command-context.ts')
const { main } = await import('./program.ts')
process.exitCode = await main(process.argv.slice(2), processContext())
