import { median } from '../measure/median.ts'
import type { MemorySample } from './memory.ts'

export interface ManyInvoicesFigures {
  invoices: number
  /** median latencies in ms */
  start: number
  search: { number: number; customer: number; description: number; cleared: number }
  scroll: number
  open: number
  /** section Invoices, another order of it, and section Overview */
  table: number
  sorted: number
  overview: number
}

export interface Target {
  name: string
  wanted: string
  measured: string
  isMet: boolean
}

/** ms; shorter delays are imperceptible */
const promised = 100
/** ms; the overview adds up all documents of a year five times */
const sumsOfAll = 500
/** maximum ratio of start times with many and few invoices */
const growth = 1.1
/** maximum ratio of memory in the last and the middle third */
const flat = { heap: 1.05, nodes: 1.05, host: 1.1 }

/** @param figures fewest invoices first */
export function checkLatencyTargets(figures: readonly ManyInvoicesFigures[]): Target[] {
  const [few, many] = [figures[0], figures.at(-1)]
  if (!few || !many) return []
  const waits = {
    'search a number': many.search.number,
    'search a customer': many.search.customer,
    'search a description': many.search.description,
    'clear the search': many.search.cleared,
    'scroll a screen': many.scroll,
    'open an invoice': many.open,
    'show the table': many.table,
    'sort the table': many.sorted,
  }
  const times = many.start / few.start
  const within = (limit: number, what: string, ms: number): Target => ({
    name: `${what}, of ${many.invoices}`,
    wanted: `at most ${limit} ms`,
    measured: `${ms.toFixed(0)} ms`,
    isMet: ms <= limit,
  })
  return [
    ...Object.entries(waits).map(([what, ms]) => within(promised, what, ms)),
    within(sumsOfAll, 'show the overview', many.overview),
    {
      name: `start with ${many.invoices}, beside one with ${few.invoices}`,
      wanted: `at most ${growth} times`,
      measured: `${times.toFixed(2)} times`,
      isMet: times <= growth,
    },
  ]
}

/** The first third is ignored, because caches fill. */
export function checkMemoryTargets(samples: readonly MemorySample[]): Target[] {
  const third = Math.floor(samples.length / 3)
  if (third === 0) return []
  const before = samples.slice(-2 * third, -third)
  const last = samples.slice(-third)
  const target = (name: string, max: number, of: (sample: MemorySample) => number | null): Target[] => {
    const [was, is] = [before, last].map(part => part.map(of).filter(value => value !== null))
    if (!was?.length || !is?.length) return []
    const times = median(is) / median(was)
    return [
      {
        name: `${name}, last third beside the one before`,
        wanted: `at most ${max} times`,
        measured: `${times.toFixed(2)} times`,
        isMet: times <= max,
      },
    ]
  }
  return [
    ...target('memory of the page', flat.heap, ({ heap }) => heap),
    ...target('elements of the page', flat.nodes, ({ nodes }) => nodes),
    ...target('memory of the host', flat.host, ({ host }) => host),
  ]
}
