import { readFileSync } from 'node:fs'
import { parseInvoice, type ReadOptions, readInvoice } from '#core/invoice/read-invoice.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { parseJson } from '#core/json/json.ts'
import type { Template } from '#render/template/template.ts'
import { loadTemplates } from '../templates.ts'

const templates = loadTemplates()
export const templateNames = [...templates.keys()]

export function templateNamed(name: string): Template {
  const template = templates.get(name)
  if (!template) throw new Error(`There is no template ${name}`)
  return template
}

/** Parses an invoice as if it were read from a file. */
export function invoiceFrom(value: unknown, options?: ReadOptions): RenderableInvoice {
  const read = parseInvoice(parseJson(JSON.stringify(value)), options)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

type Sample = 'bare' | 'full' | 'long' | 'sections' | 'arabic' | 'chinese' | 'hebrew' | 'japanese'

export function sampleInvoice(name: Sample): RenderableInvoice {
  const file = new URL(`../../../resources/samples/${name}.json`, import.meta.url)
  const read = readInvoice(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

/**
 * An invoice with everything that a business usually prints: both parties with registrations, dates,
 * references, two tax rates, a discount, a deposit, notes, an account with payment code and a logo. Two of five
 * descriptions have a second line.
 */
export function fullInvoice(lines: number): RenderableInvoice {
  const full = sampleInvoice('full')
  const items = Array.from({ length: lines }, (_, index) => {
    const item = full.items[index % full.items.length]
    if (!item) throw new Error('The full sample has no items')
    const isExplained = index % 5 === 2
    return isExplained ? { ...item, description: `${item.description}\nTwo rounds, at the printer` } : item
  })
  const seller = { ...full.seller, phone: '+31 20 555 0100', registration_id: '00000000' }
  return { ...full, seller, items }
}

export const bareInvoice = (): RenderableInvoice => sampleInvoice('bare')

/** Created without JSON, because the largest exceed the limit for files. */
export function manyItems(count: number): RenderableInvoice {
  const [first] = bareInvoice().items
  if (!first) throw new Error('The bare sample has no item')
  const items = Array.from({ length: count }, (_, index) => ({ ...first, description: `Line ${index + 1}` }))
  return { ...bareInvoice(), items }
}

export function withDescription(description: string): RenderableInvoice {
  const [first] = bareInvoice().items
  if (!first) throw new Error('The bare sample has no item')
  return { ...bareInvoice(), items: [{ ...first, description }] }
}
