import { endWhenOutputFails } from '#service/command-line/output-failure.ts'
import { main } from './program.ts'

endWhenOutputFails()
await main(process.argv.slice(2))
