import { endWhenOutputFails } from './command-line/output-failure.ts'
import { main } from './command-line/program.ts'

endWhenOutputFails()
process.exitCode = await main(process.argv.slice(2))
