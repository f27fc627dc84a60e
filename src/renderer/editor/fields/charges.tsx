import { flushSync } from 'react-dom'
import type { Draft } from '#core/draft/draft.ts'
import { limits } from '#core/limits.ts'
import { Button, IconButton } from '../../controls/button.tsx'
import { classNames } from '../../controls/class-names.ts'
import { Icon } from '../../controls/icon.tsx'
import { t } from '../../i18n/translate.ts'
import { focusField } from '../../state/focus-field.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'
import { NumberField } from './number-field.tsx'
import { PathField } from './path-field.tsx'

/** Charges on the whole document, such as freight. */
export function Charges() {
  const app = useApp()
  const readOnly = useReadOnly()
  const count = useOpenInvoice(({ doc }) => doc.draft.charges?.length) ?? 0
  const hasCategory = useOpenInvoice(({ doc }) => showsCategory(doc.draft)) ?? false
  if (readOnly && count === 0) return null

  const edit = (label: 'edit.charge-added' | 'edit.charge-removed', change: (draft: Draft) => void) =>
    flushSync(() => app.openInvoices.edit({ label, coalesceKey: null, recipe: ({ draft }) => change(draft) }))
  const add = () => {
    edit('edit.charge-added', draft => {
      draft.charges = [...(draft.charges ?? []), newCharge(draft)]
    })
    focusField(app, `charges[${count}].reason`)
  }
  const remove = (index: number) => {
    edit('edit.charge-removed', draft => {
      const rest = draft.charges?.toSpliced(index, 1) ?? []
      if (rest.length > 0) draft.charges = rest
      else delete draft.charges
    })
    focusField(app, index > 0 ? `charges[${index - 1}].reason` : 'charges')
  }

  return (
    <fieldset className={styles.group} data-path="charges">
      <legend>{t('charges.title')}</legend>
      {Array.from({ length: count }, (_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields show the draft at this position
          key={index}
          aria-label={t('charges.entry', { number: index + 1 })}
          className={classNames(styles.group, styles.charge)}
          data-path={`charges[${index}]`}
        >
          <PathField path={`charges[${index}].reason`} label={t('charges.reason')} />
          <NumberField path={`charges[${index}].amount`} label={t('charges.amount')} kind="price" />
          <NumberField path={`charges[${index}].tax_rate`} label={t('lines.tax')} kind="percent" />
          {hasCategory && (
            <PathField path={`charges[${index}].tax_category`} label={t('lines.tax-category')} />
          )}
          {!readOnly && (
            <IconButton
              label={t('charges.remove', { number: index + 1 })}
              className={styles.remove}
              onClick={() => remove(index)}
            >
              <Icon icon="trash" size={14} />
            </IconButton>
          )}
        </fieldset>
      ))}
      {!readOnly && count < limits.charges && (
        <Button variant="link" size="small" onClick={add}>
          <Icon icon="plus" size={14} />
          {t('charges.add')}
        </Button>
      )}
    </fieldset>
  )
}

/** Categories matter to e-invoices only. */
const showsCategory = ({ e_invoice, items, charges = [] }: Draft): boolean =>
  (e_invoice ?? '') !== '' || [...items, ...charges].some(({ tax_category }) => (tax_category ?? '') !== '')

/** Taxed as the last line. */
function newCharge({ items }: Draft): NonNullable<Draft['charges']>[number] {
  const { tax_rate, tax_category } = items.findLast(({ tax_rate }) => (tax_rate ?? '') !== '') ?? {}
  return { amount: '', ...(tax_rate && { tax_rate }), ...(tax_category && { tax_category }) }
}
