import { needsPrecedingInvoice } from '#core/document-type.ts'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { isRareReference, referenceNames } from '#core/fields/reference-fields.ts'
import { t } from '../i18n/translate.ts'
import { useOpenInvoice } from '../state/use-app.ts'
import styles from './editor.module.css'
import { DateField } from './fields/date-field.tsx'
import { DocumentText } from './fields/details.tsx'
import { PathField } from './fields/path-field.tsx'

const usualReferences = referenceNames.filter(name => !isRareReference(name))

/** Facts that are printed at the top of the document, beside its parties. */
export function Facts() {
  const hasPreceding = useOpenInvoice(invoice => needsPrecedingInvoice(invoice.doc.draft)) ?? false
  return (
    <div className={styles.facts}>
      <DateField label={t('field.issue-date')} field="issue_date" />
      <DocumentText field="payment_terms" label={t('more.terms')} isLong />
      <DateField label={t('field.delivery-date')} field="delivery_date" />
      {usualReferences.map(name => (
        <DocumentText key={name} field={name} label={t(invoiceFields[name].label)} />
      ))}
      {hasPreceding && (
        <>
          <PathField path="preceding_invoice.number" label={t('preceding.number')} />
          <DateField label={t('preceding.issue-date')} field="preceding_invoice.issue_date" />
        </>
      )}
    </div>
  )
}
