import { defaultCurrency } from '#core/defaults.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'
import { useTypedNumber } from './use-typed-number.ts'

type Kind = 'discount_percent' | 'discount_amount'

/** A percentage or an amount, never both; changing the kind keeps the number. */
export function DiscountField() {
  const app = useApp()
  const readOnly = useReadOnly()
  const kind: Kind =
    useOpenInvoice(({ doc }) =>
      doc.draft.discount_amount === undefined ? 'discount_percent' : 'discount_amount',
    ) ?? 'discount_percent'
  const value = useOpenInvoice(({ doc }) => doc.draft[kind]) ?? ''
  const currency = useOpenInvoice(({ doc }) => doc.draft.currency) ?? defaultCurrency
  const message = useOpenInvoice(invoice => messageAt(invoice, kind))

  const write = (as: Kind, next: string, coalesceKey: string | null) =>
    app.openInvoices.edit({
      label: 'details',
      coalesceKey,
      recipe: ({ draft }) => {
        delete draft.discount_percent
        delete draft.discount_amount
        draft[as] = next
      },
    })
  const number = useTypedNumber(value, kind === 'discount_percent' ? 'percent' : 'price', currency, next =>
    write(kind, next, kind),
  )

  return (
    <FieldFrame
      label={t('more.discount')}
      path={kind}
      message={message}
      hint={number.interpretation ?? undefined}
    >
      {({ id, describedBy, isInvalid }) => (
        <div className={styles.joined}>
          <input
            {...number.input}
            id={id}
            className={controls.control}
            readOnly={readOnly}
            autoComplete="off"
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onBlur={() => {
              number.endTyping()
              app.openInvoices.blurField(kind)
            }}
          />
          <select
            className={controls.control}
            aria-label={t('more.discount.kind')}
            value={kind}
            disabled={readOnly}
            onChange={event => write(event.target.value as Kind, value, null)}
          >
            <option value="discount_percent">%</option>
            <option value="discount_amount">{currency}</option>
          </select>
        </div>
      )}
    </FieldFrame>
  )
}
