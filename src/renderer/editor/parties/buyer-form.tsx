import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
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
  const write = (field: BuyerField, value: string | string[]) =>
    app.openInvoices.edit({
      label: 'to',
      coalesceKey: field === 'country' ? null : `buyer.${field}`,
      recipe: setBuyer({ [field]: value }),
    })
  const endEdit = (field: BuyerField) => app.openInvoices.blurField(`buyer.${field}`)

  return (
    <div className={styles.form}>
      <div className={styles.column}>
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
