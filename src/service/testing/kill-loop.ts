/** `npm run test:kill -- [kills]`: the long version of what crash.test.ts shows with a few kills. */
import { killUnderLoad } from './kill-under-load.ts'
import { temporaryFolder } from './service.ts'

const kills = Number(process.argv[2] ?? 200)
const folder = await temporaryFolder()
const report = await killUnderLoad(folder.path, kills, done => {
  if (done % 20 === 0) process.stdout.write(`${done} kills\n`)
})
await folder.remove()
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
process.exitCode = report.violations.length === 0 && report.kills === kills ? 0 : 1
