import type { EngineId } from './engine-list.ts'
import { eInvoiceSizes, sizes } from './plan.ts'
import { type EInvoiceCost, type EngineResult, measured, type Results } from './results.ts'

export interface Verdict {
  target: string
  /** ratio such as "13.2x"; a dash if not measured */
  figure: string
  met: boolean | null
}

/** Speed targets of the product. */
export function checkTargets({ engines, growth, eInvoices }: Results): Verdict[] {
  const costOf = (items: number) => eInvoices?.find(cost => cost.items === items)
  const addedBytes = costOf(10)?.addedBytes
  const ours = of(engines, 'billwright')
  const pdfkit = of(engines, 'pdfkit')
  const shared = of(engines, 'pdfkit-shared')
  const typst = of(engines, 'typst')
  const reactPdf = of(engines, 'react-pdf')
  const faster = (peer: EngineResult | undefined, items: number) =>
    ratio(warm(peer, items), warm(ours, items))
  return [
    minTarget('times faster than plain pdfkit at 10 items', faster(pdfkit, 10), 10),
    minTarget('times faster than plain pdfkit at 1,000 items', faster(pdfkit, 1000), 8),
    minTarget('times as fast as pdfkit with shared fonts at 10 items', faster(shared, 10), 1),
    minTarget('times faster than pdfkit with shared fonts at 1,000 items', faster(shared, 1000), 3),
    minTarget('times faster than typst at 10 items', faster(typst, 10), 2),
    ...[100, 1000].map(items =>
      minTarget(`times faster than typst at ${items.toLocaleString('en')} items`, faster(typst, items), 4),
    ),
    minTarget('times faster than @react-pdf/renderer at 1,000 items', faster(reactPdf, 1000), 100),
    maxTarget(
      'times the time for 10,000 items as for 1,000',
      growth && ratio(growth.tenfold, growth.many),
      11,
    ),
    maxTarget("of plain pdfkit's time from the start of a process", share(ours?.cold, pdfkit?.cold), 1),
    maxTarget("of plain pdfkit's peak memory at 10,000 items", share(ours?.memory, pdfkit?.memory), 0.6),
    maxTarget(
      "of plain pdfkit's file, untagged, at the size where ours is largest",
      largestShare(ours, pdfkit),
      1.3,
    ),
    maxTarget(
      'kB more with an e-invoice at 10 items',
      addedBytes === undefined ? null : addedBytes / 1000,
      6,
    ),
    ...eInvoiceSizes.map(items =>
      maxTarget(
        `times the time of a render with an e-invoice, its XML included, at ${items.toLocaleString('en')} items`,
        timeShare(costOf(items)),
        1.25,
      ),
    ),
  ]
}

const timeShare = (cost: EInvoiceCost | undefined) =>
  cost ? ratio(cost.written + cost.hybrid, cost.plain) : null

const of = (engines: readonly EngineResult[], id: EngineId) => engines.find(engine => engine.id === id)

/** A render above the limit counts as the limit. */
function warm(engine: EngineResult | undefined, items: number): number | null {
  const figure = engine?.warm[items]
  return figure && 'overSeconds' in figure ? figure.overSeconds * 1000 : measured(figure)
}

const ratio = (a: number | null, b: number | null) => (a === null || b === null || b === 0 ? null : a / b)
const share = (a: EngineResult['cold'] | undefined, b: EngineResult['cold'] | undefined) =>
  ratio(measured(a), measured(b))

function largestShare(ours: EngineResult | undefined, theirs: EngineResult | undefined): number | null {
  const shares = sizes.flatMap(
    items => ratio(ours?.files[items]?.bytes ?? null, theirs?.files[items]?.bytes ?? null) ?? [],
  )
  return shares.length > 0 ? Math.max(...shares) : null
}

function minTarget(words: string, figure: number | null, limit: number): Verdict {
  return {
    target: `at least ${limit} ${words}`,
    ...read(figure),
    met: figure === null ? null : figure >= limit,
  }
}

function maxTarget(words: string, figure: number | null, limit: number): Verdict {
  return {
    target: `at most ${limit} ${words}`,
    ...read(figure),
    met: figure === null ? null : figure <= limit,
  }
}

const read = (figure: number | null) => ({ figure: figure === null ? '–' : figure.toFixed(2) })
