import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { ServiceFigures } from './figures.ts'
import { measureFairness, measureSharedFairness } from './measure-fairness.ts'
import { measureGrowth } from './measure-growth.ts'
import { measureHalfLoad } from './measure-half-load.ts'
import { measureReading } from './measure-reading.ts'
import { measureServers } from './measure-servers.ts'
import { fullPlan, quickPlan } from './plan.ts'
import { headingOf, reportOf } from './report.ts'
import { checkTargets } from './targets.ts'

const resultsFile = new URL('../service-results.md', import.meta.url)

/** `npm run bench -- service`: throughput, latency, CPU, memory, and growth with stored jobs. */
export async function benchService({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const plan = quick ? quickPlan : fullPlan
  const log = (text: string) => void process.stderr.write(`${text}\n`)
  const machine = { load: loadavg()[0] ?? 0, cpus: availableParallelism() }
  const servers = await measureServers(plan, log)
  const fairness = await measureFairness(plan, log)
  const sharedFairness = await measureSharedFairness(plan, log)
  const half = await measureHalfLoad(plan, log)
  const figures: ServiceFigures = {
    servers,
    fairness,
    sharedFairness,
    half,
    growth: await measureGrowth(plan, log),
    reading: await measureReading(plan, log),
  }
  const report = reportOf(figures)
  process.stdout.write(
    json
      ? `${JSON.stringify({ ...machine, ...figures, targets: checkTargets(figures) })}\n`
      : `\n${report}\n`,
  )
  if (!quick) writeFileSync(resultsFile, `${headingOf(machine)}\n${report}\n`)
}
