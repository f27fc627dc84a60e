import { exitOnOutputFailure, keepCompiledCode } from './command-line/prepare-process.ts'

exitOnOutputFailure()
keepCompiledCode()
const { main } = await import('./command-line/program.ts')
process.exitCode = await main(process.argv.slice(2), process)
