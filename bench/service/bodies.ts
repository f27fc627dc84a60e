import { limits } from '../../src/core/limits.ts'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { randomOf } from '../invoice/random.ts'

let seed = 0

/** Request bodies, created before the measurement; each with a different invoice. */
export const newBodies = (count: number, items = 10): Buffer[] =>
  Array.from({ length: count }, () => Buffer.from(JSON.stringify(invoiceOf(items, ++seed))))

/** One alphabet per body; each sixth letter is a space. */
const alphabets = ['abcdefghijklmnoprstuvwy', 'ابتجحخدرزسشصطعغفقكلمنهوي', 'αβγδεζηθικλμνξοπρστυφχω']

/** The largest legal bodies: as many items as are allowed, with random words up to the largest body. */
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
