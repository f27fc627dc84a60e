import { keepCompiledCode } from '#service/command-line/compile-cache.ts'
import { exitOnOutputFailure } from '#service/command-line/exit-on-output-failure.ts'

exitOnOutputFailure()
keepCompiledCode()
const { main } = await import('./program.ts')
await main(process.argv.slice(2))
