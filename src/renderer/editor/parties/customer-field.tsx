import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { isPriced } from '#core/line-kind.ts'
import { foldedText } from '#core/records/record-keys.ts'
import { Icon } from '../../controls/icon.tsx'
import { Kbd } from '../../controls/kbd.tsx'
import { SuggestionList } from '../../controls/suggestion-list.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { useSuggestions } from '../../controls/use-suggestions.ts'
import { isMac } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { type CustomerOption, customerOptions } from '../../record-actions/customer-options.ts'
import { chooseBuyer, chooseCustomer, linkTypedCustomer } from '../../record-actions/invoice-customer.ts'
import type { App } from '../../state/app.ts'
import { setBuyer } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { focusField } from '../../state/focus-field.ts'
import { useApp, useOpenInvoice, useReadOnly, useView } from '../../state/use-app.ts'
import styles from './customer-field.module.css'

const recentCustomers = 5

/** Focuses the first line without a description, or the last line. */
export function continueWithLines(app: App): void {
  const doc = app.openInvoices.current()?.doc
  const blank = doc?.draft.items.findIndex(item => isPriced(item) && item.description === '') ?? -1
  const rowKey = doc?.rowKeys.at(blank)
  if (rowKey !== undefined) focusField(app, `${rowKey}.description`)
}

/**
 * The customer's name as the title of the document. An empty field offers recent customers. While typing, the first
 * customer whose name begins with the text is completed in grey, and Enter accepts it. Tab keeps the typed text.
 */
export function CustomerField() {
  const app = useApp()
  const readOnly = useReadOnly()
  const name = useOpenInvoice(invoice => invoice.doc.draft.buyer?.name) ?? ''
  const message = useOpenInvoice(invoice => messageAt(invoice, 'buyer.name'))
  const field = useRef<HTMLInputElement>(null)
  const nameAtFocus = useRef(name)
  const suggestions = useSuggestions<CustomerOption>({
    field,
    load: async text => {
      const found = await customerOptions(app, text)
      return text === '' ? found.slice(0, recentCustomers) : found
    },
    onChoose: option => {
      if (option.view) chooseCustomer(app, option.view)
      else chooseBuyer(app, option.customer)
      continueWithLines(app)
    },
    preselects: ({ customer }, text) => beginsWith(customer.name, text),
  })
  const write = (value: string) =>
    app.openInvoices.edit({ label: 'to', coalesceKey: 'buyer.name', recipe: setBuyer({ name: value }) })

  const wantsCustomer = useView(view => view.wantsCustomer)
  useLayoutEffect(() => {
    if (!wantsCustomer) return
    app.view.set({ wantsCustomer: false })
    field.current?.focus()
  }, [wantsCustomer, app])

  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || event.nativeEvent.isComposing) return
    const isModified = isMac ? event.metaKey : event.ctrlKey
    if (event.key === 'Enter' && isModified && isNewName(name, nameAtFocus.current)) {
      event.preventDefault()
      event.stopPropagation()
      suggestions.close()
      app.view.set({ partySheet: { party: 'buyer', isNew: true } })
      return
    }
    if (event.key === 'Escape' && name !== nameAtFocus.current) {
      event.preventDefault()
      event.stopPropagation()
      suggestions.close()
      write(nameAtFocus.current)
      return
    }
    if (suggestions.onKeyDown(event)) return
    if (event.key === 'Enter' && !isModified && !event.shiftKey) {
      event.preventDefault()
      continueWithLines(app)
    } else if (event.key === 'ArrowDown' && !event.altKey) {
      event.preventDefault()
      suggestions.ask(name)
    }
  }

  const completed = suggestions.options[suggestions.active]?.customer.name ?? ''
  const rest = beginsWith(completed, name) ? completed.slice(name.length) : ''
  return (
    <div className={styles.customer}>
      <span aria-hidden="true" className={styles.completion}>
        <span>{name}</span>
        {rest}
        {name !== '' && !readOnly && <Icon icon="chevrons-up-down" size={14} />}
      </span>
      <TextField
        {...(readOnly ? {} : suggestions.attributes)}
        ref={field}
        path="buyer.name"
        label={t('party.to.name')}
        placeholder={t('to.empty')}
        value={name}
        readOnly={readOnly}
        message={message}
        role={readOnly ? undefined : 'combobox'}
        aria-expanded={readOnly ? undefined : suggestions.options.length > 0}
        onValue={value => {
          write(value)
          suggestions.ask(value)
        }}
        onFocus={() => {
          nameAtFocus.current = name
          if (!readOnly) suggestions.ask('')
        }}
        onClick={() => !readOnly && suggestions.options.length === 0 && suggestions.ask('')}
        onKeyDown={onKeyDown}
        onBlur={() => {
          suggestions.close()
          app.openInvoices.blurField('buyer.name')
          void linkTypedCustomer(app)
        }}
      />
      <SuggestionList
        suggestions={suggestions}
        field={field}
        label={t('customer.suggestions')}
        foot={
          isNewName(name, nameAtFocus.current) && (
            <>
              {t('customer.new.named', { name })}
              <Kbd keys="CmdOrCtrl+Enter" variant="plain" />
            </>
          )
        }
      >
        {({ customer, detail }) => ({ title: customer.name, detail })}
      </SuggestionList>
    </div>
  )
}

const isNewName = (name: string, before: string): boolean => name.trim() !== '' && name !== before

/** Ignores case only, so that the length of the typed text is an offset in the name. */
const beginsWith = (name: string, text: string): boolean =>
  text !== '' && foldedText(name.slice(0, text.length)) === foldedText(text)
