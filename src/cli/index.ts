import { keepCompiledCode } from '#service/command-line/compile-cache.ts'
import { endWhenOutputFails } from '#service/command-line/output-failure.ts'

endWhenOutputFails()
keepCompiledCode()
const { main } = await import('./program.ts')
await main(process.argv.slice(2))
