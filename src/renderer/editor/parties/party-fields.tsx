import type { ReactNode } from 'react'
import { type StructuredAddress, structuredAddress } from '#core/address/structured-address.ts'
import { addressFields } from '#core/fields/address-fields.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import { addressLinesOf, type PostalAddress } from '#core/text/address-lines.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import type { SellerField } from '../../state/document/editor-doc.ts'
import styles from './parties.module.css'

/** Single-line fields of the seller below name, address and country, restricted to the printed ones. */
export const sellerDetails = [
  'tax_id',
  'tax_number',
  'registration_id',
  'contact_name',
  'email',
  'phone',
  'website',
  'account_holder',
  'iban',
  'bic',
] as const satisfies SellerField[]

/** Fields of both parties used by e-invoices only. */
export const eInvoicePartyFields = [
  ...(Object.keys(addressFields) as (keyof typeof addressFields)[]),
  'registration_scheme',
  'trading_name',
  'identifier',
  'identifier_scheme',
] as const

/** An address with the VAT number, which tells the country if nothing else does. */
export type PartyAddress = PostalAddress & { tax_id?: string | undefined }

const readAddress = ({ country, ...party }: PartyAddress): StructuredAddress =>
  structuredAddress({ ...party, country }, countryOf({ ...party, country: country || undefined }))

/**
 * Parts that e-invoices derive from written address lines, by the names of the fields that would replace them; empty
 * without lines.
 */
export function partsOfLines(party: PartyAddress | undefined): Partial<Record<string, string>> {
  if (!party?.address?.some(line => line.trim() !== '')) return {}
  const { further, ...parts } = readAddress(party)
  return {
    street: parts.street,
    street_2: further.join(', '),
    postcode: parts.postcode,
    city: parts.city,
    region: parts.region,
  }
}

/** Displays the parts that e-invoices derive from written address lines; `undefined` if there are none. */
export function addressHint(party: PartyAddress): ReactNode {
  const parts = Object.entries(partsOfLines(party)).filter(([, text]) => text)
  if (parts.length === 0) return undefined
  if (readAddress(party).isUnread) return t('address.unread')
  return (
    <span className={styles.parts}>
      {t('address.read-as')}{' '}
      {parts.map(([name, text]) => {
        const label = t(addressFields[name as keyof typeof addressFields].label)
        return (
          <span key={name} className={styles.part} title={label}>
            <span className="visually-hidden">{label} </span>
            {text}{' '}
          </span>
        )
      })}
    </span>
  )
}

interface AddressFieldProps {
  path?: string | undefined
  value: readonly string[] | undefined
  /** the other fields of the party, from which the parts of a missing address are printed */
  party?: PartyAddress | undefined
  onValue: (lines: string[]) => void
  onBlur: () => void
}

/** Text area with one array entry per line; the text is kept as typed. */
export function AddressField({ path, value, party, onValue, onBlur }: AddressFieldProps) {
  return (
    <FieldFrame label={t('party.address')} path={path} hint={addressHint({ ...party, address: value })}>
      {({ id, describedBy }) => (
        <textarea
          dir="auto"
          id={id}
          className={controls.control}
          rows={3}
          aria-describedby={describedBy}
          placeholder={addressLinesOf({ ...party, address: [] }).join('\n')}
          value={(value ?? []).join('\n')}
          spellCheck={false}
          onChange={event => onValue(event.target.value.split('\n'))}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )
}
