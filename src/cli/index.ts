import { exitOnOutputFailure, keepCompiledCode } from '#service/command-line/prepare-process.ts'

exitOnOutputFailure()
keepCompiledCode()
const { processContext } = await import('./io/command-context.ts')
const { main } = await import('./program.ts')
process.exitCode = await main(process.argv.slice(2), processContext())
