import { minorUnits } from '#core/money/currency.ts'
import { formatAmount, formatMoney, formatQuantity, formatUnitPrice } from '#core/money/format.ts'
import { documentMinus } from '../text/document-minus.ts'
import { fillLabel, type Labels } from './labels.ts'

/** Formats every number that a document prints. */
export interface DocumentNumbers {
  /** with currency */
  money(decimal: string): string
  /** with another currency than that of the document */
  moneyIn(decimal: string, currency: string): string
  /** without currency, with the minor units of the currency */
  amount(decimal: string): string
  /** without currency, with at least the minor units of the currency */
  unitPrice(decimal: string): string
  quantity(decimal: string): string
  percent(decimal: string): string
}

export function documentNumbers(currency: string, locale: string, labels: Labels): DocumentNumbers {
  const digits = minorUnits(currency) ?? 2
  // cache: thousands of lines share a few rates
  const percents = new Map<string, string>()
  const quantity = (decimal: string) => withMinus(decimal, formatQuantity(decimal, locale))
  return {
    money: decimal => withMinus(decimal, formatMoney(decimal, currency, locale)),
    moneyIn: (decimal, other) => withMinus(decimal, formatMoney(decimal, other, locale)),
    amount: decimal => withMinus(decimal, formatAmount(decimal, digits, locale)),
    unitPrice: decimal => withMinus(decimal, formatUnitPrice(decimal, currency, locale)),
    quantity,
    percent(decimal) {
      const text = percents.get(decimal) ?? fillLabel(labels.percent, { n: quantity(decimal) })
      percents.set(decimal, text)
      return text
    },
  }
}

/** Most Intl locales use a hyphen-minus, some use U+2212. */
const formattedMinus = /[-\u2212]/

const withMinus = (decimal: string, formatted: string): string =>
  decimal.startsWith('-') ? formatted.replace(formattedMinus, documentMinus) : formatted
