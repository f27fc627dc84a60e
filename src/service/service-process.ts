/** The practice service of the desktop app: the same program, bundled as an entry of its own. */
import { main } from './command-line/program.ts'

process.exitCode = await main(process.argv.slice(2))
