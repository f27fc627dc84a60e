import { useEffect, useState } from 'react'
import type { HostInfo } from '#contract/desktop-api.ts'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import form from '../controls/form.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { CurrencyOptions } from '../editor/editor-header.tsx'
import { DefaultLanguageField } from '../editor/fields/language-field.tsx'
import { isPercent, parseNumberInput } from '../editor/fields/use-typed-number.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { showGaps } from '../numbers/gap-actions.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { BrandDefaults } from './brand-defaults.tsx'
import { SettingField } from './setting-field.tsx'
import styles from './settings.module.css'
import { useSaveSettings } from './use-save-settings.ts'

const customTemplateFolder = ({ dataFolder, platform }: HostInfo) =>
  [dataFolder, 'templates'].join(platform === 'win32' ? '\\' : '/')

const textLabels = { paymentTerms: 'more.terms', taxNote: 'more.tax-note', notes: 'more.notes' } as const

const isRate = (text: string) => text.trim() === '' || isPercent(parseNumberInput(text, uiLocale).value)

const isDays = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 365

/** Tokens of a number pattern, displayed literally. */
const patternTokens = { YYYY: '{YYYY}', YY: '{YY}', MM: '{MM}', '####': '{####}' }

/** Defaults of new invoices. */
export function Defaults() {
  const app = useApp()
  const save = useSaveSettings()
  const settings = useHost(host => host.settings)
  const templates = useHost(host => host.templates)
  const host = useHost(host => host.host)
  const nextNumber = useNextNumber(settings?.numberPattern)
  if (!settings) return null
  const usable = templates.filter(({ mistake }) => mistake === null)
  return (
    <div className={form.form}>
      <SettingField
        label={t('settings.defaults.pattern')}
        hint={t('settings.defaults.pattern.hint', { ...patternTokens, next: nextNumber })}
        value={settings.numberPattern}
        onCommit={numberPattern => save({ numberPattern })}
      />
      <Button className={styles.gaps} size="small" onClick={() => void showGaps(app)}>
        {t('command.number-gaps')}
      </Button>
      <div className={styles.pair}>
        <SettingField
          label={t('settings.defaults.due')}
          value={String(settings.dueDays)}
          inputMode="numeric"
          validate={days => (isDays(days) ? undefined : t('settings.defaults.due.wrong'))}
          onCommit={days => save({ dueDays: Number(days) })}
        />
        <FieldFrame label={t('field.currency')}>
          {({ id }) => (
            <select
              id={id}
              className={controls.control}
              value={settings.currency}
              onChange={event => void save({ currency: event.target.value })}
            >
              <CurrencyOptions />
            </select>
          )}
        </FieldFrame>
        <FieldFrame label={t('settings.defaults.template')}>
          {({ id }) => (
            <select
              id={id}
              className={controls.control}
              value={settings.template}
              onChange={event => void save({ template: event.target.value })}
            >
              {usable.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
      <BrandDefaults settings={settings} save={save} />
      <div className={styles.pair}>
        <DefaultLanguageField value={settings.locale} onValue={locale => void save({ locale })} />
        <SettingField
          label={t('settings.defaults.tax-rate')}
          value={settings.taxRate}
          inputMode="decimal"
          validate={text => (isRate(text) ? undefined : t('settings.defaults.tax-rate.wrong'))}
          onCommit={text => save({ taxRate: parseNumberInput(text, uiLocale).value })}
        />
      </div>
      {(['paymentTerms', 'taxNote', 'notes'] as const).map(name => (
        <SettingField
          key={name}
          label={t(textLabels[name])}
          value={settings[name]}
          onCommit={text => save({ [name]: text })}
        />
      ))}
      {host && <p className={form.lead}>{t('design.own-folder', { folder: customTemplateFolder(host) })}</p>}
    </div>
  )
}

/** Number of the next invoice, once the host has answered. */
function useNextNumber(pattern: string | undefined): string {
  const app = useApp()
  const [next, setNext] = useState('…')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host answers for the saved pattern
  useEffect(() => {
    let isCurrent = true
    const question = { id: crypto.randomUUID(), invoice_number: '', issueDate: '' }
    void app.api.lookUpNumber(question).then(answer => {
      if (isCurrent && answer.ok) setNext(answer.value.free)
    })
    return () => {
      isCurrent = false
    }
  }, [app, pattern])
  return next
}
