import { useEffect, useRef } from 'react'
import type { Settings } from '#contract/settings.ts'
import { standardRate } from '#core/findings/tax-rates.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import { formatQuantity } from '#core/money/format.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { countryDefaults } from '#core/text/country-defaults.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/text-field.tsx'
import { CountryField } from '../editor/fields/country-field.tsx'
import { LogoPicker } from '../editor/fields/logo-picker.tsx'
import { isPercent, parseNumberInput } from '../editor/fields/use-typed-number.ts'
import { AddressField } from '../editor/parties/party-fields.tsx'
import { currencyName, languageName, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { movingFocus, newInvoice } from '../state/invoice-actions.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './welcome.module.css'

export interface Answers {
  name: string
  address: string[]
  country: string
  taxId: string
  /** `null` for the usual rate of the country */
  taxRate: string | null
  iban: string
}

const noAnswers: Answers = { name: '', address: [], country: '', taxId: '', taxRate: null, iban: '' }

/** The stated country, or that of the VAT number. */
const countryIn = ({ country, taxId }: Answers): string =>
  countryOf({ country: country || undefined, tax_id: taxId }) ?? ''

/** A business with a VAT number gets the usual rate of its country, unless it states another. */
function rateIn(answers: Answers): string {
  if (answers.taxRate !== null || answers.taxId.trim() === '') return answers.taxRate ?? ''
  const usual = standardRate(countryIn(answers), localDateOf(new Date()))
  return usual === undefined ? '' : formatQuantity(usual, uiLocale)
}

export function senderOf(answers: Answers = noAnswers): Settings['seller'] {
  const { name, address, taxId, iban } = answers
  const country = countryIn(answers)
  const lines = address.map(line => line.trim()).filter(line => line !== '')
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(lines.length > 0 && { address: lines }),
    ...(country !== '' && { country }),
    ...(taxId.trim() !== '' && { tax_id: taxId.trim() }),
    ...(iban.trim() !== '' && { iban: iban.trim() }),
  }
}

interface WelcomeProps {
  answers: Answers | undefined
  onAnswers: (answers: Answers) => void
}

/** First questions: name, country and tax of the sender; each can be skipped. */
export function Welcome({ answers = noAnswers, onAnswers }: WelcomeProps) {
  const app = useApp()
  const settings = useHost(host => host.settings)
  const rateField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const isShown = Boolean(settings)
  useEffect(() => {
    if (isShown) nameField.current?.focus()
  }, [isShown])
  const answer = (change: Partial<Answers>) => {
    const next = { ...answers, ...change }
    const country = countryIn(next)
    if (country !== '' && country !== countryIn(answers)) void saveSettings(app, countryDefaults(country))
    onAnswers(next)
  }
  const rate = rateIn(answers)
  const taxRate = parseNumberInput(rate, uiLocale).value
  const isRate = taxRate === '' || isPercent(taxRate)
  const start = async () => {
    if (!isRate) return rateField.current?.focus()
    await movingFocus(app, async () => {
      const isSaved = await saveSettings(app, now => ({
        seller: { ...now.seller, ...senderOf(answers) },
        ...(taxRate !== '' && { taxRate }),
      }))
      if (isSaved) await newInvoice(app)
    })
  }
  if (!settings) return null
  return (
    <form
      className={styles.welcome}
      onSubmit={event => {
        event.preventDefault()
        void start()
      }}
    >
      <h1>{t('welcome.title')}</h1>
      <p className={styles.lead}>{t('welcome.lead')}</p>
      <div className={styles.questions}>
        <div className={styles.wide}>
          <TextField
            ref={nameField}
            label={t('welcome.from')}
            placeholder={t('welcome.from.hint')}
            value={answers.name}
            onValue={name => answer({ name })}
          />
        </div>
        <div className={styles.wide}>
          <AddressField
            value={answers.address}
            party={{ country: countryIn(answers) || undefined, tax_id: answers.taxId }}
            onValue={address => answer({ address })}
            onBlur={() => undefined}
          />
        </div>
        <CountryField value={countryIn(answers)} onValue={country => answer({ country })} />
        <TextField label={t('party.tax-id')} value={answers.taxId} onValue={taxId => answer({ taxId })} />
        <TextField
          ref={rateField}
          label={t('welcome.tax-rate')}
          inputMode="decimal"
          value={rate}
          message={isRate ? undefined : { severity: 'error', message: t('settings.defaults.tax-rate.wrong') }}
          onValue={text => answer({ taxRate: text })}
        />
        <div className={styles.wide}>
          <TextField label={t('welcome.iban')} value={answers.iban} onValue={iban => answer({ iban })} />
        </div>
        <div className={styles.wide}>
          <LogoPicker value={settings.logo} onValue={logo => void saveSettings(app, { logo })} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {t('welcome.start')}
        </Button>
        <Button variant="quiet" onClick={() => void newInvoice(app, true)}>
          {t('welcome.sample')}
        </Button>
      </div>
      <p className={styles.foot}>
        {t('welcome.skip', {
          currency: currencyName(settings.currency),
          paper: settings.paper || t('welcome.paper'),
          language: settings.locale === '' ? t('welcome.language') : languageName(settings.locale),
        })}
        <Button variant="link" size="small" onClick={() => app.view.set({ settings: 'defaults' })}>
          {t('welcome.change')}
        </Button>
      </p>
    </form>
  )
}
