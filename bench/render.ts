import { parseJson } from '#core/json.ts'
import { parseInvoice } from '#core/read-invoice.ts'
import type { Renderable } from '#core/renderable.ts'
import { renderInvoice } from '#pdf/render-invoice.ts'
import { loadTemplates } from '#pdf/templates.ts'
import { renderPlainly } from './plain-pdfkit.ts'

const sizes = [1, 10, 100, 1000] as const
const roundsOf = (size: number) => (size >= 1000 ? 7 : 21)

interface Result {
  items: number
  /** medians in milliseconds */
  billwright: number
  pdfkit: number
  ratio: number
}

/**
 * Ours against pdfkit's own `text()`: the same invoice, embedded fonts, warm, taking turns so that both meet the
 * same machine. Every round has another invoice, so that no memory of words flatters anyone.
 */
export async function benchRender({ json }: { json: boolean }): Promise<void> {
  const template = loadTemplates().get('minimal')
  if (!template) throw new Error('The template minimal is missing')
  const ours = (invoice: Renderable) => renderInvoice(invoice, template, { mark: 'TEST' })
  const results: Result[] = []
  for (const size of sizes) {
    const times = { ours: [] as number[], plain: [] as number[] }
    const rounds = roundsOf(size)
    // the first rounds warm both up and do not count
    for (let round = -3; round < rounds; round += 1) {
      const invoice = invoiceOf(size, round + size)
      const ourTime = await timed(() => ours(invoice))
      const plainTime = await timed(() => renderPlainly(invoice))
      if (round < 0) continue
      times.ours.push(ourTime)
      times.plain.push(plainTime)
    }
    const [billwright, pdfkit] = [median(times.ours), median(times.plain)]
    results.push({ items: size, billwright, pdfkit, ratio: pdfkit / billwright })
  }
  process.stdout.write(json ? `${JSON.stringify(results)}\n` : table(results))
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

function table(results: readonly Result[]): string {
  const rows = results.map(({ items, billwright, pdfkit, ratio }) =>
    [`${items}`, billwright.toFixed(1), pdfkit.toFixed(1), `${ratio.toFixed(1)}x`]
      .map(cell => cell.padStart(12))
      .join(''),
  )
  const head = ['items', 'billwright', 'pdfkit', 'ratio'].map(cell => cell.padStart(12)).join('')
  return `Medians in ms, warm, a different invoice each time\n${head}\n${rows.join('\n')}\n`
}

const words =
  'concept layout proof illustration colour correction setting press web page edition pack line spring catalogue annual report trade fair stand'.split(
    ' ',
  )

/** An invoice that no other seed shares its figures with. */
function invoiceOf(size: number, seed: number): Renderable {
  let state = (seed + 1) * 2_654_435_761
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
  const text = () => Array.from({ length: 3 + next(7) }, () => words[next(words.length)]).join(' ')
  const items = Array.from({ length: size }, () => ({
    description: `${text()} ${next(100_000)}`,
    quantity: (next(4000) / 100).toFixed(2),
    unit_price: (next(200_000) / 100).toFixed(2),
    tax_rate: next(2) === 0 ? '19' : '7',
  }))
  const value = {
    template: 'minimal',
    invoice_number: `2026-${next(1_000_000)}`,
    items,
    issue_date: '2026-11-21',
    seller: { name: `Studio ${text()}`, address: [text(), text()], iban: 'NL02ABNA0123456789' },
    buyer: { name: `${text()} Traders`, address: [text(), text()] },
    notes: text(),
  }
  const read = parseInvoice(parseJson(JSON.stringify(value)))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}
