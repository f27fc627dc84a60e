import { readFileSync } from 'node:fs'
import { parseJson } from '#core/json.ts'
import { parseInvoice, type ReadOptions, readInvoice } from '#core/read-invoice.ts'
import type { Renderable } from '#core/renderable.ts'
import type { Template } from '#render/template/template.ts'
import { loadTemplates } from '../templates.ts'

const templates = loadTemplates()
export const templateNames = [...templates.keys()]

export function templateNamed(name: string): Template {
  const template = templates.get(name)
  if (!template) throw new Error(`There is no template ${name}`)
  return template
}

/** An invoice as a file would hold it. */
export function invoiceFrom(value: unknown, options?: ReadOptions): Renderable {
  const read = parseInvoice(parseJson(JSON.stringify(value)), options)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

type Sample = 'bare' | 'full' | 'long' | 'arabic' | 'chinese' | 'hebrew' | 'japanese'

export function sampleInvoice(name: Sample): Renderable {
  const file = new URL(`../../../resources/samples/${name}.json`, import.meta.url)
  const read = readInvoice(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

export const bareInvoice = (): Renderable => sampleInvoice('bare')

/** Not read from JSON, because nothing here is about reading and the largest are over its limit. */
export function manyItems(count: number): Renderable {
  const [first] = bareInvoice().items
  if (!first) throw new Error('The bare sample has no item')
  const items = Array.from({ length: count }, (_, index) => ({ ...first, description: `Line ${index + 1}` }))
  return { ...bareInvoice(), items }
}

export function withDescription(description: string): Renderable {
  const [first] = bareInvoice().items
  if (!first) throw new Error('The bare sample has no item')
  return { ...bareInvoice(), items: [{ ...first, description }] }
}
