import { median } from '../measure/median.ts'
import type { Plan } from './plan.ts'
import type { Growth } from './results.ts'
import { WarmEngine, warmUp } from './warm-engine.ts'

const many = 1000
const tenfold = 10_000
/** the first after the large one clears away what that left, and must not count as the usual time */
const manyPerRound = 5

/**
 * How ours grows with the invoice, in a process of its own: beside peers it would wait for its turn up to a minute
 * at the larger size and no time at the smaller, and V8 tidies up in a process that rests.
 */
export async function measureGrowth(plan: Plan, say: (text: string) => void): Promise<Growth> {
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
      say(`growth: round ${round + 1} of ${plan.growthRounds}`)
      for (let turn = 0; turn < manyPerRound; turn += 1) times.many.push(await render(many))
      times.tenfold.push(await render(tenfold))
    }
    return { many: median(times.many), tenfold: median(times.tenfold) }
  } finally {
    await engine.close()
  }
}
