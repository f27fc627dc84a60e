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
/** Rules about identifiers, codes and countries. */
const networkRules = /^(?:PEPPOL-COMMON-|PEPPOL-EN16931-P01|(?:DE|DK|SE|GR|NO|IS|IT|NL)-[RS]-)/

type Groups = ReturnType<typeof rulesOn>

interface Cost {
  items: number
  /** microseconds */
  without: number
  all: number
}

/** Returns another address per invoice, so that caches of earlier addresses do not help. */
const addressForms = {
  'in parts': seed => ({ street: `Musterstraße ${seed}`, postcode: String(10_000 + seed), city: 'Berlin' }),
  'in lines that were read before': () => ({ address: ['Musterstraße 1', '10115 Berlin'] }),
  'in new lines': seed => ({ address: [`Musterstraße ${seed}`, `${10_000 + seed} Berlin`] }),
} satisfies Record<string, (seed: number) => object>
type AddressForm = keyof typeof addressForms

/**
 * `npm run bench -- einvoice`: cost of the rules of the Peppol network and of its countries in the check of
 * an invoice, and cost of parsing an address from its lines.
 */
export async function benchEInvoice({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const load = loadavg()[0] ?? 0
  const rounds = quick ? 600 : 3000
  const costs = sizes.map(items => measure(items, rounds))
  const addresses = measureAddresses(rounds)
  if (json) {
    process.stdout.write(`${JSON.stringify({ costs, addresses })}\n`)
    return
  }
  const report = reportOf(costs, addresses, load)
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
    const document = eInvoiceOf(germanInvoice(items, round, 'in parts'), 'peppol')
    // alternating, so that neither always finds the document in the processor's cache
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

/** Microseconds from an invoice of one line to its check, by the form of its buyer's address. */
function measureAddresses(rounds: number): Record<AddressForm, number> {
  const groups = rulesOn(['peppol'], day)
  const forms = Object.keys(addressForms) as AddressForm[]
  const times = Object.fromEntries(forms.map(form => [form, [] as number[]])) as Record<AddressForm, number[]>
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < forms.length; at += 1) {
      const form = forms[(round + at) % forms.length] as AddressForm
      const invoice = germanInvoice(1, round, form)
      const start = performance.now()
      check(eInvoiceOf(invoice, 'peppol'), groups)
      if (round >= rounds / 3) times[form].push((performance.now() - start) * 1000)
    }
  return Object.fromEntries(forms.map(form => [form, median(times[form])])) as Record<AddressForm, number>
}

/** Evaluates rules like `checkEInvoice`. */
function check(invoice: EInvoice, groups: Groups): number {
  let broken = 0
  const context = { syntax: 'ubl' } as const
  for (const { appliesTo, rules } of groups) {
    if (appliesTo?.(invoice) === false) continue
    for (const { violations } of rules) broken += violations(invoice, context).length
  }
  return broken
}

/** Adds the fields that Peppol requires beyond those that are printed. */
function germanInvoice(items: number, seed: number, form: AddressForm): Invoice {
  const invoice = invoiceOf(items, seed)
  const sender = { ...addressForms['in parts'](1), country: 'DE' }
  const receiver = { address: undefined, ...addressForms[form](seed), country: 'DE' }
  const { tax_id: _, ...seller } = invoice.seller ?? {}
  const read = readInvoice(
    JSON.stringify({
      ...invoice,
      seller: { ...seller, ...sender, address: undefined, tax_id: 'DE123456789' },
      buyer: { ...invoice.buyer, ...receiver, reference: '04011000-1234512345-35' },
    }),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

function reportOf(costs: readonly Cost[], addresses: Record<AddressForm, number>, load: number): string {
  const rows = costs.map(({ items, without, all }) => [
    String(items),
    without.toFixed(0),
    all.toFixed(0),
    (all / without).toFixed(2),
  ])
  const busy =
    load < availableParallelism() / 2
      ? []
      : [`Other programs kept this computer busy (load ${load.toFixed(1)} when it began): ratios are rough.`]
  return `${[
    '# Check of an e-invoice',
    'Written by `npm run bench -- einvoice`; `--quick` takes some seconds and writes nothing, `--json` prints the figures for a program.',
    ...busy,
    `Microseconds of the check of one German invoice for Peppol, with and without the rules of the network and of countries, in turn in one process.`,
    toTable(['items', 'without', 'all', 'times'], rows),
    'Microseconds from an invoice of one line to the end of its check, by the address of its buyer, in turn in one process.',
    toTable(
      ['address', 'microseconds', 'times'],
      Object.entries(addresses).map(([form, time]) => [
        form,
        time.toFixed(0),
        (time / addresses['in parts']).toFixed(2),
      ]),
    ),
  ].join('\n\n')}\n`
}
