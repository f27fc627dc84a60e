import type { SenderProfile } from '#contract/settings.ts'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import form from '../controls/form.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { CurrencyOptions } from '../editor/fields/currency-field.tsx'
import { DefaultLanguageField } from '../editor/fields/language-field.tsx'
import { formatNumberInput, isPercent, parseNumberInput } from '../editor/fields/use-typed-number.ts'
import { showGaps } from '../findings/gap-actions.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useShownSender } from '../senders/sender-actions.ts'
import { SenderChoice } from '../senders/sender-choice.tsx'
import type { SettingsChange } from '../state/host/host-store.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp } from '../state/use-app.ts'
import { DesignDefaults } from './design-defaults.tsx'
import { NumberPatterns } from './number-patterns.tsx'
import { SettingField } from './setting-field.tsx'
import { SettingGroup } from './setting-layout.tsx'
import styles from './settings.module.css'

const textLabels = { paymentTerms: 'more.terms', taxNote: 'more.tax-note', notes: 'more.notes' } as const

const isRate = (text: string) => text.trim() === '' || isPercent(parseNumberInput(text, uiLocale).value)

const isDays = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 365

/** Defaults of a profile for new invoices. */
export function Defaults() {
  const sender = useShownSender()
  if (!sender) return null
  return (
    <div className={form.form}>
      <SenderChoice />
      <DefaultFields key={sender.id} sender={sender} />
    </div>
  )
}

function DefaultFields({ sender }: { sender: SenderProfile }) {
  const app = useApp()
  const save = (change: SettingsChange) => saveSettings(app, { ...change, sender: sender.id })
  return (
    <>
      <SettingGroup title={t('settings.defaults.numbers')}>
        <NumberPatterns sender={sender} save={save} />
        <Button className={styles.gaps} size="small" onClick={() => void showGaps(app)}>
          {t('command.number-gaps')}
        </Button>
        <SettingField
          label={t('settings.defaults.due')}
          value={String(sender.dueDays)}
          inputMode="numeric"
          validate={days => (isDays(days) ? undefined : t('settings.defaults.due.wrong'))}
          onCommit={days => save({ dueDays: Number(days) })}
        />
        <SettingField
          label={t('settings.defaults.quote-days')}
          value={String(sender.quoteDays)}
          inputMode="numeric"
          validate={days => (isDays(days) ? undefined : t('settings.defaults.due.wrong'))}
          onCommit={days => save({ quoteDays: Number(days) })}
        />
      </SettingGroup>
      <SettingGroup title={t('settings.defaults.language-and-tax')}>
        <DefaultLanguageField value={sender.locale} onValue={locale => void save({ locale })} />
        <FieldFrame label={t('field.currency')}>
          {({ id }) => (
            <select
              id={id}
              className={controls.control}
              value={sender.currency}
              onChange={event => void save({ currency: event.target.value })}
            >
              <CurrencyOptions />
            </select>
          )}
        </FieldFrame>
        <SettingField
          label={t('settings.defaults.tax-rate')}
          value={formatNumberInput(sender.taxRate, 'percent', sender.currency, uiLocale)}
          inputMode="decimal"
          validate={text => (isRate(text) ? undefined : t('settings.defaults.tax-rate.wrong'))}
          onCommit={text => save({ taxRate: parseNumberInput(text, uiLocale).value })}
        />
      </SettingGroup>
      <DesignDefaults sender={sender} save={save} />
      <SettingGroup title={t('settings.defaults.texts')}>
        {(['paymentTerms', 'taxNote', 'notes'] as const).map(name => (
          <SettingField
            key={name}
            label={t(textLabels[name])}
            value={sender[name]}
            onCommit={text => save({ [name]: text })}
          />
        ))}
      </SettingGroup>
    </>
  )
}
