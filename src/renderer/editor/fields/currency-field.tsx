import { defaultCurrency } from '#core/defaults.ts'
import { currencies } from '#core/money/currency.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame } from '../../controls/text-field.tsx'
import { currencyName, perLanguage } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { setText } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** shows a copy of the chosen option in a customizable select */
      selectedcontent: object
    }
  }
}

/** codes without a name are units of account, which an invoice may use as well */
const optionsInLanguage = perLanguage(() =>
  currencies.map(({ code }) => {
    const name = currencyName(code)
    return { code, label: name === code ? code : t('currency.option', { code, name }) }
  }),
)

export function CurrencyOptions() {
  return optionsInLanguage().map(({ code, label: words }) => (
    <option key={code} value={code}>
      <span>
        {code}
        <span data-currency-name="">{words.slice(code.length)}</span>
      </span>
    </option>
  ))
}

export function CurrencyField() {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => invoice.doc.draft.currency) ?? defaultCurrency
  const message = useOpenInvoice(invoice => messageAt(invoice, 'currency'))
  const isKnown = currencies.some(({ code }) => code === value)
  return (
    <FieldFrame label={t('field.currency')} path="currency" message={message}>
      {({ id, describedBy }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          disabled={readOnly}
          aria-describedby={describedBy}
          onChange={event =>
            app.openInvoices.edit({
              label: 'currency',
              coalesceKey: null,
              recipe: setText('currency', event.target.value),
            })
          }
        >
          <button type="button">
            <selectedcontent />
          </button>
          {!isKnown && <option value={value}>{value}</option>}
          <CurrencyOptions />
        </select>
      )}
    </FieldFrame>
  )
}
