import { useEffect, useRef, useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import { countryDefaults } from '#core/text/country-defaults.ts'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { CountryField } from '../editor/fields/country-field.tsx'
import { CurrencyOptions } from '../editor/fields/currency-field.tsx'
import { DefaultLanguageField } from '../editor/fields/language-field.tsx'
import { LogoPicker } from '../editor/fields/logo-picker.tsx'
import { isPercent, parseNumberInput } from '../editor/fields/use-typed-number.ts'
import { AddressField } from '../editor/parties/party-fields.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { movingFocus, newInvoice } from '../state/invoice-actions.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './welcome.module.css'

interface Answers {
  name: string
  address: string[]
  country: string
  taxId: string
  taxRate: string
}

const noAnswers: Answers = { name: '', address: [], country: '', taxId: '', taxRate: '' }

function sellerOf({ name, address, country, taxId }: Answers): Settings['seller'] {
  const lines = address.map(line => line.trim()).filter(line => line !== '')
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(lines.length > 0 && { address: lines }),
    ...(country !== '' && { country }),
    ...(taxId.trim() !== '' && { tax_id: taxId.trim() }),
  }
}

/** First run: who writes, from where, and with which tax; every question can be skipped. */
export function Welcome() {
  const app = useApp()
  const settings = useHost(host => host.settings)
  const rateField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const isShown = Boolean(settings)
  useEffect(() => {
    if (isShown) nameField.current?.focus()
  }, [isShown])
  const [answers, setAnswers] = useState<Answers>(noAnswers)
  const answer = (change: Partial<Answers>) => setAnswers(now => ({ ...now, ...change }))
  const taxRate = parseNumberInput(answers.taxRate, uiLocale).value
  const isRate = taxRate === '' || isPercent(taxRate)
  const start = async (sample: boolean) => {
    if (!isRate) return rateField.current?.focus()
    await movingFocus(app, async () => {
      const isSaved = await saveSettings(app, now => ({
        seller: { ...now.seller, ...sellerOf(answers) },
        ...(taxRate !== '' && { taxRate }),
      }))
      if (isSaved) await newInvoice(app, sample)
    })
  }
  const chooseCountry = (country: string) => {
    answer({ country })
    if (country !== '') void saveSettings(app, countryDefaults(country))
  }
  if (!settings) return null
  return (
    <form
      className={styles.welcome}
      onSubmit={event => {
        event.preventDefault()
        void start(false)
      }}
    >
      <h1>{t('welcome.title')}</h1>
      <p className={styles.lead}>{t('welcome.lead')}</p>
      <div className={styles.questions}>
        <TextField
          ref={nameField}
          label={t('welcome.from')}
          placeholder={t('welcome.from.hint')}
          value={answers.name}
          onValue={name => answer({ name })}
        />
        <CountryField value={answers.country} onValue={chooseCountry} />
        <AddressField
          value={answers.address}
          party={{ country: answers.country || undefined, tax_id: answers.taxId }}
          onValue={address => answer({ address })}
          onBlur={() => undefined}
        />
        <div className={styles.column}>
          <TextField label={t('party.tax-id')} value={answers.taxId} onValue={taxId => answer({ taxId })} />
          <TextField
            ref={rateField}
            label={t('welcome.tax-rate')}
            inputMode="decimal"
            value={answers.taxRate}
            message={
              isRate ? undefined : { severity: 'error', message: t('settings.defaults.tax-rate.wrong') }
            }
            onValue={text => answer({ taxRate: text })}
          />
        </div>
        <DefaultLanguageField
          value={settings.locale}
          onValue={locale => void saveSettings(app, { locale })}
        />
        <FieldFrame label={t('welcome.currency')}>
          {({ id }) => (
            <select
              id={id}
              className={controls.control}
              value={settings.currency}
              onChange={event => void saveSettings(app, { currency: event.target.value })}
            >
              <CurrencyOptions />
            </select>
          )}
        </FieldFrame>
      </div>
      <div className={styles.logo}>
        <LogoPicker value={settings.logo} onValue={logo => void saveSettings(app, { logo })} />
      </div>
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {t('welcome.start')}
        </Button>
        <Button onClick={() => void start(true)}>{t('welcome.sample')}</Button>
      </div>
      <p className={styles.foot}>
        {t('welcome.skip')} {t('welcome.foot')}
      </p>
    </form>
  )
}
