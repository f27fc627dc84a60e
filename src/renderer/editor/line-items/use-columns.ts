import { useMemo, useState } from 'react'
import type { Draft } from '#core/draft/draft.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useOpenInvoice } from '../../state/use-app.ts'
import { allColumns, isOptional, type OptionalColumn, optionalColumns } from './grid-keys.ts'

/** Used columns are always visible, because their values are printed and billed. */
const usedColumns = (items: Draft['items']): string =>
  optionalColumns.filter(column => items.some(item => (item[column] ?? '') !== '')).join(' ')

export function useColumns() {
  const used = useOpenInvoice(invoice => usedColumns(invoice.doc.draft.items)) ?? ''
  const [selected, setSelected] = useState<readonly OptionalColumn[]>([])
  return useMemo(() => {
    const isShown = (field: ItemField) =>
      !isOptional(field) || selected.includes(field) || used.split(' ').includes(field)
    return {
      fields: allColumns.filter(isShown) as readonly ItemField[],
      hidden: optionalColumns.map(column => ({
        column,
        isShown: isShown(column),
        isUsed: used.split(' ').includes(column),
      })),
      toggle: (column: OptionalColumn) =>
        setSelected(now => (now.includes(column) ? now.filter(other => other !== column) : [...now, column])),
    }
  }, [used, selected])
}
