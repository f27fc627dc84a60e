import { median } from '../measure/median.ts'
import type { MemorySample } from './memory.ts'

export interface ManyInvoicesFigures {
  invoices: number
  /** ms, medians of what a person waits for */
  start: number
  search: { number: number; customer: number; description: number; cleared: number }
  scroll: number
  open: number
}

export interface Target {
  name: string
  wanted: string
  measured: string
  isMet: boolean
}

/** ms; a person does not notice a wait below */
const promised = 100
/** times; a start with so many more invoices */
const growth = 1.5
/** times; the last third of the minutes and the one before */
const flat = { heap: 1.05, nodes: 1.05, host: 1.1 }

/** `figures`: fewest invoices first. */
export function judgeWaits(figures: readonly ManyInvoicesFigures[]): Target[] {
  const [few, many] = [figures[0], figures.at(-1)]
  if (!few || !many) return []
  const waits = {
    'search a number': many.search.number,
    'search a customer': many.search.customer,
    'search a description': many.search.description,
    'clear the search': many.search.cleared,
    'scroll a screen': many.scroll,
    'open an invoice': many.open,
  }
  const times = many.start / few.start
  return [
    ...Object.entries(waits).map(
      ([what, ms]): Target => ({
        name: `${what}, of ${many.invoices}`,
        wanted: `at most ${promised} ms`,
        measured: `${ms.toFixed(0)} ms`,
        isMet: ms <= promised,
      }),
    ),
    {
      name: `start with ${many.invoices}, beside one with ${few.invoices}`,
      wanted: `at most ${growth} times`,
      measured: `${times.toFixed(2)} times`,
      isMet: times <= growth,
    },
  ]
}

/** The first third is for what is read once and kept. */
export function judgeMemory(samples: readonly MemorySample[]): Target[] {
  const third = Math.floor(samples.length / 3)
  if (third === 0) return []
  const before = samples.slice(-2 * third, -third)
  const last = samples.slice(-third)
  const target = (name: string, most: number, of: (sample: MemorySample) => number | null): Target[] => {
    const [was, is] = [before, last].map(part => part.map(of).filter(value => value !== null))
    if (!was?.length || !is?.length) return []
    const times = median(is) / median(was)
    return [
      {
        name: `${name}, last third beside the one before`,
        wanted: `at most ${most} times`,
        measured: `${times.toFixed(2)} times`,
        isMet: times <= most,
      },
    ]
  }
  return [
    ...target('memory of the page', flat.heap, ({ heap }) => heap),
    ...target('elements of the page', flat.nodes, ({ nodes }) => nodes),
    ...target('memory of the host', flat.host, ({ host }) => host),
  ]
}
