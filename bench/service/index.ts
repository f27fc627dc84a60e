import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { ServiceFigures } from './figures.ts'
import { measureGrowth } from './measure-growth.ts'
import { measureHalfLoad } from './measure-half-load.ts'
import { measureServers } from './measure-servers.ts'
import { fullPlan, quickPlan } from './plan.ts'
import { headingOf, reportOf } from './report.ts'
import { judge } from './targets.ts'

const resultsFile = new URL('../service-results.md', import.meta.url)

/** `npm run bench -- service`: requests a second, waits, CPU and memory, and what stored jobs change. */
export async function benchService({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const plan = quick ? quickPlan : fullPlan
  const say = (text: string) => void process.stderr.write(`${text}\n`)
  const machine = { load: loadavg()[0] ?? 0, cpus: availableParallelism() }
  const servers = await measureServers(plan, say)
  const half = await measureHalfLoad(plan, say)
  const figures: ServiceFigures = { servers, half, ...(await measureGrowth(plan, say)) }
  const report = reportOf(figures)
  process.stdout.write(
    json ? `${JSON.stringify({ ...machine, ...figures, targets: judge(figures) })}\n` : `\n${report}\n`,
  )
  if (!quick) writeFileSync(resultsFile, `${headingOf(machine)}\n${report}\n`)
}
