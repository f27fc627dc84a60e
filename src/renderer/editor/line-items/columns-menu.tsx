import { Menu } from '@base-ui/react/menu'
import { useMemo } from 'react'
import { type OptionalColumn, optionalColumns } from '#contract/settings.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import buttonStyles from '../../controls/button.module.css'
import { Icon } from '../../controls/icon.tsx'
import styles from '../../controls/menu.module.css'
import { t } from '../../i18n/translate.ts'
import { sharedTaxRate, usedColumnsOf } from '../../state/document/derived.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { isOptional } from '../../state/document/editor-doc.ts'
import { useApp, useHost, useOpenInvoice, useView } from '../../state/use-app.ts'
import { allColumns } from './grid-keys.ts'

interface ColumnsMenuProps {
  hidden: readonly { column: OptionalColumn; isShown: boolean; isUsed: boolean }[]
  onToggle: (column: OptionalColumn) => void
}

export function ColumnsMenu({ hidden, onToggle }: ColumnsMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={buttonStyles.icon}
        aria-label={t('lines.columns.label')}
        title={t('lines.columns.label')}
      >
        <Icon icon="columns-3" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} side="bottom" align="end" sideOffset={4}>
          <Menu.Popup className={styles.popup}>
            {hidden.map(({ column, isShown, isUsed }) => (
              <Menu.CheckboxItem
                key={column}
                className={styles.item}
                checked={isShown}
                disabled={isUsed}
                closeOnClick={false}
                onCheckedChange={() => onToggle(column)}
              >
                <span>{t(itemFields[column].label)}</span>
                <Menu.CheckboxItemIndicator keepMounted className={styles.checkbox}>
                  <Icon icon="check" size={12} />
                </Menu.CheckboxItemIndicator>
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

export function useColumns() {
  // used columns are always visible, because their values are printed and billed; a string, because the hook compares
  // by value
  const used = useOpenInvoice(invoice => usedColumnsOf(invoice.doc.draft).join(' ')) ?? ''
  const sharedRate = useOpenInvoice(invoice => sharedTaxRate(invoice.doc.draft)) ?? null
  const app = useApp()
  const selected = useHost(host => host.settings?.columns)
  const columnToShow = useView(view => view.columnToShow)
  return useMemo(() => {
    const isAsked = (field: ItemField) =>
      field === columnToShow || selected?.includes(field as OptionalColumn)
    const isShown = (field: ItemField) =>
      !isOptional(field) ||
      isAsked(field) ||
      (used.split(' ').includes(field) && !(field === 'tax_rate' && sharedRate !== null))
    return {
      fields: allColumns.filter(isShown) as readonly ItemField[],
      /** shown instead of the column */
      taxOfAll: isAsked('tax_rate') ? null : sharedRate,
      hidden: optionalColumns.map(column => ({
        column,
        isShown: isShown(column),
        isUsed:
          isShown(column) &&
          used.split(' ').includes(column) &&
          !(column === 'tax_rate' && sharedRate !== null),
      })),
      toggle(column: OptionalColumn) {
        app.view.set({ columnToShow: null })
        void app.hostStore.saveSettings(({ columns }) => ({
          columns: isShown(column) ? columns.filter(other => other !== column) : [...columns, column],
        }))
      },
    }
  }, [app, used, sharedRate, selected, columnToShow])
}
