/** Entry of the desktop's practice service: the same program in a bundle of its own. */
import { main } from './command-line/program.ts'

process.exitCode = await main(process.argv.slice(2), process)
