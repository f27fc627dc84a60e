import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { eInvoiceFormats } from '#core/einvoice-formats.ts'
import { addressFields } from '#core/fields/address-fields.ts'
import { leitwegIdIssues } from '#core/findings/leitweg-id.ts'
import { documentLocales } from '#core/text/locale.ts'
import { Button } from '../controls/button.tsx'
import { CodeField, type LoadCodes, useCodes } from '../controls/code-field.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { codeListAt } from '../editor/fields/code-lists.ts'
import { CountryField } from '../editor/fields/country-field.tsx'
import { CurrencyOptions } from '../editor/fields/currency-field.tsx'
import { LanguageOptions } from '../editor/fields/language-field.tsx'
import { addressHint, type PartyAddress, partsOfLines } from '../editor/parties/party-fields.tsx'
import { t, textOf } from '../i18n/translate.ts'
import { useHost } from '../state/use-app.ts'
import { PricesField } from './prices-field.tsx'
import { recordLabel } from './record-fields.ts'
import styles from './records.module.css'
import type { RecordForm as Form } from './use-record-form.ts'

interface RecordFormProps {
  kind: 'customers' | 'items'
  form: Form
  title: string
  isReadOnly: boolean
  /** focuses the first field when the form appears */
  wantsFocus: boolean
  onFocused: () => void
  /** saves by the shortcut, which keeps the focus in its field */
  onSave: () => void
  /** saves when the focus moves to another element of the page */
  savesOnLeave: boolean
  onSubmit: () => void
  /** buttons beside Save */
  actions: ReactNode
}

const structured = Object.keys(addressFields) as (keyof typeof addressFields)[]
const forEInvoices = [
  'registration_scheme',
  'trading_name',
  'identifier',
  'identifier_scheme',
  'electronic_address_scheme',
  'electronic_address',
] as const

/** Form of a customer or a catalogue item. Errors of the host are shown at their fields. */
export function RecordForm(props: RecordFormProps) {
  const { kind, form, title, isReadOnly, wantsFocus, onFocused, onSave, savesOnLeave, onSubmit, actions } =
    props
  const element = useRef<HTMLFormElement>(null)
  /** the page shows the name as its title, so the accessible title includes it */
  const isInPage = kind === 'customers' && savesOnLeave
  useLayoutEffect(() => {
    if (!wantsFocus) return
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    onFocused()
  }, [wantsFocus, onFocused])
  const onKeyDown = (event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (!isSave) return
    event.preventDefault()
    event.stopPropagation()
    onSave()
  }
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={title}
      noValidate
      onKeyDown={onKeyDown}
      onBlur={event => {
        const next = event.relatedTarget
        if (savesOnLeave && next instanceof Node && !event.currentTarget.contains(next)) onSave()
      }}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <h3 className={styles.formTitle} tabIndex={-1} data-form-title="">
        {isInPage && t('customer.details')}{' '}
        <span className={isInPage ? 'visually-hidden' : undefined}>{title}</span>
      </h3>
      <fieldset className={styles.fields} disabled={isReadOnly}>
        {kind === 'customers' ? <CustomerFields form={form} /> : <ItemFields form={form} />}
      </fieldset>
      {form.error !== undefined && (
        <p role="alert" className={controls.error}>
          {form.error}
        </p>
      )}
      <div className={styles.formActions}>
        <Button
          variant={form.isDirty ? 'primary' : 'plain'}
          type="submit"
          disabled={isReadOnly || form.isBusy || !form.isDirty}
        >
          {t('records.save')}
        </Button>
        {form.isDirty && <Button onClick={form.discard}>{t('records.discard')}</Button>}
        {actions}
      </div>
    </form>
  )
}

interface FieldProps {
  form: Form
  kind: 'customers' | 'items'
  name: string
  inputMode?: 'numeric' | 'decimal' | 'email'
  rows?: number
  hint?: ReactNode
  placeholder?: string | undefined
}

