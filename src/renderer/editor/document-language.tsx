import controls from '../controls/field.module.css'
import { uiLocale } from '../controls/locale.ts'
import { FieldFrame } from '../controls/text-field.tsx'
import { setText } from '../state/document.ts'
import { messageAt } from '../state/messages.ts'
import { useCurrent, usePage, useReadOnly } from '../state/use-page.ts'
import { say } from '../words.ts'

/** Languages that the templates have labels for, with the regions that format numbers differently. */
const locales = [
  'en',
  'en-GB',
  'en-US',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'fr-CH',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'pt-BR',
  'ar-AE',
  'ar-EG',
  'ar-SA',
  'he-IL',
  'ja-JP',
  'zh-CN',
  'zh-TW',
]
const names = new Intl.DisplayNames(uiLocale, { type: 'language' })

export function DocumentLanguage() {
  const page = usePage()
  const readOnly = useReadOnly()
  const value = useCurrent(document => document.doc.draft.locale) ?? 'en'
  const message = useCurrent(document => messageAt(document, 'locale'))
  return (
    <FieldFrame label={say('more.language')} path="locale" message={message}>
      {({ id }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          disabled={readOnly}
          onChange={event =>
            page.documents.edit({
              label: 'edit.details',
              burst: null,
              recipe: setText('locale', event.target.value),
            })
          }
        >
          {!locales.includes(value) && <option value={value}>{value}</option>}
          {locales.map(locale => (
            <option key={locale} value={locale}>
              {names.of(locale)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
