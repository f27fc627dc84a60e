import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillFolder } from '../../src/platform/testing/fill-folder.ts'
import { median } from '../measure/median.ts'
import { openPlace, openRow, scroll, search, sortTable } from './in-window.ts'
import { openFilled } from './open-filled.ts'
import type { ManyInvoicesFigures } from './targets.ts'

/** Few and many alternate, so that both have the same conditions. */
export async function measureManyInvoices(
  sizes: readonly number[],
  rounds: number,
): Promise<ManyInvoicesFigures[]> {
  const folders = new Map<number, string>()
  try {
    for (const invoices of sizes) {
      const folder = await mkdtemp(join(tmpdir(), 'billwright-host-'))
      folders.set(invoices, folder)
      fillFolder(folder, invoices)
    }
    const waits = new Map(sizes.map(invoices => [invoices, emptyWaits()]))
    for (let round = 0; round < rounds; round++)
      for (const [invoices, folder] of folders) {
        const ofThis = waits.get(invoices)
        if (ofThis) await measureRound(folder, invoices, (round + 1) / (rounds + 2), ofThis)
      }
    return [...waits].map(([invoices, ofThis]) => figuresOf(invoices, ofThis))
  } finally {
    for (const folder of folders.values())
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

const waited = [
  'start',
  'number',
  'customer',
  'description',
  'cleared',
  'scroll',
  'open',
  'table',
  'sorted',
  'overview',
] as const
type Waits = Record<(typeof waited)[number], number[]>
const emptyWaits = (): Waits => ({
  start: [],
  number: [],
  customer: [],
  description: [],
  cleared: [],
  scroll: [],
  open: [],
  table: [],
  sorted: [],
  overview: [],
})

async function measureRound(folder: string, invoices: number, part: number, waits: Waits): Promise<void> {
  const { page, startMs, close } = await openFilled(folder)
  waits.start.push(startMs)
  const number = 1 + Math.floor(invoices * part)
  const searches = {
    number: `inv-2020-${String(number).padStart(6, '0')}`,
    customer: `beispiel ${(number % 9) + 1}`,
    description: `part ${(number % 80) + 2}`,
  }
  for (const what of ['number', 'customer', 'description'] as const) {
    waits[what].push(await search(page, searches[what]))
    waits.cleared.push(await search(page, ''))
  }
  waits.scroll.push(...(await scroll(page, 40)))
  waits.open.push(await openRow(page, 3), await openRow(page, 5))
  waits.table.push(await openPlace(page, 'table'))
  waits.sorted.push(await sortTable(page, 'Customer'), await sortTable(page, 'Amount'))
  waits.overview.push(await openPlace(page, 'overview'))
  // the next start shows the last section
  await page.keyboard.press('Control+2')
  await page.getByLabel('Line 1 description', { exact: true }).waitFor()
  // it is saved after a delay
  await page.waitForTimeout(1000)
  await close()
}

const figuresOf = (invoices: number, waits: Waits): ManyInvoicesFigures => ({
  invoices,
  start: median(waits.start),
  search: {
    number: median(waits.number),
    customer: median(waits.customer),
    description: median(waits.description),
    cleared: median(waits.cleared),
  },
  scroll: median(waits.scroll),
  open: median(waits.open),
  table: median(waits.table),
  sorted: median(waits.sorted),
  overview: median(waits.overview),
})
