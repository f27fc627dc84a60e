import { useState } from 'react'
import { sellerFields } from '#core/fields/party-fields.ts'
import { lawfulMentions, mentionNames } from '#core/france/mentions.ts'
import { isFrench } from '#core/identifiers/siren.ts'
import form from '../controls/form.module.css'
import { CountryField } from '../editor/fields/country-field.tsx'
import { LogoPicker } from '../editor/fields/logo-picker.tsx'
import { AddressField, sellerDetails } from '../editor/parties/party-fields.tsx'
import { t } from '../i18n/translate.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { SettingField } from './setting-field.tsx'

/** Seller of new invoices. */
export function Business() {
  const app = useApp()
  const settings = useHost(host => host.settings)
  const [address, setAddress] = useState<string[] | null>(null)
  if (!settings) return null
  const { seller } = settings
  const write = (change: typeof seller) =>
    saveSettings(app, now => ({ seller: { ...now.seller, ...change } }))
  return (
    <div className={form.form}>
      <p className={form.lead}>{t('settings.business.about')}</p>
      <SettingField
        label={t('party.from.name')}
        value={seller.name ?? ''}
        onCommit={name => write({ name })}
      />
      <AddressField
        value={address ?? seller.address}
        party={seller}
        onValue={setAddress}
        onBlur={() => {
          if (!address) return
          void write({ address }).then(isSaved => {
            if (isSaved) setAddress(newer => (newer === address ? null : newer))
          })
        }}
      />
      <CountryField value={seller.country} onValue={country => void write({ country })} />
      {sellerDetails.map(field => (
        <SettingField
          key={field}
          label={t(sellerFields[field].label)}
          value={seller[field] ?? ''}
          onCommit={value => write({ [field]: value })}
        />
      ))}
      {isFrench(seller.country) &&
        mentionNames.map(name => (
          <SettingField
            key={name}
            isLong
            label={t(sellerFields[name].label)}
            hint={t('settings.business.mention')}
            value={seller[name] || lawfulMentions[name]}
            onCommit={text => write({ [name]: text.trim() === '' ? lawfulMentions[name] : text })}
          />
        ))}
      <LogoPicker value={settings.logo} onValue={logo => void saveSettings(app, { logo })} />
    </div>
  )
}
