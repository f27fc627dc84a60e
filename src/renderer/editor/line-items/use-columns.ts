import { useMemo } from 'react'
import { type OptionalColumn, optionalColumns } from '#contract/argument-schemas.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useApp, useHost, useOpenInvoice } from '../../state/use-app.ts'
import { allColumns, isOptional } from './grid-keys.ts'

/** Used columns are always visible, because their values are printed and billed. */
const usedColumns = (items: Draft['items']): string =>
  optionalColumns.filter(column => items.some(item => (item[column] ?? '') !== '')).join(' ')

export function useColumns() {
  const used = useOpenInvoice(invoice => usedColumns(invoice.doc.draft.items)) ?? ''
  const app = useApp()
  const selected = useHost(host => host.settings?.columns)
  return useMemo(() => {
    const isShown = (field: ItemField) =>
      !isOptional(field) || selected?.includes(field) || used.split(' ').includes(field)
    return {
      fields: allColumns.filter(isShown) as readonly ItemField[],
      hidden: optionalColumns.map(column => ({
        column,
        isShown: isShown(column),
        isUsed: used.split(' ').includes(column),
      })),
      toggle: (column: OptionalColumn) =>
        void app.hostStore.saveSettings(({ columns }) => ({
          columns: columns.includes(column)
            ? columns.filter(other => other !== column)
            : [...columns, column],
        })),
    }
  }, [app, used, selected])
}
