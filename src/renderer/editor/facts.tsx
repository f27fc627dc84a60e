import { needsPrecedingInvoice } from '#core/document-type.ts'
import { t } from '../i18n/translate.ts'
import { useOpenInvoice } from '../state/use-app.ts'
import styles from './editor.module.css'
import { DateField } from './fields/date-field.tsx'
import { PathField } from './fields/path-field.tsx'

/** The dates of the document, and the invoice that a credit note credits. */
export function Facts() {
  const hasPreceding = useOpenInvoice(invoice => needsPrecedingInvoice(invoice.doc.draft)) ?? false
  return (
    <div className={styles.facts}>
      <DateField label={t('field.issue-date')} field="issue_date" />
      <DateField label={t('field.delivery-date')} field="delivery_date" />
      {hasPreceding && (
        <>
          <PathField path="preceding_invoice.number" label={t('preceding.number')} />
          <DateField label={t('preceding.issue-date')} field="preceding_invoice.issue_date" />
        </>
      )}
    </div>
  )
}
