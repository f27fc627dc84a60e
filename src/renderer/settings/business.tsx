import { useState } from 'react'
import { sellerFields } from '#core/fields/party-fields.ts'
import { AddressField, CountryField, sellerDetails } from '../editor/party-fields.tsx'
import { useDesk } from '../state/use-page.ts'
import { say } from '../words.ts'
import { SettingField } from './setting-field.tsx'
import styles from './settings.module.css'
import { useSaveSettings } from './use-setting.ts'

/** Who new invoices are from. */
export function Business() {
  const save = useSaveSettings()
  const settings = useDesk(desk => desk.settings)
  const [address, setAddress] = useState<string[] | null>(null)
  if (!settings) return null
  const { seller } = settings
  const write = (change: typeof seller) => save(now => ({ seller: { ...now.seller, ...change } }))
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{say('settings.business.about')}</p>
      <SettingField
        label={say('party.from.name')}
        value={seller.name ?? ''}
        onCommit={name => write({ name })}
      />
      <AddressField
        value={address ?? seller.address}
        onValue={setAddress}
        onBlur={() => {
          if (!address) return
          void write({ address }).then(isTaken => {
            if (isTaken) setAddress(newer => (newer === address ? null : newer))
          })
        }}
      />
      <CountryField value={seller.country} onValue={country => void write({ country })} />
      <div className={styles.pair}>
        {sellerDetails.map(field => (
          <SettingField
            key={field}
            label={say(sellerFields[field].label)}
            value={seller[field] ?? ''}
            onCommit={value => write({ [field]: value })}
          />
        ))}
      </div>
    </div>
  )
}
