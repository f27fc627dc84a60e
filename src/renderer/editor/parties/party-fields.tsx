import { addressFields } from '#core/fields/address-fields.ts'
import { addressLinesOf, type PostalAddress } from '#core/text/address-lines.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import type { SellerField } from '../../state/document/editor-doc.ts'

/** Single-line fields of the seller below name, address and country, as far as they are printed. */
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

/** Fields of both parties that only electronic invoices need. */
export const eInvoicePartyFields = [
  ...(Object.keys(addressFields) as (keyof typeof addressFields)[]),
  'registration_scheme',
  'trading_name',
  'identifier',
  'identifier_scheme',
] as const

interface AddressFieldProps {
  path?: string | undefined
  value: readonly string[] | undefined
  /** printed where no line is written */
  parts?: PostalAddress | undefined
  onValue: (lines: string[]) => void
  onBlur: () => void
}

/** One text area with one array entry per line, kept as typed. */
export function AddressField({ path, value, parts, onValue, onBlur }: AddressFieldProps) {
  return (
    <FieldFrame label={t('party.address')} path={path}>
      {({ id }) => (
        <textarea
          dir="auto"
          id={id}
          className={controls.control}
          rows={3}
          placeholder={addressLinesOf({ ...parts, address: [] }).join('\n')}
          value={(value ?? []).join('\n')}
          spellCheck={false}
          onChange={event => onValue(event.target.value.split('\n'))}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )
}
