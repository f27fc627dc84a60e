import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { Invoice } from '../../src/core/invoice/invoice.ts'
import { readInvoice } from '../../src/core/invoice/read-invoice.ts'
import { eInvoiceOf } from '../../src/einvoice/invoice/einvoice-of-invoice.ts'
import type { EInvoice } from '../../src/einvoice/model/einvoice.ts'
import { rulesOn } from '../../src/einvoice/rule-sets.ts'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { median } from '../measure/median.ts'
import { toTable } from '../measure/table.ts'

const resultsFile = new URL('../einvoice-results.md', import.meta.url)
const day = '2026-11-26'
const sizes = [1, 10, 100] as const
/** of the time without the rules of the network and of countries */
const limit = 1.25

/** Rules about identifiers, codes and countries. */
const networkRules = /^(?:PEPPOL-COMMON-|PEPPOL-EN16931-P01|(?:DE|DK|SE|GR|NO|IS|IT|NL)-[RS]-)/

type Groups = ReturnType<typeof rulesOn>

interface Cost {
  items: number
  /** microseconds */
  without: number
  all: number
}

/** `npm run bench -- einvoice`: what the rules of the Peppol network and of its countries add to the check of an invoice. */
export async function benchEInvoice({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const load = loadavg()[0] ?? 0
  const costs = sizes.map(items => measure(items, quick ? 600 : 3000))
  if (json) {
    process.stdout.write(`${JSON.stringify(costs)}\n`)
    return
  }
  const report = reportOf(costs, load)
  process.stdout.write(report)
  if (!quick) writeFileSync(resultsFile, report)
}

function measure(items: number, rounds: number): Cost {
  const all = rulesOn(['peppol'], day)
  const base = all
    .map(group => ({ ...group, rules: group.rules.filter(({ id }) => !networkRules.test(id)) }))
    .filter(({ rules }) => rules.length > 0)
  const times = { without: [] as number[], all: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const document = eInvoiceOf(germanInvoice(items, round), 'peppol')
    // in turn, so that neither is always the one that finds the document in the processor's cache
    const order = round % 2 === 0 ? (['without', 'all'] as const) : (['all', 'without'] as const)
    for (const kind of order) {
      const start = performance.now()
      check(document, kind === 'all' ? all : base)
      // the first rounds compile code
      if (round >= rounds / 3) times[kind].push((performance.now() - start) * 1000)
    }
  }
  return { items, without: median(times.without), all: median(times.all) }
}

/** As `checkEInvoice` asks them. */
function check(invoice: EInvoice, groups: Groups): number {
  let broken = 0
  const context = { syntax: 'ubl' } as const
  for (const { appliesTo, rules } of groups) {
    if (appliesTo?.(invoice) === false) continue
    for (const { violations } of rules) broken += violations(invoice, context).length
  }
  return broken
}

/** With what Peppol requires beyond the printed page. */
function germanInvoice(items: number, seed: number): Invoice {
  const invoice = invoiceOf(items, seed)
  const party = { street: 'Musterstraße 1', postcode: '10115', city: 'Berlin', country: 'DE' }
  const { tax_id: _, ...seller } = invoice.seller ?? {}
  const read = readInvoice(
    JSON.stringify({
      ...invoice,
      seller: { ...seller, ...party, address: undefined, tax_id: 'DE123456789' },
      buyer: { ...invoice.buyer, ...party, address: undefined, reference: '04011000-1234512345-35' },
    }),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

function reportOf(costs: readonly Cost[], load: number): string {
  const rows = costs.map(({ items, without, all }) => [
    String(items),
    without.toFixed(0),
    all.toFixed(0),
    (all / without).toFixed(2),
    all / without <= limit ? 'met' : '**missed**',
  ])
  const busy =
    load < availableParallelism() / 2
      ? []
      : [`Other programs kept this computer busy (load ${load.toFixed(1)} when it began): ratios are rough.`]
  return `${[
    '# Check of an e-invoice',
    'Written by `npm run bench -- einvoice`; `--quick` takes some seconds and writes nothing, `--json` prints the figures for a program.',
    ...busy,
    `Microseconds of the check of one German invoice for Peppol, with and without the rules of the network and of countries, in turn in one process; the target is at most ${limit}.`,
    toTable(['items', 'without', 'all', 'times', ''], rows),
  ].join('\n\n')}\n`
}
