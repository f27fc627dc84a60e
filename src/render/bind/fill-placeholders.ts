import { isolated } from '#core/text/bidi-controls.ts'
import { mayReorder } from '../text/bidi.ts'
import type { Field } from './bound-invoice.ts'

/** Fields that a template's own texts may name. `page_of_pages` is known only in the footer. */
export const placeholderNames = [
  'document',
  'title',
  'invoice_number',
  'issue_date',
  'due_date',
  'delivery_date',
  'purchase_order',
  'payment_terms',
  'notes',
  'tax_note',
  'payable',
  'seller.name',
  'seller.email',
  'seller.phone',
  'seller.website',
  'seller.tax_id',
  'seller.address',
  'seller.registration_id',
  'buyer.name',
  'buyer.reference',
  'label.tax_id',
  'label.registration_id',
  'page_of_pages',
] as const

export type PlaceholderName = (typeof placeholderNames)[number]
export type Values = Partial<Record<PlaceholderName, Field>>

const placeholder = /\{([^{}]*)\}/g
const separator = ' · '

export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = placeholderNames
  return [...text.matchAll(placeholder)].map(([, name = '']) => name).filter(name => !known.includes(name))
}

/** Before the pages are made nobody knows how many there will be. */
export const namesPages = (text: string): boolean => text.includes('{page_of_pages}')

/** A brace that opens or closes nothing would be printed as it is. */
export const hasLooseBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(placeholder, ''))

/** What stands between two centred dots, and the first field in it. */
export interface FilledPart {
  text: string
  path: string | null
}

export interface FilledText extends Field {
  /** with their dots; their texts are the whole, but for controls */
  parts: readonly FilledPart[]
}

/**
 * Fills a template's text. A part between centred dots whose placeholders have no value goes, dot and all;
 * `null` when nothing remains. The path is that of the first field shown.
 */
export function fill(text: string, values: Values): FilledText | null {
  const fieldNamed = (name: string) => values[name as PlaceholderName]
  const namesIn = (part: string) => [...part.matchAll(placeholder)].map(([, name = '']) => name)
  const patterns = text
    .split(separator)
    .filter(part => namesIn(part).every(name => fieldNamed(name)?.text))
    .map((part, index) => (index === 0 ? part : `${separator}${part}`))
  const filledWith = (part: string, shown: (value: string) => string) =>
    part.replaceAll(placeholder, (_, name: string) => shown(fieldNamed(name)?.text ?? ''))
  const parts = patterns.map(part => ({
    text: filledWith(part, value => value),
    path:
      namesIn(part)
        .map(name => fieldNamed(name)?.path ?? null)
        .find(Boolean) ?? null,
  }))
  const pattern = patterns.join('')
  const filled = parts.map(part => part.text).join('')
  if (filled.trim() === '') return null
  // fields beside each other keep their places, whatever the direction of each
  const isOneOfSeveral = mayReorder(filled, 'ltr') && !/^\{[^{}]*\}$/.test(pattern)
  const path = parts.find(part => part.path !== null)?.path ?? null
  return { text: isOneOfSeveral ? filledWith(pattern, isolated) : filled, path, parts }
}
