import type { RenderableInvoice, RenderableItem } from '../../src/core/invoice/renderable-invoice.ts'
import { type Decimal, parseDecimal } from '../../src/core/money/decimal.ts'
import { randomOf } from './random.ts'
import { drawWord } from './vocabulary.ts'

type Below = (limit: number) => number

const units = ['pcs', 'h', 'm', 'kg', 'set', 'day']

/** A realistic invoice per seed. Every timed render gets its own, so that caches of earlier texts do not help. */
export function invoiceOf(items: number, seed: number): RenderableInvoice {
  const below = randomOf(seed * 31 + items)
  return {
    template: 'minimal',
    invoice_number: `2026-${digits(below, 6)}`,
    items: Array.from({ length: items }, (_, index) => itemOf(below, index)),
    // Without payment code, which the peers do not draw.
    currency: 'GBP',
    locale: 'en-GB',
    issue_date: '2026-11-21',
    due_date: '2026-12-21',
    purchase_order: `PO-${digits(below, 5)}`,
    seller: {
      name: `${capital(drawWord(below))} Workshop`,
      address: [`${1 + below(200)} ${capital(drawWord(below))} Lane`, `Example Town ${digits(below, 5)}`],
      tax_id: 'GB000000000',
      email: 'billing@workshop.example.com',
      iban: 'GB33BUKB20201555555555',
      bic: 'BUKBGB22',
    },
    buyer: {
      name: `${capital(drawWord(below))} Traders`,
      address: [`${1 + below(200)} ${capital(drawWord(below))} Street`, `Example City ${digits(below, 5)}`],
    },
    payment_terms: '30 days net. Please state the invoice number.',
    notes: sentence(below, 18),
  }
}

function itemOf(below: Below, index: number): RenderableItem {
  return {
    description: `${articleNumber(below, index)} ${sentence(below, lengthOf(below))}`,
    quantity: amount(below, 4000),
    unit_price: amount(below, 90_000),
    unit: units[below(units.length)] ?? '',
    tax_rate: decimal(below(3) === 0 ? '9' : '21'),
  }
}

/** Unique within the invoice, so that a check can find each item in the file. */
function articleNumber(below: Below, index: number): string {
  return `${String.fromCharCode(65 + below(26), 65 + below(26))}${String(index + 1).padStart(5, '0')}`
}

/** Most descriptions take one line, every fifth two or three. */
function lengthOf(below: Below): number {
  const kind = below(5)
  if (kind === 0) return 9 + below(10)
  return kind < 3 ? 1 + below(3) : 3 + below(4)
}

function sentence(below: Below, words: number): string {
  return capital(Array.from({ length: words }, () => drawWord(below)).join(' '))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const digits = (below: Below, count: number) => String(below(10 ** count)).padStart(count, '0')

/** Positive with at most two decimals. */
const amount = (below: Below, limit: number) => decimal(String((1 + below(limit)) / 100))

function decimal(text: string): Decimal {
  const parsed = parseDecimal(text)
  if (parsed === undefined) throw new Error(`${text} is no decimal`)
  return parsed
}
