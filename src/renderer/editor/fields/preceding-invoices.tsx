import type { Draft } from '#core/draft/draft.ts'
import { limits } from '#core/limits.ts'
import { t } from '../../i18n/translate.ts'
import { DateField } from './date-field.tsx'
import { EntryList } from './entry-list.tsx'
import { NumberField } from './number-field.tsx'
import { PathField } from './path-field.tsx'

/** Deposit invoices and other earlier invoices, with the amount deducted for each. */
export function PrecedingInvoices() {
  return (
    <EntryList name="preceding_invoices" max={limits.precedingInvoices} newEntry={taxedAsLastLine}>
      {path => (
        <>
          <PathField path={`${path}.number`} label={t('preceding.number')} />
          <DateField field={`${path}.issue_date`} label={t('preceding.issue-date')} />
          <NumberField path={`${path}.deducted_amount`} label={t('preceding.deducted')} kind="price" />
          <NumberField path={`${path}.tax_rate`} label={t('lines.tax')} kind="percent" />
        </>
      )}
    </EntryList>
  )
}

function taxedAsLastLine({ items }: Draft) {
  const { tax_rate } = items.findLast(item => (item.tax_rate ?? '') !== '') ?? {}
  return tax_rate === undefined ? {} : { tax_rate }
}
