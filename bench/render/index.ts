import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { engineList } from './engine-list.ts'
import { measureCold } from './measure-cold.ts'
import { measureEInvoices } from './measure-einvoice.ts'
import { measureGrowth } from './measure-growth.ts'
import { measureWarm } from './measure-warm.ts'
import { fullPlan, quickPlan } from './plan.ts'
import { explanation, howToRead, reportOf } from './report.ts'
import type { EngineResult, Results } from './results.ts'
import { checkTargets } from './targets.ts'

const resultsFile = new URL('../results.md', import.meta.url)

/** `npm run bench -- render`: compares our engine with peers: warm, cold, memory, files. */
export async function benchRender({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const plan = quick ? quickPlan : fullPlan
  const log = (text: string) => process.stderr.write(`${elapsed()} ${text}\n`)
  const engines = engineList.map(({ id, name, package: module }): EngineResult => {
    const version = module && versionOf(module)
    const nothing = { cold: null, coldFromSource: null, memory: null, missing: null }
    return { id, name, version, warm: {}, files: {}, ...nothing }
  })
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    cpus: availableParallelism(),
    load: loadavg()[0] ?? 0,
    isQuick: quick,
    growth: await measureGrowth(plan, log),
    eInvoices: await measureEInvoices(plan, log),
    engines,
  }
  await measureWarm(plan, engines, log)
  await measureCold(plan, engines, log)
  const report = reportOf(results)
  process.stdout.write(
    json ? `${JSON.stringify({ ...results, targets: checkTargets(results) })}\n` : `\n${report}\n`,
  )
  if (!quick) writeFileSync(resultsFile, `${explanation}\n\n${report}\n\n${howToRead}\n`)
  if (engines.some(({ warm }) => Object.values(warm).some(figure => 'broken' in figure))) process.exitCode = 1
}

/** Minutes and seconds since the start. */
function elapsed(): string {
  const seconds = Math.floor(performance.now() / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function versionOf(module: string): string | null {
  const file = new URL(`../node_modules/${module}/package.json`, import.meta.url)
  try {
    return String(JSON.parse(readFileSync(file, 'utf8')).version)
  } catch {
    // There is no binding for this platform.
    return null
  }
}
