/** `npm run test:proxy -- [--seed N] [--drafts N] [--connects N]`: proxy.test.ts and connect-faults.test.ts with more of them. */
import { parseArgs } from 'node:util'
import { connectThroughFaults } from './connect-run.ts'
import { runThroughProxy, scale } from './proxy-run.ts'
import { closeRenderer } from './test-host.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    drafts: { type: 'string', default: '300' },
    connects: { type: 'string', default: '50' },
  },
})
const [seed, drafts] = [Number(values.seed), Number(values.drafts)]
const start = performance.now()
let notifiedAt = 0
function onProgress(done: number, submitted: number): void {
  if (performance.now() - notifiedAt < 5000) return
  notifiedAt = performance.now()
  process.stderr.write(`${submitted} submitted, ${done} done\n`)
}
const report = await runThroughProxy({ seed, drafts, killEvery: 30, onProgress })
const connecting = await connectThroughFaults({ seed, attempts: Number(values.connects) })
await closeRenderer()
const seconds = Math.round((performance.now() - start) / 1000)
process.stdout.write(`${JSON.stringify({ seed, scale, seconds, ...report, connecting }, null, 2)}\n`)
process.exitCode = report.broken.length + connecting.broken.length === 0 ? 0 : 1
