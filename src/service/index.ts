import { main } from './command-line/program.ts'

process.exitCode = await main(process.argv.slice(2))
