import type { EngineId } from './engine-list.ts'
import { sizes } from './plan.ts'
import { type EngineResult, measured, type Results } from './results.ts'

export interface Verdict {
  target: string
  /** as it is read, "13.2x"; a dash where it was not measured */
  figure: string
  met: boolean | null
}

/** What the product promises of its speed, each judged by the figures of one run. */
export function judge({ engines, growth }: Results): Verdict[] {
  const ours = of(engines, 'billwright')
  const pdfkit = of(engines, 'pdfkit')
  const shared = of(engines, 'pdfkit-shared')
  const typst = of(engines, 'typst')
  const reactPdf = of(engines, 'react-pdf')
  const faster = (peer: EngineResult | undefined, items: number) =>
    ratio(warm(peer, items), warm(ours, items))
  return [
    atLeast('times faster than plain pdfkit at 10 items', faster(pdfkit, 10), 10),
    atLeast('times faster than plain pdfkit at 1,000 items', faster(pdfkit, 1000), 8),
    atLeast('times as fast as pdfkit with shared fonts at 10 items', faster(shared, 10), 1),
    atLeast('times faster than pdfkit with shared fonts at 1,000 items', faster(shared, 1000), 3),
    atLeast('times faster than typst at 10 items', faster(typst, 10), 2),
    ...[100, 1000].map(items =>
      atLeast(`times faster than typst at ${items.toLocaleString('en')} items`, faster(typst, items), 4),
    ),
    atLeast('times faster than @react-pdf/renderer at 1,000 items', faster(reactPdf, 1000), 100),
    atMost('times the time for 10,000 items as for 1,000', growth && ratio(growth.tenfold, growth.many), 11),
    atMost("of plain pdfkit's time from the start of a process", share(ours?.cold, pdfkit?.cold), 1),
    atMost("of plain pdfkit's peak memory at 10,000 items", share(ours?.memory, pdfkit?.memory), 0.6),
    atMost(
      "of plain pdfkit's file, untagged, at the size where ours is largest",
      largestShare(ours, pdfkit),
      1.3,
    ),
  ]
}

const of = (engines: readonly EngineResult[], id: EngineId) => engines.find(engine => engine.id === id)

/** What took longer than the limit counts with the limit: it was at least as slow. */
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

function atLeast(words: string, figure: number | null, limit: number): Verdict {
  return {
    target: `at least ${limit} ${words}`,
    ...read(figure),
    met: figure === null ? null : figure >= limit,
  }
}

function atMost(words: string, figure: number | null, limit: number): Verdict {
  return {
    target: `at most ${limit} ${words}`,
    ...read(figure),
    met: figure === null ? null : figure <= limit,
  }
}

const read = (figure: number | null) => ({ figure: figure === null ? '–' : figure.toFixed(2) })
