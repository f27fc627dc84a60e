import { minorUnits } from '#core/money/currency.ts'
import { formatAmount, formatMoney, formatQuantity, formatUnitPrice } from '#core/money/format.ts'
import { documentMinus } from '../text/document-minus.ts'
import { fillLabel, type Labels } from './labels.ts'

/** Every decimal that a document prints goes through one of these. */
export interface DocumentNumbers {
  /** with the currency */
  money(decimal: string): string
  /** without the currency, at its minor units */
  amount(decimal: string): string
  /** without the currency, at least at its minor units */
  unitPrice(decimal: string): string
  quantity(decimal: string): string
  percent(decimal: string): string
}

export function documentNumbers(currency: string, locale: string, labels: Labels): DocumentNumbers {
  const digits = minorUnits(currency) ?? 2
  // thousands of lines share a few rates
  const percents = new Map<string, string>()
  const quantity = (decimal: string) => withMinus(decimal, formatQuantity(decimal, locale))
  return {
    money: decimal => withMinus(decimal, formatMoney(decimal, currency, locale)),
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

/** Most locales of Intl use a hyphen-minus, some U+2212. */
const formattedMinus = /[-\u2212]/

const withMinus = (decimal: string, formatted: string): string =>
  decimal.startsWith('-') ? formatted.replace(formattedMinus, documentMinus) : formatted