function TextOf({ form, kind, name, inputMode, rows, hint, placeholder }: FieldProps) {
  const label = recordLabel(kind, name)
  const value = form.typed.texts[name] ?? ''
  const error = form.errorOf(name)
  const message = error === undefined ? undefined : { severity: 'error' as const, message: error }
  const onValue = (text: string) => form.write(name, text)
  if (rows === undefined)
    return (
      <TextField
        label={label}
        value={value}
        message={message}
        onValue={onValue}
        inputMode={inputMode}
        placeholder={placeholder}
        {...(hint === undefined ? {} : { hint })}
      />
    )
  return (
    <FieldFrame label={label} message={message} hint={hint}>
      {({ id, describedBy, isInvalid }) => (
        <textarea
          dir="auto"
          placeholder=" "
          id={id}
          className={controls.control}
          rows={rows}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event => onValue(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

/** A code chosen from a list. */
function CodeOf({ form, kind, name, list }: FieldProps & { list: LoadCodes }) {
  const error = form.errorOf(name)
  return (
    <CodeField
      label={recordLabel(kind, name)}
      value={form.typed.texts[name] ?? ''}
      codes={useCodes(list)}
      message={error === undefined ? undefined : { severity: 'error', message: error }}
      onCode={code => form.write(name, code)}
    />
  )
}

function ChoiceOf({
  form,
  kind,
  name,
  none = t('records.from-settings'),
  children,
}: FieldProps & { none?: string; children: ReactNode }) {
  const error = form.errorOf(name)
  return (
    <FieldFrame
      label={recordLabel(kind, name)}
      message={error === undefined ? undefined : { severity: 'error', message: error }}
    >
      {({ id, describedBy, isInvalid }) => (
        <select
          id={id}
          className={controls.control}
          value={form.typed.texts[name] ?? ''}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event => form.write(name, event.target.value)}
        >
          <option value="">{none}</option>
          {children}
        </select>
      )}
    </FieldFrame>
  )
}

function CustomerFields({ form }: { form: Form }) {
  const own = { form, kind: 'customers' } as const
  const { texts } = form.typed
  const isStructured = structured.some(name => (texts[name] ?? '') !== '')
  const address: PartyAddress = { ...texts, address: (texts.address ?? '').split('\n') }
  const parts = partsOfLines(address)
  const locale = texts.locale ?? ''
  const [issue] = leitwegIdIssues(texts.reference ?? '', texts.e_invoice_format ?? '')
  return (
    <>
      <TextOf {...own} name="name" />
      <div className={styles.pair}>
        <TextOf {...own} name="contact" />
        <TextOf {...own} name="email" inputMode="email" />
      </div>
      <TextOf
        {...own}
        name="address"
        rows={3}
        hint={addressHint(address) ?? (isStructured ? t('records.address.hint') : '')}
      />
      <CountryField value={texts.country} onValue={code => form.write('country', code)} />
      <div className={styles.pair}>
        <TextOf {...own} name="tax_id" />
        <TextOf {...own} name="reference" hint={issue && textOf(issue.message)} />
        <TextOf {...own} name="registration_id" />
        <ChoiceOf {...own} name="e_invoice_format" none={t('einvoice.format.pdf')}>
          {eInvoiceFormats.map(format => (
            <option key={format} value={format}>
              {t(`einvoice.format.${format}`)}
            </option>
          ))}
        </ChoiceOf>
      </div>
      <details className={styles.structured} open={isStructured || undefined}>
        <summary>{t('records.address.structured')}</summary>
        <div className={styles.pair}>
          {[...structured, ...forEInvoices].map(name => {
            const list = codeListAt(name, texts.e_invoice_format)
            return list ? (
              <CodeOf key={name} {...own} name={name} list={list} />
            ) : (
              <TextOf key={name} {...own} name={name} placeholder={parts[name]} />
            )
          })}
        </div>
      </details>
      <h4 className={styles.group}>{t('records.defaults')}</h4>
      <div className={styles.pair}>
        <ChoiceOf {...own} name="currency">
          <CurrencyOptions />
        </ChoiceOf>
        <ChoiceOf {...own} name="locale">
          <LanguageOptions value={documentLocales.includes(locale) ? '' : locale} />
        </ChoiceOf>
        <TextOf {...own} name="payment_days" inputMode="numeric" />
        <TextOf {...own} name="tax_rate" inputMode="decimal" />
      </div>
      <TextOf {...own} name="note" rows={2} hint={t('records.note.hint')} />
    </>
  )
}

function ItemFields({ form }: { form: Form }) {
  const currency = useHost(host => host.settings?.currency) ?? 'EUR'
  const own = { form, kind: 'items' } as const
  return (
    <>
      <TextOf {...own} name="description" rows={2} hint={t('records.description.hint')} />
      <div className={styles.pair}>
        <TextOf {...own} name="code" />
        <TextOf {...own} name="unit" />
      </div>
      <PricesField
        prices={form.typed.prices}
        defaultCurrency={currency}
        error={form.errorOf('prices')}
        onChange={form.writePrices}
      />
      <div className={styles.pair}>
        <TextOf {...own} name="tax_rate" inputMode="decimal" />
      </div>
    </>
  )
}
