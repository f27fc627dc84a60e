import { defaultLocale } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { documentLocales } from '#core/text/locale.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame } from '../../controls/text-field.tsx'
import { capitalised, languageName } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { setText } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { rememberDefault } from '../../state/save-settings.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './language-field.module.css'

/** Options for the languages of documents, and for `value` if it is not one of them. */
export function LanguageOptions({ value }: { value: string }) {
  const known =
    documentLocales.includes(value) || value === '' ? documentLocales : [value, ...documentLocales]
  return known.map(locale => (
    <option key={locale} value={locale}>
      {capitalised(languageName(locale))}
    </option>
  ))
}

interface DefaultLanguageProps {
  /** '' for the language of the template */
  value: string
  onValue: (locale: string) => void
}

/** Language of new invoices. */
export function DefaultLanguageField({ value, onValue }: DefaultLanguageProps) {
  return (
    <FieldFrame label={t('more.language')}>
      {({ id }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          onChange={event => onValue(event.target.value)}
        >
          <option value="">{t('settings.defaults.language-none')}</option>
          <LanguageOptions value={value} />
        </select>
      )}
    </FieldFrame>
  )
}

export function LanguageField() {
  const app = useApp()
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => invoice.doc.draft.locale) ?? defaultLocale
  const message = useOpenInvoice(invoice => messageAt(invoice, 'locale'))
  return (
    <FieldFrame
      label={t('more.language.kind', { kind: type })}
      path="locale"
      message={message}
      className={styles.language}
    >
      {({ id }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          disabled={readOnly}
          onChange={event => {
            const locale = event.target.value
            app.openInvoices.edit({
              label: 'details',
              coalesceKey: null,
              recipe: setText('locale', locale),
            })
            void rememberDefault(app, 'locale', locale)
          }}
        >
          <LanguageOptions value={value} />
        </select>
      )}
    </FieldFrame>
  )
}
