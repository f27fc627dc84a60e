import type { Draft } from '#core/draft/draft.ts'
import { limits } from '#core/limits.ts'
import { t } from '../../i18n/translate.ts'
import { useOpenInvoice } from '../../state/use-app.ts'
import { EntryList } from './entry-list.tsx'
import { NumberField } from './number-field.tsx'
import { PathField } from './path-field.tsx'

/** Charges on the whole document, such as freight. */
export function Charges() {
  const hasCategory = useOpenInvoice(({ doc }) => showsCategory(doc.draft)) ?? false
  return (
    <EntryList name="charges" max={limits.charges} newEntry={newCharge}>
      {path => (
        <>
          <PathField path={`${path}.reason`} label={t('charges.reason')} />
          <NumberField path={`${path}.amount`} label={t('charges.amount')} kind="price" />
          <NumberField path={`${path}.tax_rate`} label={t('lines.tax')} kind="percent" />
          {hasCategory && <PathField path={`${path}.tax_category`} label={t('lines.tax-category')} />}
        </>
      )}
    </EntryList>
  )
}

/** Only e-invoices use the tax category. */
const showsCategory = ({ e_invoice, items, charges = [] }: Draft): boolean =>
  (e_invoice ?? '') !== '' || [...items, ...charges].some(({ tax_category }) => (tax_category ?? '') !== '')

/** A new charge has the tax rate of the last line. */
function newCharge({ items }: Draft): NonNullable<Draft['charges']>[number] {
  const { tax_rate, tax_category } = items.findLast(({ tax_rate }) => (tax_rate ?? '') !== '') ?? {}
  return { amount: '', ...(tax_rate && { tax_rate }), ...(tax_category && { tax_category }) }
}
