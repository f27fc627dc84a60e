import { defaultCurrency } from '#core/defaults.ts'
import type { Invoice, PricedItem } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { isPriced, isSummed } from '#core/line-kind.ts'

/** Values of an item that depend on the lines around it. */
export interface ItemContext {
  /** BT-126: its number on the page, which counts optional items too */
  id: string
  /** BT-127: headings and texts above it */
  note: string | undefined
}

/** Texts of lines other than items. Subtotals are omitted, because the standard has no subtotals. */
export interface LineTexts {
  /** one per written item */
  contexts: ItemContext[]
  /** BT-22: texts below the last item, and optional items, which are not summed */
  others: string[]
}

export function lineTextsOf(invoice: Invoice): LineTexts {
  const contexts: ItemContext[] = []
  const optional: string[] = []
  let above: string[] = []
  let number = 0
  for (const [index, item] of invoice.items.entries()) {
    if (isPriced(item)) number += 1
    if (isSummed(item)) {
      contexts.push({ id: String(number), note: above.length > 0 ? above.join('\n') : undefined })
      above = []
    } else if (isPriced(item)) optional.push(optionalText(invoice, item, index))
    else if (item.kind !== 'subtotal') above.push(item.description)
  }
  return { contexts, others: [...above, ...optional] }
}

function optionalText(invoice: Invoice, { description }: PricedItem, index: number): string {
  const amount = totalsOf(invoice).lines[index] ?? '0'
  return `Optional, not included: ${description.replaceAll('\n', ', ')}, ${amount} ${invoice.currency ?? defaultCurrency}`
}
