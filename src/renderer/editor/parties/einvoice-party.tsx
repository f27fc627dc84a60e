import { buyerFields, electronicAddressFields, sellerFields } from '#core/fields/party-fields.ts'
import { classNames } from '../../controls/class-names.ts'
import { Icon } from '../../controls/icon.tsx'
import { t } from '../../i18n/translate.ts'
import { useOpenInvoice } from '../../state/use-app.ts'
import details from '../fields/details.module.css'
import { PathField } from '../fields/path-field.tsx'
import styles from './parties.module.css'
import { eInvoicePartyFields, partsOfLines } from './party-fields.tsx'

/** Fields of a party for e-invoices, collapsed by default. */
export function EInvoiceParty({ party }: { party: 'seller' | 'buyer' }) {
  const fields = party === 'seller' ? sellerFields : buyerFields
  const parts = partsOfLines(useOpenInvoice(({ doc }) => doc.draft[party]))
  const edit = party === 'seller' ? 'from' : 'to'
  return (
    <details className={classNames(details.details, styles.einvoice)}>
      <summary className={details.summary}>
        <Icon icon="chevron-right" size={14} />
        {t('party.einvoice')}
      </summary>
      <div className={details.grid}>
        {eInvoicePartyFields.map(field => (
          <PathField
            key={field}
            path={`${party}.${field}`}
            label={t(fields[field].label)}
            edit={edit}
            placeholder={parts[field]}
          />
        ))}
        {(['scheme', 'id'] as const).map(field => (
          <PathField
            key={field}
            path={`${party}.electronic_address.${field}`}
            label={t(electronicAddressFields[field].label)}
            edit={edit}
          />
        ))}
      </div>
    </details>
  )
}
