import { median } from '../measure/median.ts'
import type { Plan } from './plan.ts'
import type { Growth } from './results.ts'
import { WarmEngine, warmUp } from './warm-engine.ts'

const many = 1000
const tenfold = 10_000
/** not counted, because it collects the garbage of the large render */
const manyPerRound = 5

/**
 * Measures how our render time grows with the invoice, in a separate process: next to peers the pauses would
 * differ by size, and V8 collects garbage in an idle process.
 */
export async function measureGrowth(plan: Plan, log: (text: string) => void): Promise<Growth> {
  const engine = await WarmEngine.start('billwright', plan.limitSeconds)
  let seed = 2_000_000
  const render = async (items: number) => {
    seed += 1
    return (await engine.render({ items, seed })).milliseconds
  }
  try {
    await warmUp(plan.warmUpSeconds, () => render(10))
    await render(many)
    await render(tenfold)
    const times: { many: number[]; tenfold: number[] } = { many: [], tenfold: [] }
    for (let round = 0; round < plan.growthRounds; round += 1) {
      log(`growth: round ${round + 1} of ${plan.growthRounds}`)
      for (let turn = 0; turn < manyPerRound; turn += 1) times.many.push(await render(many))
      times.tenfold.push(await render(tenfold))
    }
    return { many: median(times.many), tenfold: median(times.tenfold) }
  } finally {
    await engine.close()
  }
}
