/** `npm run test:kill -- [kills] [--postgres]`: the long version of crash.test.ts. */
import { killUnderLoad } from './kill-under-load.ts'
import { startPostgres } from './postgres.ts'
import { temporaryFolder } from './service.ts'

const words = process.argv.slice(2)
const kills = Number(words.find(word => /^\d+$/.test(word)) ?? 200)
const folder = await temporaryFolder()
const server = words.includes('--postgres') ? await startPostgres() : undefined
const printProgress = (done: number) => {
  if (done % 20 === 0) process.stdout.write(`${done} kills\n`)
}
const report = await killUnderLoad(folder.path, kills, printProgress, await server?.newDatabase())
await server?.remove()
await folder.remove()
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
process.exitCode = report.violations.length === 0 && report.kills === kills ? 0 : 1
