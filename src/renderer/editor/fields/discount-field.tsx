import controls from '../../controls/field.module.css'
import { FieldFrame } from '../../controls/text-field.tsx'
import { say } from '../../i18n/translate.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useCurrent, usePage, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'
import { useTypedNumber } from './use-typed-number.ts'

type Kind = 'discount_percent' | 'discount_amount'

/** A percentage or an amount, never both: changing the kind takes the number along. */
export function DiscountField() {
  const page = usePage()
  const readOnly = useReadOnly()
  const kind: Kind =
    useCurrent(({ doc }) =>
      doc.draft.discount_amount === undefined ? 'discount_percent' : 'discount_amount',
    ) ?? 'discount_percent'
  const value = useCurrent(({ doc }) => doc.draft[kind]) ?? ''
  const currency = useCurrent(({ doc }) => doc.draft.currency) ?? 'EUR'
  const message = useCurrent(document => messageAt(document, kind))

  const write = (as: Kind, next: string, burst: string | null) =>
    page.documents.edit({
      label: 'edit.details',
      burst,
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
    <FieldFrame label={say('more.discount')} path={kind} message={message} hint={number.reading ?? undefined}>
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
              number.settle()
              page.documents.leaveField(kind)
            }}
          />
          <select
            className={controls.control}
            aria-label={say('more.discount.kind')}
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
