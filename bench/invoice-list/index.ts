import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillFolder } from '../../src/platform/testing/fill-folder.ts'
import { fillPayments } from '../../src/platform/testing/fill-payments.ts'
import { fillRecords } from '../../src/platform/testing/fill-records.ts'
import { toTable } from '../measure/table.ts'
import { measureOpening, measureQueries, type QueryTime } from './measure.ts'

/**
 * Maximum CPU time in ms of a query or of a portion of a change, and of opening the store compared with an
 * empty one.
 */
const targets = { query: 100, opening: 1.1 }
const invoices = { full: 100_000, quick: 10_000 }
/** number of customers, and of items */
const records = { full: 5000, quick: 500 }

const loadBefore = loadavg()[0] ?? 0

/** `npm run bench -- invoice-list`: CPU time of list pages, counts, ids, reports, searches among
 * customers and items, and changes with many stored invoices. */
export async function benchInvoiceList({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const count = quick ? invoices.quick : invoices.full
  const customers = quick ? records.quick : records.full
  const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'))
  try {
    const [full, empty] = [join(folder, 'full'), join(folder, 'empty')]
    fillFolder(full, count)
    fillPayments(full)
    fillRecords(full, customers)
    const opening = measureOpening(full, empty, quick ? 5 : 15)
    const queries = measureQueries(full, quick ? 3 : 7)
    const ratio = opening.full / opening.empty
    const isMet = queries.every(({ ms }) => ms <= targets.query) && ratio <= targets.opening
    if (json) process.stdout.write(`${JSON.stringify({ invoices: count, opening, queries, isMet })}\n`)
    else report(textOf({ count, customers }, opening, queries), quick)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function textOf(
  { count, customers }: { count: number; customers: number },
  opening: { full: number; empty: number },
  queries: readonly QueryTime[],
): string {
  const ratio = opening.full / opening.empty
  const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed')
  const rows = queries.map(({ name, ms, found }) => [
    name,
    ms.toFixed(1),
    String(found),
    verdict(ms <= targets.query),
  ])
  const open = `Opening the store takes ${ratio.toFixed(2)} times as long as opening an empty one (${opening.full.toFixed(1)} and ${opening.empty.toFixed(1)} ms); at most ${targets.opening} times is wanted: ${verdict(ratio <= targets.opening)}.`
  return `${count} invoices, ${customers} customers and as many items. A query, or a portion of a change of all invoices, may take ${targets.query} ms of CPU time.\n\n${toTable(['query', 'ms', 'found', ''], rows)}\n\n${open}`
}

function report(text: string, quick: boolean): void {
  process.stdout.write(`${text}\n`)
  if (quick) return
  const heading = '# The invoice list with many stored invoices'
  const how =
    'Written by `npm run bench -- invoice-list`; `--quick` measures fewer invoices and writes nothing. Medians of CPU time (user and system) of the process that holds the store.'
  const measured = `Measured ${new Date().toISOString().slice(0, 10)} on Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} CPUs, load average ${loadBefore.toFixed(1)} when it began.`
  writeFileSync(
    new URL('../invoice-list-results.md', import.meta.url),
    `${heading}\n\n${how}\n\n${measured}\n\n${text}\n`,
  )
}
