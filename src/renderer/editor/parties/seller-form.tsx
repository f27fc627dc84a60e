import { sellerFields } from '#core/fields/party-fields.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import { type SellerField, setSeller } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice } from '../../state/use-app.ts'
import { CountryField } from '../fields/country-field.tsx'
import { LogoField } from '../fields/logo-picker.tsx'
import { EInvoiceParty } from './einvoice-party.tsx'
import styles from './parties.module.css'
import { AddressField, sellerDetails } from './party-fields.tsx'

/** Fields that are too long for half a column. */
const wideFields: ReadonlySet<SellerField> = new Set<SellerField>(['email', 'iban'])

export function SellerForm({ onDone }: { onDone: () => void }) {
  const app = useApp()
  const seller = useOpenInvoice(invoice => invoice.doc.draft.seller)
  const write = (field: SellerField, value: string | string[]) =>
    app.openInvoices.edit({
      label: 'from',
      coalesceKey: field === 'country' ? null : `seller.${field}`,
      recipe: setSeller({ [field]: value }),
    })
  const endEdit = (field: SellerField) => app.openInvoices.blurField(`seller.${field}`)

  return (
    <div className={styles.form}>
      <div className={styles.column}>
        <TextField
          path="seller.name"
          label={t('party.from.name')}
          value={seller?.name ?? ''}
          onValue={value => write('name', value)}
          onBlur={() => endEdit('name')}
        />
        <AddressField
          path="seller.address"
          value={seller?.address}
          party={seller}
          onValue={lines => write('address', lines)}
          onBlur={() => endEdit('address')}
        />
        <LogoField />
      </div>
      <div className={styles.column}>
        <CountryField
          path="seller.country"
          value={seller?.country}
          onValue={code => write('country', code)}
        />
        <div className={styles.pair}>
          {sellerDetails.map(field => (
            <SellerText
              key={field}
              field={field}
              label={t(sellerFields[field].label)}
              onValue={write}
              onEnd={endEdit}
            />
          ))}
        </div>
      </div>
      <EInvoiceParty party="seller" />
      <div className={styles.foot}>
        <Button size="small" onClick={onDone}>
          {t('party.done')}
        </Button>
      </div>
    </div>
  )
}

interface SellerTextProps {
  field: Exclude<SellerField, 'address'>
  label: string
  onValue: (field: SellerField, value: string) => void
  onEnd: (field: SellerField) => void
}

function SellerText({ field, label, onValue, onEnd }: SellerTextProps) {
  const value = useOpenInvoice(invoice => invoice.doc.draft.seller?.[field]) ?? ''
  const message = useOpenInvoice(invoice => messageAt(invoice, `seller.${field}`))
  return (
    <TextField
      path={`seller.${field}`}
      label={label}
      className={wideFields.has(field) ? styles.long : undefined}
      value={value}
      message={message}
      onValue={next => onValue(field, next)}
      onBlur={() => onEnd(field)}
    />
  )
}
