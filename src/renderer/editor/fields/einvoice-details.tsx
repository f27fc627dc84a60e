import type { ReactNode } from 'react'
import type { Draft } from '#core/draft/draft.ts'
import { embeddedFormats } from '#core/einvoice-formats.ts'
import { labelAt } from '#core/fields/find-field.ts'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { isRareReference, referenceNames } from '#core/fields/reference-fields.ts'
import { isPriced } from '#core/line-kind.ts'
import { type TaxCategory, taxCategories } from '#core/tax-category.ts'
import controls from '../../controls/field.module.css'
import { Icon } from '../../controls/icon.tsx'
import { FieldFrame, type FieldMessage } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import { memoizeByDraft } from '../../state/document/derived.ts'
import { setTextAt, textAt } from '../../state/document/editor-doc.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import { Attachments } from './attachments.tsx'
import { ChoiceField } from './choice-field.tsx'
import { CountryField } from './country-field.tsx'
import { DateField } from './date-field.tsx'
import styles from './details.module.css'
import { FrenchFields } from './french-fields.tsx'
import { PathField } from './path-field.tsx'

const rareGroups = ['payee', 'tax_representative'] as const

export const rareReferences = referenceNames.filter(isRareReference)

/** Fields for e-invoices and line taxes, collapsed by default. */
export function EInvoiceDetails() {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Icon icon="chevron-right" size={14} />
        {t('einvoice.title')}
      </summary>
      <div className={styles.body}>
        <div className={styles.grid}>
          <ChoiceField
            path="e_invoice"
            label={t('einvoice.embedded')}
            choices={embeddedFormats}
            titleOf={format => t(`einvoice.embedded.${format}`)}
            none={t('einvoice.embedded.none')}
          />
          <TaxReason />
          <PathField path="exemption_code" label={t('einvoice.exemption-code')} />
          <PathField path="payment_means" label={t('einvoice.payment-means')} />
          <DateField label={t('period.start')} field="period.start" />
          <DateField label={t('period.end')} field="period.end" />
        </div>
        <Attachments />
        <FrenchFields />
        <fieldset className={styles.group} data-path="delivery_address">
          <legend>{t('delivery.title')}</legend>
          <div className={styles.grid}>
            <ObjectFields name="delivery_address" />
          </div>
        </fieldset>
        <RareGroup title={t('references.title')}>
          {rareReferences.map(name => (
            <PathField key={name} path={name} label={t(invoiceFields[name].label)} />
          ))}
        </RareGroup>
        {rareGroups.map(name => (
          <RareGroup key={name} path={name} title={t(invoiceFields[name].label)}>
            <ObjectFields name={name} />
          </RareGroup>
        ))}
      </div>
    </details>
  )
}

const isUntaxed = ({ tax_rate = '' }: { tax_rate?: string | undefined }) =>
  tax_rate.trim() === '' || Number(tax_rate) === 0

const untaxedIn = ({ items, charges = [] }: Draft) =>
  [...items.filter(isPriced), ...charges].filter(isUntaxed)

/** Distinct categories of the untaxed lines and charges, separated by spaces. */
const untaxedCategoriesOf = memoizeByDraft(draft =>
  [...new Set(untaxedIn(draft).map(untaxed => untaxed.tax_category?.trim() ?? ''))].join(' '),
)

/** Reason for which lines are not taxed: sets the category of every line and charge without tax. */
export function TaxReason({ message }: { message?: FieldMessage | undefined }) {
  const app = useApp()
  const readOnly = useReadOnly()
  const categories = useOpenInvoice(({ doc }) => untaxedCategoriesOf(doc.draft))
  const isOne = !categories?.includes(' ')
  const set = (category: string) =>
    app.openInvoices.edit({
      label: 'tax-category',
      coalesceKey: null,
      recipe: doc => {
        for (const untaxed of untaxedIn(doc.draft)) untaxed.tax_category = category
      },
    })
  return (
    <FieldFrame label={t('einvoice.reason')} path="tax_category" message={message}>
      {({ id, describedBy, isInvalid }) => (
        <select
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          className={controls.control}
          value={isOne ? categories : 'several'}
          disabled={readOnly}
          onChange={event => set(event.target.value)}
        >
          {!isOne && (
            <option value="several" disabled>
              {t('einvoice.reason.several')}
            </option>
          )}
          <option value="">{t('einvoice.reason.none')}</option>
          {reasons.map(category => (
            <option key={category} value={category}>
              {t(`einvoice.reason.${category}`)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

const reasons: readonly TaxCategory[] = taxCategories.filter(category => category !== 'S')

/** Collapsed, because few invoices need it. */
function RareGroup({ path, title, children }: { path?: string; title: string; children: ReactNode }) {
  return (
    <details className={styles.inner} data-path={path}>
      <summary className={styles.summary}>
        <Icon icon="chevron-right" size={14} />
        {title}
      </summary>
      <div className={styles.grid}>{children}</div>
    </details>
  )
}

/** All fields of an object of the invoice. */
function ObjectFields({ name }: { name: 'delivery_address' | (typeof rareGroups)[number] }) {
  return Object.keys(invoiceFields[name].fields).map(field => {
    const path = `${name}.${field}`
    const label = t(labelAt([name, field]) ?? invoiceFields[name].label)
    return field === 'country' ? (
      <CountryOf key={field} path={path} />
    ) : (
      <PathField key={field} path={path} label={label} />
    )
  })
}

function CountryOf({ path }: { path: string }) {
  const app = useApp()
  const value = useOpenInvoice(({ doc }) => textAt(doc.draft, path))
  return (
    <CountryField
      path={path}
      value={value}
      onValue={code =>
        app.openInvoices.edit({ label: 'details', coalesceKey: null, recipe: setTextAt(path, code) })
      }
    />
  )
}
