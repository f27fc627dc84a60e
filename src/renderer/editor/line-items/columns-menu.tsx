import { Menu } from '@base-ui/react/menu'
import type { OptionalColumn } from '#contract/argument-schemas.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import buttonStyles from '../../controls/button.module.css'
import { classNames } from '../../controls/class-names.ts'
import { Icon } from '../../controls/icon.tsx'
import styles from '../../controls/menu.module.css'
import { t } from '../../i18n/translate.ts'

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
