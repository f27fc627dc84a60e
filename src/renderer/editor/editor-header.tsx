import { currencies } from '#core/currency.ts'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import { uiLocale } from '../controls/locale.ts'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { say } from '../i18n/translate.ts'
import { setText } from '../state/document/editor-doc.ts'
import { freeNumberOf, messageAt } from '../state/document/field-messages.ts'
import { useCurrent, usePage, useReadOnly } from '../state/use-app.ts'
import styles from './editor.module.css'
import { DateField } from './fields/date-field.tsx'

/** Number, dates and currency: the facts that every invoice begins with. */
export function EditorHead() {
  return (
    <div className={styles.facts}>
      <NumberField />
      <DateField label={say('field.issue-date')} field="issue_date" />
      <DateField label={say('field.due-date')} field="due_date" />
      <CurrencyField />
    </div>
  )
}

function NumberField() {
  const page = usePage()
  const readOnly = useReadOnly()
  const value = useCurrent(document => document.doc.draft.invoice_number) ?? ''
  const message = useCurrent(document => messageAt(document, 'invoice_number'))
  const write = (next: string, burst: string | null = 'invoice_number') =>
    page.documents.edit({ label: 'edit.number', burst, recipe: setText('invoice_number', next) })
  const free = useCurrent(freeNumberOf)
  return (
    <TextField
      label={say('field.number')}
      path="invoice_number"
      value={value}
      readOnly={readOnly}
      message={message}
      onValue={next => write(next)}
      onBlur={() => page.documents.leaveField('invoice_number')}
      action={
        free !== undefined && (
          <Button look="link" size="small" onClick={() => write(free, null)}>
            {say('field.number.use', { number: free })}
          </Button>
        )
      }
    />
  )
}

const names = new Intl.DisplayNames(uiLocale, { type: 'currency', fallback: 'code' })

/** Codes without a name are units of account; they stay, since an invoice may name them. */
const options = currencies.map(({ code }) => {
  const name = names.of(code) ?? code
  return { code, words: name === code ? code : say('currency.option', { code, name }) }
})

export function CurrencyOptions() {
  return options.map(({ code, words }) => (
    <option key={code} value={code}>
      {words}
    </option>
  ))
}

function CurrencyField() {
  const page = usePage()
  const readOnly = useReadOnly()
  const value = useCurrent(document => document.doc.draft.currency) ?? 'EUR'
  const message = useCurrent(document => messageAt(document, 'currency'))
  const isKnown = currencies.some(({ code }) => code === value)
  return (
    <FieldFrame label={say('field.currency')} path="currency" message={message}>
      {({ id, describedBy }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          disabled={readOnly}
          aria-describedby={describedBy}
          onChange={event =>
            page.documents.edit({
              label: 'edit.currency',
              burst: null,
              recipe: setText('currency', event.target.value),
            })
          }
        >
          {!isKnown && <option value={value}>{value}</option>}
          <CurrencyOptions />
        </select>
      )}
    </FieldFrame>
  )
}
