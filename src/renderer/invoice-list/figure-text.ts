import { formatDate, formatQuantity } from '#core/money/format.ts'
import { formatList, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { FigureFilter } from '../state/host/list-filter.ts'

/** "EUR, tax 19 %, paid Jul 1, 2026 to Sep 30, 2026". */
export function figureText({ currency, taxRate, balance, paid }: FigureFilter): string {
  return formatList([
    ...(currency === undefined ? [] : [currency]),
    ...(taxRate === undefined ? [] : [t('filter.figure.rate', { rate: formatQuantity(taxRate, uiLocale) })]),
    ...(balance === undefined ? [] : [t(`filter.figure.balance.${balance}`)]),
    ...(paid === undefined
      ? []
      : [
          t('filter.figure.paid', {
            from: formatDate(paid.from, uiLocale),
            to: formatDate(paid.to, uiLocale),
          }),
        ]),
  ])
}
