import { defaultLocale } from '#core/defaults.ts'
import { documentLocales } from '#core/locale.ts'
import controls from '../../controls/field.module.css'
import { uiLocale } from '../../controls/locale.ts'
import { FieldFrame } from '../../controls/text-field.tsx'
import { say } from '../../i18n/translate.ts'
import { setText } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useCurrent, usePage, useReadOnly } from '../../state/use-app.ts'

const names = new Intl.DisplayNames(uiLocale, { type: 'language' })

export function DocumentLanguage() {
  const page = usePage()
  const readOnly = useReadOnly()
  const value = useCurrent(document => document.doc.draft.locale) ?? defaultLocale
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
          {!documentLocales.includes(value) && <option value={value}>{value}</option>}
          {documentLocales.map(locale => (
            <option key={locale} value={locale}>
              {names.of(locale)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
