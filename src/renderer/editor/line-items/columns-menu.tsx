import { Menu } from '@base-ui/react/menu'
import { useMemo } from 'react'
import { type OptionalColumn, optionalColumns } from '#contract/settings.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import buttonStyles from '../../controls/button.module.css'
import { classNames } from '../../controls/class-names.ts'
import { Icon } from '../../controls/icon.tsx'
import styles from '../../controls/menu.module.css'
import { t } from '../../i18n/translate.ts'
import { usedColumnsOf } from '../../state/document/derived.ts'
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
        className={classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.small)}
        aria-label={t('lines.columns.label')}
      >
        <Icon icon="columns-3" size={14} />
        {t('lines.columns')}
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
  // used columns are always visible, because their values are printed and billed; text compares by value
  const used = useOpenInvoice(invoice => usedColumnsOf(invoice.doc.draft).join(' ')) ?? ''
  const app = useApp()
  const selected = useHost(host => host.settings?.columns)
  const columnToShow = useView(view => view.columnToShow)
  return useMemo(() => {
    const isShown = (field: ItemField) =>
      !isOptional(field) ||
      field === columnToShow ||
      selected?.includes(field) ||
      used.split(' ').includes(field)
    return {
      fields: allColumns.filter(isShown) as readonly ItemField[],
      hidden: optionalColumns.map(column => ({
        column,
        isShown: isShown(column),
        isUsed: used.split(' ').includes(column),
      })),
      toggle(column: OptionalColumn) {
        app.view.set({ columnToShow: null })
        void app.hostStore.saveSettings(({ columns }) => ({
          columns: isShown(column) ? columns.filter(other => other !== column) : [...columns, column],
        }))
      },
    }
  }, [app, used, selected, columnToShow])
}
