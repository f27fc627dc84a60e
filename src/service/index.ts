import { keepCompiledCode } from './command-line/compile-cache.ts'
import { exitOnOutputFailure } from './command-line/exit-on-output-failure.ts'

exitOnOutputFailure()
keepCompiledCode()
const { main } = await import('./command-line/program.ts')
process.exitCode = await main(process.argv.slice(2), process)
