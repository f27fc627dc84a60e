import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { itemPath } from '../json/json-path.ts'
import { placeholderIn } from '../text/period-placeholders.ts'
import { type Finding, warning } from './finding.ts'

/** Placeholders of a schedule, which an invoice prints as they are. */
export function placeholderFindings({ items, notes, payment_terms }: RenderableInvoice): Finding[] {
  const texts: [path: string, text: string | undefined][] = [
    ...items.map(({ description }, index): [string, string] => [
      itemPath({ index, field: 'description' }),
      description,
    ]),
    ['payment_terms', payment_terms],
    ['notes', notes],
  ]
  return texts.flatMap(([path, text = '']) => {
    const placeholder = placeholderIn(text)
    if (placeholder === undefined) return []
    return [warning(path, 'placeholder', { code: 'text.placeholder', params: { placeholder } })]
  })
}
