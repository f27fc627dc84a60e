import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../measure/median.ts'
import { toTable } from '../measure/table.ts'
import { fillFolder } from './fill.ts'
import { openRow, scroll, search } from './in-window.ts'
import { openFilled } from './open-filled.ts'
import { type DeskFigures, judge } from './targets.ts'

const sizes = { few: 100, many: 100_000 }

/** `npm run bench -- desk`: start, list, search and scroll with few and with many stored invoices. */
export async function benchDesk({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const rounds = quick ? 2 : 5
  const few = await measure(sizes.few, rounds)
  const many = await measure(sizes.many, rounds)
  if (json) {
    process.stdout.write(`${JSON.stringify({ few, many }, null, 2)}\n`)
    return
  }
  const row = ({ invoices, start, search: found, scroll: scrolled, open }: DeskFigures) =>
    [invoices, start, found.number, found.customer, found.description, found.cleared, scrolled, open].map(
      figure => figure.toFixed(0),
    )
  const heads = ['invoices', 'start', 'number', 'customer', 'description', 'cleared', 'scroll', 'open']
  process.stdout.write(
    `Median ms\n\n${toTable(heads, [row(few), row(many)])}\n\n${judge(few, many).join('\n')}\n`,
  )
}

async function measure(invoices: number, rounds: number): Promise<DeskFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'billwright-desk-'))
  try {
    fillFolder(folder, invoices)
    const starts: number[] = []
    const times = { number: [], customer: [], description: [], cleared: [], scroll: [], open: [] } as Record<
      string,
      number[]
    >
    for (let round = 0; round < rounds; round++) {
      const window = await openFilled(folder)
      const { page } = window
      starts.push(window.startMs)
      const number = 1 + Math.floor((invoices * (round + 1)) / (rounds + 2))
      const searches = {
        number: `inv-2020-${String(number).padStart(6, '0')}`,
        customer: `beispiel ${(number % 9) + 1}`,
        description: `part ${(number % 80) + 2}`,
      }
      for (const [what, text] of Object.entries(searches)) {
        times[what]?.push(await search(page, text))
        times.cleared?.push(await search(page, ''))
      }
      times.scroll?.push(...(await scroll(page, 40)))
      times.open?.push(await openRow(page, 3), await openRow(page, 5))
      await window.close()
    }
    const of = (what: string) => median(times[what] ?? [])
    return {
      invoices,
      start: median(starts),
      search: {
        number: of('number'),
        customer: of('customer'),
        description: of('description'),
        cleared: of('cleared'),
      },
      scroll: of('scroll'),
      open: of('open'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
