import { TextField } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import { DateField } from './date-field.tsx'

const path = 'preceding_invoice.number'

/** Number and date of the invoice that a credit note credits. */
export function PrecedingInvoiceFields() {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => invoice.doc.draft.preceding_invoice?.number) ?? ''
  const message = useOpenInvoice(invoice => messageAt(invoice, path))
  return (
    <>
      <TextField
        label={t('preceding.number')}
        path={path}
        value={value}
        readOnly={readOnly}
        message={message}
        onValue={number =>
          app.openInvoices.edit({
            label: 'edit.details',
            coalesceKey: path,
            recipe: doc => {
              doc.draft.preceding_invoice = { ...doc.draft.preceding_invoice, number }
            },
          })
        }
        onBlur={() => app.openInvoices.blurField(path)}
      />
      <DateField label={t('preceding.issue-date')} field="preceding_invoice.issue_date" />
    </>
  )
}
