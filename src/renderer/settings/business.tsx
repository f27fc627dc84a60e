import { useState } from 'react'
import { AddressField, CountryField } from '../editor/parties/party-fields.tsx'
import { t } from '../i18n/translate.ts'
import type { SellerField } from '../state/document/editor-doc.ts'
import { useHost } from '../state/use-app.ts'
import { SettingField } from './setting-field.tsx'
import styles from './settings.module.css'
import { useSaveSettings } from './use-save-settings.ts'

const fields = [
  ['tax_id', 'party.tax-id'],
  ['registration_id', 'party.registration'],
  ['email', 'party.email'],
  ['phone', 'party.phone'],
  ['website', 'party.website'],
  ['iban', 'party.iban'],
  ['bic', 'party.bic'],
] as const satisfies readonly (readonly [SellerField, string])[]

/** Seller of new invoices. */
export function Business() {
  const save = useSaveSettings()
  const settings = useHost(host => host.settings)
  const [address, setAddress] = useState<string[] | null>(null)
  if (!settings) return null
  const { seller } = settings
  const write = (change: typeof seller) => save(now => ({ seller: { ...now.seller, ...change } }))
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('settings.business.about')}</p>
      <SettingField
        label={t('party.from.name')}
        value={seller.name ?? ''}
        onCommit={name => write({ name })}
      />
      <AddressField
        value={address ?? seller.address}
        onValue={setAddress}
        onBlur={() => {
          if (!address) return
          void write({ address }).then(isSaved => {
            if (isSaved) setAddress(newer => (newer === address ? null : newer))
          })
        }}
      />
      <CountryField value={seller.country} onValue={country => void write({ country })} />
      <div className={styles.pair}>
        {fields.map(([field, label]) => (
          <SettingField
            key={field}
            label={t(label)}
            value={seller[field] ?? ''}
            onCommit={value => write({ [field]: value })}
          />
        ))}
      </div>
    </div>
  )
}
