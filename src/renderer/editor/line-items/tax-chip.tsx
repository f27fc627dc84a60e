import { Popover } from '@base-ui/react/popover'
import { useId } from 'react'
import { defaultCurrency } from '#core/defaults.ts'
import { formatQuantity } from '#core/money/format.ts'
import { Button } from '../../controls/button.tsx'
import controls from '../../controls/field.module.css'
import { Icon } from '../../controls/icon.tsx'
import popover from '../../controls/popover.module.css'
import { FieldFrame } from '../../controls/text-field.tsx'
import { uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { setTaxRate } from '../../state/document/editor-doc.ts'
import { useApp, useOpenInvoice } from '../../state/use-app.ts'
import { isPercent, useTypedNumber } from '../fields/use-typed-number.ts'
import styles from './chips.module.css'

interface TaxChipProps {
  /** rate of every line */
  rate: string
  /** shows the column, so that lines can have different rates */
  onDiffer: () => void
}

/** The common tax rate of all lines, shown instead of a column. */
export function TaxChip({ rate, onDiffer }: TaxChipProps) {
  const app = useApp()
  const currency = useOpenInvoice(invoice => invoice.doc.draft.currency) ?? defaultCurrency
  const wrongId = useId()
  const number = useTypedNumber(rate, 'percent', currency, next =>
    app.openInvoices.edit({ label: 'tax', coalesceKey: 'tax', recipe: setTaxRate(next) }),
  )
  const isWrong = !isPercent(rate)
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.chip}>
        {t('lines.tax.all', { rate: isWrong ? rate : formatQuantity(rate, uiLocale) })}
        <Icon icon="chevron-down" size={12} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popover.positioner} side="bottom" align="end" sideOffset={4}>
          <Popover.Popup className={`${popover.popup} ${styles.taxPopup}`} aria-label={t('lines.tax')}>
            <FieldFrame label={t('lines.tax.rate')}>
              {({ id }) => (
                <input
                  {...number.input}
                  id={id}
                  className={controls.control}
                  autoComplete="off"
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? wrongId : undefined}
                  onBlur={() => {
                    number.endTyping()
                    app.openInvoices.blurField('tax')
                  }}
                />
              )}
            </FieldFrame>
            {isWrong && (
              <p id={wrongId} className={controls.error}>
                {t('settings.defaults.tax-rate.wrong')}
              </p>
            )}
            <Button size="small" onClick={onDiffer}>
              {t('lines.tax.differ')}
            </Button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
