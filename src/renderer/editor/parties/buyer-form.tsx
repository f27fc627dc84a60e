import { useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { SuggestionList } from '../../controls/suggestion-list.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { useSuggestions } from '../../controls/use-suggestions.ts'
import { t } from '../../i18n/translate.ts'
import { type CustomerOption, customerOptions } from '../../record-actions/customer-options.ts'
import { chooseBuyer, chooseCustomer, linkTypedCustomer } from '../../record-actions/invoice-customer.ts'
import { type BuyerField, setBuyer } from '../../state/document/editor-doc.ts'
import { useApp, useOpenInvoice } from '../../state/use-app.ts'
import { CountryField } from '../fields/country-field.tsx'
import { CustomerStatus } from './customer-status.tsx'
import { EInvoiceParty } from './einvoice-party.tsx'
import styles from './parties.module.css'
import { AddressField } from './party-fields.tsx'

export function BuyerForm({ onDone }: { onDone: () => void }) {
  const app = useApp()
  const buyer = useOpenInvoice(invoice => invoice.doc.draft.buyer)
  const nameField = useRef<HTMLInputElement>(null)
  const suggestions = useSuggestions<CustomerOption>({
    field: nameField,
    load: text => customerOptions(app, text),
    onChoose: ({ view, customer }) => {
      if (view) chooseCustomer(app, view)
      else chooseBuyer(app, customer)
      onDone()
    },
  })

  const write = (field: BuyerField, value: string | string[]) =>
    app.openInvoices.edit({
      label: 'edit.to',
      coalesceKey: field === 'country' ? null : `buyer.${field}`,
      recipe: setBuyer({ [field]: value }),
    })
  const endEdit = (field: BuyerField) => app.openInvoices.blurField(`buyer.${field}`)

  return (
    <div className={styles.form}>
      <div className={styles.column}>
        <TextField
          {...suggestions.attributes}
          ref={nameField}
          path="buyer.name"
          label={t('party.to.name')}
          value={buyer?.name ?? ''}
          role="combobox"
          aria-expanded={suggestions.options.length > 0}
          onValue={value => {
            write('name', value)
            suggestions.ask(value)
          }}
          onKeyDown={event => {
            if (suggestions.onKeyDown(event)) return
            if (event.key !== 'ArrowDown' || event.altKey) return
            event.preventDefault()
            suggestions.ask(buyer?.name ?? '')
          }}
          onBlur={() => {
            suggestions.close()
            endEdit('name')
            void linkTypedCustomer(app)
          }}
        />
        <SuggestionList suggestions={suggestions} field={nameField} label={t('customer.suggestions')}>
          {({ customer, detail }) => ({ title: customer.name, detail })}
        </SuggestionList>
        <AddressField
          path="buyer.address"
          value={buyer?.address}
          party={buyer}
          onValue={lines => write('address', lines)}
          onBlur={() => endEdit('address')}
        />
      </div>
      <div className={styles.column}>
        <CountryField path="buyer.country" value={buyer?.country} onValue={code => write('country', code)} />
        <div className={styles.pair}>
          <TextField
            path="buyer.tax_id"
            label={t('party.tax-id')}
            value={buyer?.tax_id ?? ''}
            onValue={value => write('tax_id', value)}
            onBlur={() => endEdit('tax_id')}
          />
          <TextField
            path="buyer.reference"
            label={t('party.reference')}
            value={buyer?.reference ?? ''}
            onValue={value => write('reference', value)}
            onBlur={() => endEdit('reference')}
          />
          <TextField
            path="buyer.registration_id"
            label={t('party.registration')}
            value={buyer?.registration_id ?? ''}
            onValue={value => write('registration_id', value)}
            onBlur={() => endEdit('registration_id')}
          />
        </div>
      </div>
      <EInvoiceParty party="buyer" />
      <CustomerStatus />
      <div className={styles.foot}>
        <Button size="small" onClick={onDone}>
          {t('party.done')}
        </Button>
      </div>
    </div>
  )
}
