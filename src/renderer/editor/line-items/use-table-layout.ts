import { type RefObject, useLayoutEffect, useState } from 'react'
import { defaultCurrency } from '#core/defaults.ts'
import { formatMoney } from '#core/money/format.ts'
import { uiLocale } from '../../i18n/locale.ts'
import { totalsOfDraft } from '../../state/document/derived.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useOpenInvoice } from '../../state/use-app.ts'
import { type TableLayout, tableLayout } from './table-layout.ts'

/** The layout of the table in its present width, for its longest price and amount. */
export function useTableLayout(
  section: RefObject<HTMLElement | null>,
  fields: readonly ItemField[],
): TableLayout {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = section.current
    if (!element) return
    setWidth(element.clientWidth)
    const resized = new ResizeObserver(() => setWidth(element.clientWidth))
    resized.observe(element)
    return () => resized.disconnect()
  }, [section])
  const unit_price =
    useOpenInvoice(({ doc }) => longest(doc.draft.items.map(item => item.unit_price))?.length) ?? 0
  const amount = useOpenInvoice(({ doc: { draft } }) => {
    const text = longest(totalsOfDraft(draft).lines)
    return text === null ? 0 : formatMoney(text, draft.currency ?? defaultCurrency, uiLocale).length
  })
  return tableLayout(fields, width, { unit_price, amount: amount ?? 0 })
}

/** The longest text; the length of a formatted decimal grows with that of the plain one. */
const longest = <Text extends string>(texts: readonly (Text | null)[]): Text | null =>
  texts.reduce((before, text) => ((text?.length ?? 0) > (before?.length ?? 0) ? text : before), null)
