import { limits } from '../../src/core/limits.ts'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { randomOf } from '../invoice/random.ts'

let seed = 0

/** Request bodies, created before the measurement, each with another invoice. */
export const newBodies = (count: number, items = 10): Buffer[] =>
  Array.from({ length: count }, () => Buffer.from(JSON.stringify(invoiceOf(items, ++seed))))

/** One alphabet per body; every sixth letter is a space. */
const alphabets = ['abcdefghijklmnoprstuvwy', 'ابتجحخدرزسشصطعغفقكلمنهوي', 'αβγδεζηθικλμνξοπρστυφχω']

/** The largest valid bodies: the maximum number of items, with random words up to the maximum size. */
export function newLargestBodies(): Buffer[] {
  return alphabets.map(alphabet => {
    const below = randomOf(++seed)
    const letters = [...alphabet]
    const invoice = invoiceOf(limits.items, ++seed)
    const room = limits.bodyBytes - Buffer.byteLength(JSON.stringify(invoice))
    const perItem = Math.floor(room / limits.items / Buffer.byteLength(letters[0] ?? '')) - 1
    const letter = () => (below(6) === 0 ? ' ' : (letters[below(letters.length)] ?? ''))
    const items = invoice.items.map(item => ({
      ...item,
      description: `${item.description} ${Array.from({ length: perItem }, letter).join('')}`,
    }))
    return Buffer.from(JSON.stringify({ ...invoice, items }))
  })
}

const longestDescription = limits.descriptionLength

/** As many different characters as fit into a description, from the first one on. */
const characters = (first: number, item: number, count: number) =>
  Array.from({ length: longestDescription }, (_, index) =>
    String.fromCodePoint(first + ((item * longestDescription + index) % count)),
  ).join('')

/** Descriptions whose renders take longer than estimated from their letters and words. */
const misleading: Record<string, { items: number; describe: (item: number) => string; fields?: object }> = {
  'line breaks': { items: 58, describe: () => `${'\n'.repeat(longestDescription - 1)}b` },
  ideographs: { items: 15, describe: item => characters(0x4e00, item, 20_000) },
  syllables: { items: 12, describe: item => characters(0xac00, item, 11_000) },
  symbols: { items: 20, describe: item => characters(0x2190, item, 2_600) },
  directions: { items: 40, describe: () => 'ab אב 12 جد '.repeat(150) },
  'long words': {
    items: 40,
    describe: () => 'MW'.repeat(longestDescription / 2),
    fields: { locale: 'de-DE' },
  },
}

/** Valid bodies of one to two hundred kilobytes, and one with the maximum number of tax rates. */
export function newMisleadingBodies(): Map<string, Buffer> {
  const bodyOf = (items: object[], fields: object = {}) =>
    Buffer.from(
      JSON.stringify({ template: 'bold', invoice_number: `MISLEADING-${++seed}`, items, ...fields }),
    )
  const rates = Array.from({ length: 400 }, (_, index) => ({
    description: 'Work',
    quantity: `1.${index}`,
    unit_price: '123456.123456',
    tax_rate: index / 10,
  }))
  const described = Object.entries(misleading).map(([name, { items, describe, fields }]) => {
    const lines = Array.from({ length: items }, (_, index) => ({
      description: describe(index),
      quantity: 1,
      unit_price: 1,
    }))
    return [name, bodyOf(lines, fields)] as const
  })
  return new Map([...described, ['tax rates', bodyOf(rates)]])
}
