import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { invoiceTextsOf } from '../invoice/invoice-texts.ts'
import { median } from '../measure/median.ts'
import { checkFile } from './check-file.ts'
import type { Plan } from './plan.ts'
import type { EngineResult } from './results.ts'
import { TookTooLong, WarmEngine, warmUp } from './warm-engine.ts'

interface Runner {
  result: EngineResult
  engine: WarmEngine
}

/** Engines alternate in every round, so that all have the same conditions; every render has a different invoice. */
export async function measureWarm(plan: Plan, results: EngineResult[], log: (text: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'))
  let seed = 0
  const nextSeed = () => {
    seed += 1
    return seed
  }
  const runners: Runner[] = []
  for (const result of results) {
    log(`starting ${result.name}`)
    try {
      const engine = await WarmEngine.start(result.id, plan.limitSeconds)
      runners.push({ result, engine })
      await warmUp(plan.warmUpSeconds, () => engine.render({ items: 10, seed: nextSeed() }))
    } catch (error) {
      result.missing = error instanceof Error ? error.message : String(error)
    }
  }
  try {
    for (const { items, rounds, engines } of plan.warm) {
      const taking = runners.filter(({ result }) => engines.includes(result.id) && isFit(result))
      await measureSize({ ...plan, items, rounds, taking, folder, nextSeed, log })
    }
  } finally {
    await Promise.all(runners.map(({ engine }) => engine.close()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Engines that have not exceeded the limit. */
const isFit = ({ missing, warm }: EngineResult) =>
  missing === null && Object.values(warm).every(figure => 'value' in figure)

interface SizeRun extends Pick<Plan, 'limitSeconds' | 'sizeLimitSeconds'> {
  items: number
  rounds: number
  taking: readonly Runner[]
  folder: string
  nextSeed(): number
  log(text: string): void
}

async function measureSize(run: SizeRun) {
  const { items, rounds, log, nextSeed, sizeLimitSeconds } = run
  const sizeLimitMs = sizeLimitSeconds * 1000
  const times = new Map<Runner, number[]>()
  for (const runner of run.taking) {
    const { result } = runner
    log(`${items} items: checking the file of ${result.name}`)
    await attempt(run, result, async () => {
      const first = await firstRender(runner, run)
      // A slow engine gets no further rounds, and this render counts.
      times.set(runner, rounds === 0 || first > sizeLimitMs ? [first] : [])
    })
  }
  for (let round = 0; round < rounds; round += 1) {
    log(`${items} items: round ${round + 1} of ${rounds}`)
    for (const [runner, measured] of turned([...times], round)) {
      const spent = measured.reduce((total, time) => total + time, 0)
      if (spent > sizeLimitMs || items in runner.result.warm) continue
      await attempt(run, runner.result, async () => {
        measured.push((await runner.engine.render({ items, seed: nextSeed() })).milliseconds)
      })
    }
  }
  for (const [{ result }, measured] of times) {
    if (measured.length > 0) result.warm[items] ??= { value: median(measured), rounds: measured.length }
  }
}

/** Rotates the order, so that no engine always follows the same one. */
function turned<T>(list: readonly T[], round: number): T[] {
  const turn = round % Math.max(1, list.length)
  return [...list.slice(turn), ...list.slice(0, turn)]
}

/** Warm-up render of a size, whose file is checked. */
async function firstRender({ engine, result }: Runner, { items, folder }: SizeRun): Promise<number> {
  const file = join(folder, `${result.id}-${items}.pdf`)
  // The same invoice for all, so that file sizes are comparable.
  const seed = -items
  const { bytes, milliseconds } = await engine.render({ items, seed, file })
  const { pages, broken } = checkFile(file, invoiceTextsOf(invoiceOf(items, seed)))
  rmSync(file, { force: true })
  if (broken) throw new Error(broken)
  result.files[items] = { bytes, pages }
  return milliseconds
}

/** Stores an error in place of the figure. */
async function attempt(
  { items, limitSeconds }: SizeRun,
  result: EngineResult,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const broken = error instanceof Error ? error.message : String(error)
    result.warm[items] = error instanceof TookTooLong ? { overSeconds: limitSeconds } : { broken }
  }
}
