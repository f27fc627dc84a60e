import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { invoiceTextsOf } from '../invoice/invoice-texts.ts'
import { median } from '../measure/median.ts'
import { bundleColdProcess } from './bundle.ts'
import { type ColdRun, coldRun } from './cold-run.ts'
import { coldItems, memoryItems, type Plan } from './plan.ts'
import type { EngineResult, Figure } from './results.ts'
import { TookTooLong } from './warm-engine.ts'

const source = fileURLToPath(new URL('./cold-process.ts', import.meta.url))

/** Measures start to first PDF and memory; engines alternate, each with a different invoice. */
export async function measureCold(plan: Plan, results: EngineResult[], log: (text: string) => void) {
  log('bundling')
  const bundle = await bundleColdProcess()
  const fit = results.filter(({ missing }) => missing === null)
  const cold = { items: coldItems, rounds: plan.cold.rounds, read: (run: ColdRun) => run.milliseconds }
  const memory = { items: memoryItems, rounds: plan.memory.rounds, read: (run: ColdRun) => run.megabytes }

  const starts = fit.filter(({ id }) => plan.cold.engines.includes(id))
  const ours = starts.filter(({ id }) => id === 'billwright')
  const coldRuns: Run[] = [
    ...starts.map(result => ({ result, entry: bundle })),
    ...ours.map(result => ({ result, entry: source })),
  ]
  const coldFigures = await measure(plan, cold, coldRuns, text => log(`cold start: ${text}`))
  for (const [index, { result, entry }] of coldRuns.entries()) {
    result[entry === source ? 'coldFromSource' : 'cold'] = coldFigures[index] ?? null
  }

  // Skip engines that exceeded the limit before.
  const memoryRuns = fit
    .filter(({ id, warm }) => plan.memory.engines.includes(id) && 'value' in (warm[memoryItems] ?? {}))
    .map(result => ({ result, entry: bundle }))
  const memoryFigures = await measure(plan, memory, memoryRuns, text => log(`peak memory: ${text}`))
  for (const [index, { result }] of memoryRuns.entries()) result.memory = memoryFigures[index] ?? null
}

interface Run {
  result: EngineResult
  entry: string
}

interface What {
  items: number
  rounds: number
  read(run: ColdRun): number
}

async function measure(plan: Plan, what: What, runs: readonly Run[], log: (text: string) => void) {
  const { items, rounds, read } = what
  const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'))
  const job = join(folder, 'job.json')
  const values = runs.map((): number[] => [])
  const failures = runs.map((): Figure | null => null)
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (rounds > 1) log(`round ${round + 1} of ${rounds}`)
      for (const [index, { result, entry }] of runs.entries()) {
        if (rounds === 1) log(result.name)
        const invoice = invoiceOf(items, 1_000_000 + round * runs.length + index)
        writeFileSync(job, JSON.stringify(result.id === 'billwright' ? invoice : invoiceTextsOf(invoice)))
        try {
          values[index]?.push(read(await coldRun(entry, result.id, job, plan.limitSeconds * 2)))
        } catch (error) {
          failures[index] =
            error instanceof TookTooLong
              ? { overSeconds: plan.limitSeconds * 2 }
              : { broken: error instanceof Error ? error.message : String(error) }
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return values.map((measured, index): Figure | null => {
    if (failures[index]) return failures[index]
    return measured.length > 0 ? { value: median(measured), rounds: measured.length } : null
  })
}
