import { t } from '../../i18n/translate.ts'
import { DateField } from './date-field.tsx'
import { PathField } from './path-field.tsx'

/** Number and date of the invoice that a credit note credits. */
export function PrecedingInvoiceFields() {
  return (
    <>
      <PathField path="preceding_invoice.number" label={t('preceding.number')} />
      <DateField label={t('preceding.issue-date')} field="preceding_invoice.issue_date" />
    </>
  )
}
