import { ChevronRight } from 'lucide-react'
import controls from '../../controls/field.module.css'
import { Icon } from '../../controls/icon.tsx'
import { FieldFrame, TextField } from '../../controls/text-field.tsx'
import { say } from '../../i18n/translate.ts'
import { setText, type TextField as TextFieldName } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useCurrent, usePage, useReadOnly } from '../../state/use-app.ts'
import { DateField } from './date-field.tsx'
import styles from './details.module.css'
import { DiscountField } from './discount-field.tsx'
import { DocumentLanguage } from './language-field.tsx'
import { LogoField } from './logo-field.tsx'
import { MoneyField } from './money-field.tsx'

/** What most invoices do without, folded away until it is wanted or filled in. */
export function Details() {
  const page = usePage()
  const readOnly = useReadOnly()
  const isIncluded = useCurrent(document => document.doc.draft.prices_include_tax) ?? false
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Icon of={ChevronRight} size={14} />
        {say('more.title')}
      </summary>
      <div className={styles.body}>
        <div className={styles.grid}>
          <Text field="purchase_order" label={say('more.purchase-order')} />
          <DateField label={say('field.delivery-date')} field="delivery_date" />
          <DocumentLanguage />
          <DiscountField />
          <MoneyField field="prepaid_amount" label={say('more.prepaid')} />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isIncluded}
              disabled={readOnly}
              onChange={event => {
                const isChecked = event.target.checked
                page.documents.edit({
                  label: 'edit.details',
                  burst: null,
                  recipe: doc => {
                    doc.draft.prices_include_tax = isChecked
                  },
                })
              }}
            />
            {say('more.tax-included')}
          </label>
        </div>
        <div className={styles.wide}>
          <Text field="payment_terms" label={say('more.terms')} placeholder={say('more.terms.hint')} isLong />
          <Text
            field="tax_note"
            label={say('more.tax-note')}
            placeholder={say('more.tax-note.hint')}
            isLong
          />
          <Text field="notes" label={say('more.notes')} placeholder={say('more.notes.hint')} isLong />
          <LogoField />
        </div>
      </div>
    </details>
  )
}

interface TextProps {
  field: TextFieldName
  label: string
  placeholder?: string
  isLong?: boolean
}

function Text({ field, label, placeholder, isLong = false }: TextProps) {
  const page = usePage()
  const readOnly = useReadOnly()
  const value = useCurrent(document => document.doc.draft[field]) ?? ''
  const message = useCurrent(document => messageAt(document, field))
  const onValue = (next: string) =>
    page.documents.edit({ label: 'edit.details', burst: field, recipe: setText(field, next) })
  const onBlur = () => page.documents.leaveField(field)
  const shared = { placeholder, readOnly, onBlur }
  if (!isLong) {
    return (
      <TextField {...shared} path={field} label={label} value={value} onValue={onValue} message={message} />
    )
  }
  return (
    <FieldFrame label={label} path={field} message={message}>
      {({ id, describedBy, isInvalid }) => (
        <textarea
          {...shared}
          dir="auto"
          id={id}
          className={controls.control}
          rows={1}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event => onValue(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
