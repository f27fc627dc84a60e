import { useState } from 'react'
import { findSender, type SenderProfile } from '#contract/settings.ts'
import { sellerFields } from '#core/fields/party-fields.ts'
import { lawfulMentions, mentionNames } from '#core/france/mentions.ts'
import { isFrench } from '#core/identifiers/siren.ts'
import form from '../controls/form.module.css'
import { CountryField } from '../editor/fields/country-field.tsx'
import { LogoPicker } from '../editor/fields/logo-picker.tsx'
import { AddressField, sellerDetails } from '../editor/parties/party-fields.tsx'
import { t } from '../i18n/translate.ts'
import { useShownSender } from '../senders/sender-actions.ts'
import { OutdatedDrafts, SenderActions, SenderChoice } from '../senders/sender-choice.tsx'
import type { SettingsChange } from '../state/host/host-store.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { SettingField } from './setting-field.tsx'
import { SettingGroup } from './setting-layout.tsx'

/** The seller of a profile, as printed on new invoices. */
export function Business() {
  const sender = useShownSender()
  if (!sender) return null
  return (
    <div className={form.form}>
      <SenderChoice />
      <BusinessFields key={sender.id} sender={sender} />
    </div>
  )
}

function BusinessFields({ sender }: { sender: SenderProfile }) {
  const app = useApp()
  const hasOthers = useHost(host => (host.settings?.senders.length ?? 0) > 1)
  const [address, setAddress] = useState<string[] | null>(null)
  const { id, seller } = sender
  const save = (change: SettingsChange) => saveSettings(app, { ...change, sender: id })
  const write = (change: typeof seller) =>
    saveSettings(app, now => ({ sender: id, seller: { ...findSender(now, id)?.seller, ...change } }))
  return (
    <>
      <OutdatedDrafts sender={sender} />
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
      <LogoPicker value={sender.logo} onValue={logo => void save({ logo })} />
      {hasOthers && (
        <SettingField
          label={t('sender.profile-name')}
          hint={t('sender.profile-name.hint')}
          value={sender.profileName}
          onCommit={name => save({ profileName: name.slice(0, 80) })}
        />
      )}
      <SettingGroup title={t('sender.title')}>
        <p className={form.lead}>{t('sender.about')}</p>
        <SenderActions sender={sender} />
      </SettingGroup>
    </>
  )
}
