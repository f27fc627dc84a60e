import { type EngineId, engineList } from './engine-list.ts'

/** The measurements. An engine that exceeds a limit is reported and skipped at larger sizes. */
export interface Plan {
  isQuick: boolean
  /** warm-up time per engine with 10 items, for the JIT */
  warmUpSeconds: number
  /** with 0 rounds the first render counts, which otherwise only makes the checked file */
  warm: readonly { items: number; rounds: number; engines: readonly EngineId[] }[]
  /** rounds of our engine, each with some renders of 1,000 items and one of 10,000 */
  growthRounds: number
  /** rounds of final PDFs with and without an e-invoice; the first does not count */
  eInvoiceRounds: number
  /** cold starts with 10 items */
  cold: { rounds: number; engines: readonly EngineId[] }
  /** memory runs with 10,000 items, each the first render of a process */
  memory: { rounds: number; engines: readonly EngineId[] }
  /** limit of one render */
  limitSeconds: number
  /** limit of an engine per size, after which it gets no further rounds */
  sizeLimitSeconds: number
}

export const sizes = [1, 10, 100, 1000, 10_000] as const
export const eInvoiceSizes = [10, 1000] as const
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
  eInvoiceRounds: 11,
  cold: { rounds: 7, engines: all },
  memory: { rounds: 1, engines: all },
  limitSeconds: 40,
  sizeLimitSeconds: 10,
}

/** The measurements needed for the targets. */
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
  eInvoiceRounds: 4,
  cold: { rounds: 3, engines: named },
  memory: { rounds: 1, engines: ['billwright', 'pdfkit'] },
  limitSeconds: 20,
  sizeLimitSeconds: 5,
}
