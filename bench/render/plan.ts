import { type EngineId, engineList } from './engine-list.ts'

/** How much is measured. An engine that exceeds a limit is told as such and left out of what is larger. */
export interface Plan {
  isQuick: boolean
  /** each engine renders 10 items for so long before anything counts, so that all are compiled alike */
  warmUpSeconds: number
  /** without rounds the first render counts, which otherwise is the one whose file is checked */
  warm: readonly { items: number; rounds: number; engines: readonly EngineId[] }[]
  /** of ours alone, each some renders of 1,000 items and one of 10,000 */
  growthRounds: number
  /** at 10 items, each a process from its start */
  cold: { rounds: number; engines: readonly EngineId[] }
  /** at 10,000 items, each the first render of a process */
  memory: { rounds: number; engines: readonly EngineId[] }
  /** one render that takes longer is stopped */
  limitSeconds: number
  /** an engine that has had so much time at one size gets no further rounds there */
  patienceSeconds: number
}

export const sizes = [1, 10, 100, 1000, 10_000] as const
export const coldItems = 10
export const memoryItems = 10_000

const all = engineList.map(({ id }) => id)

export const fullPlan: Plan = {
  isQuick: false,
  warmUpSeconds: 2,
  warm: [
    { items: 1, rounds: 21, engines: all },
    { items: 10, rounds: 21, engines: all },
    { items: 100, rounds: 11, engines: all },
    { items: 1000, rounds: 5, engines: all },
    { items: 10_000, rounds: 2, engines: all },
  ],
  growthRounds: 9,
  cold: { rounds: 7, engines: all },
  memory: { rounds: 1, engines: all },
  limitSeconds: 40,
  patienceSeconds: 10,
}

/** What the targets name, and no more. */
const named: readonly EngineId[] = ['billwright', 'pdfkit', 'pdfkit-shared', 'typst']

export const quickPlan: Plan = {
  isQuick: true,
  warmUpSeconds: 1,
  warm: [
    { items: 10, rounds: 9, engines: all },
    { items: 100, rounds: 3, engines: named },
    { items: 1000, rounds: 2, engines: [...named, 'react-pdf'] },
    { items: 10_000, rounds: 0, engines: ['billwright', 'pdfkit'] },
  ],
  growthRounds: 3,
  cold: { rounds: 3, engines: named },
  memory: { rounds: 1, engines: ['billwright', 'pdfkit'] },
  limitSeconds: 20,
  patienceSeconds: 5,
}
