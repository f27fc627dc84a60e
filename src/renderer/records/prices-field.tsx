import { useId } from 'react'
import { Button, IconButton } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import { Icon } from '../controls/icon.tsx'
import { CurrencyOptions } from '../editor/fields/currency-field.tsx'
import { t } from '../i18n/translate.ts'
import type { PriceRow } from './record-fields.ts'
import styles from './records.module.css'

interface PricesFieldProps {
  prices: readonly PriceRow[]
  defaultCurrency: string
  error: string | undefined
  onChange: (prices: readonly PriceRow[]) => void
}

/** Price of a catalogue item per currency; the first one is the default. */
export function PricesField({ prices, defaultCurrency, error, onChange }: PricesFieldProps) {
  const messageId = useId()
  const rows = prices.length === 0 ? [{ currency: defaultCurrency, amount: '' }] : prices
  const change = (index: number, part: Partial<PriceRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const free = [defaultCurrency, 'EUR', 'USD', 'GBP', 'CHF', 'JPY'].find(
    code => !rows.some(({ currency }) => currency === code),
  )
  return (
    <fieldset className={styles.prices}>
      <legend className={controls.label}>{t('item.prices')}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price has no identity, and its currency changes while it is chosen
        <div key={index} className={styles.price}>
          <select
            className={controls.control}
            aria-label={t('records.price.currency', { position: index + 1 })}
            value={row.currency}
            onChange={event => change(index, { currency: event.target.value })}
          >
            <CurrencyOptions />
          </select>
          <input
            className={controls.control}
            aria-label={t('records.price.amount', { currency: row.currency })}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : messageId}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={row.amount}
            onChange={event => change(index, { amount: event.target.value })}
          />
          <IconButton
            label={t('records.price.remove', { currency: row.currency })}
            onClick={() => onChange(rows.toSpliced(index, 1))}
          >
            <Icon icon="x" size={14} />
          </IconButton>
        </div>
      ))}
      {error !== undefined && (
        <p id={messageId} className={controls.error}>
          {error}
        </p>
      )}
      {free !== undefined && (
        <Button
          variant="link"
          size="small"
          onClick={() => onChange([...rows, { currency: free, amount: '' }])}
        >
          <Icon icon="plus" size={14} />
          {t('records.price.add')}
        </Button>
      )}
    </fieldset>
  )
}
