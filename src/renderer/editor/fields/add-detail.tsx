import { Menu } from '@base-ui/react/menu'
import { useRef } from 'react'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import buttonStyles from '../../controls/button.module.css'
import { classNames } from '../../controls/class-names.ts'
import { Icon } from '../../controls/icon.tsx'
import menuStyles from '../../controls/menu.module.css'
import { t } from '../../i18n/translate.ts'
import { focusField } from '../../state/focus-field.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'
import { rareReferences } from './einvoice-details.tsx'

/** Menu of rarely used fields; a choice expands the section of the field and focuses it. */
export function AddDetail() {
  const app = useApp()
  const readOnly = useReadOnly()
  const discount = useOpenInvoice(({ doc }) =>
    doc.draft.discount_amount === undefined ? 'discount_percent' : 'discount_amount',
  )
  const chosen = useRef<string>(undefined)
  if (readOnly || discount === undefined) return null
  const details = [
    ['payment_reference', t('more.payment-reference')],
    [discount, t('more.discount')],
    ['prepaid_amount', t('more.prepaid')],
    ['charges', t('charges.title')],
    ['preceding_invoices', t('preceding.list')],
    ['tax_note', t('more.tax-note')],
    ['period.start', t('period.start')],
    ['delivery_address', t('delivery.title')],
    ...rareReferences.map(name => [name, t(invoiceFields[name].label)] as const),
  ] as const
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.small, styles.add)}
      >
        <Icon icon="plus" size={14} />
        {t('more.add')}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menuStyles.positioner} side="bottom" align="end" sideOffset={4}>
          <Menu.Popup
            className={menuStyles.popup}
            finalFocus={() => {
              const field = chosen.current
              chosen.current = undefined
              if (field !== undefined) focusField(app, field)
              return field === undefined
            }}
          >
            {details.map(([field, label]) => (
              <Menu.Item
                key={field}
                className={menuStyles.item}
                onClick={() => {
                  chosen.current = field
                }}
              >
                <span>{label}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
