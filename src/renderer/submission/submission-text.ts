import type { PdfDifference } from '#contract/pdf-difference.ts'
import type { Submission } from '#contract/submission.ts'
import { formatMoney } from '#core/money/format.ts'
import { formatDateTime, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'

type UnconfirmedSubmission = Pick<
  Submission,
  'invoice_number' | 'payable' | 'currency' | 'startedAt' | 'problem' | 'safeToRepeat' | 'mode'
>

/** The amount due in the notation of the interface. */
export const amountOf = ({ payable, currency }: { payable: string; currency: string }): string =>
  formatMoney(payable, currency, uiLocale)

/** Explains what to do about an unconfirmed invoice: check again, restore the key, or look it up. */
export function unknownText({ problem, safeToRepeat, ...sent }: UnconfirmedSubmission): string {
  const params = {
    number: sent.invoice_number,
    amount: formatMoney(sent.payable, sent.currency, uiLocale),
    time: formatDateTime(sent.startedAt),
  }
  if (sent.mode === 'test') return t('unknown.test', params)
  if (problem?.code === 'key_changed') return t('unknown.key-changed', params)
  return t(safeToRepeat ? 'unknown.safe' : 'unknown.unsafe', params)
}

/** Text of a difference of the PDF comparison. */
export function differenceText(difference: PdfDifference): string {
  switch (difference.kind) {
    case 'pages':
      return t('difference.pages', { count: difference.found, expected: difference.expected })
    case 'text':
      return textDifferenceText(difference)
    case 'value_missing':
      return t(`difference.value.${difference.field}`, { value: difference.value })
    case 'einvoice_attached':
      return t('difference.einvoice_attached', { name: difference.name })
    case 'unreadable':
      return t(`difference.${difference.reason}`)
    default:
      return t(`difference.${difference.kind}`)
  }
}

function textDifferenceText({ page, expected, found }: Extract<PdfDifference, { kind: 'text' }>): string {
  if (found === '') return t('difference.text.missing', { page, expected })
  if (expected === '') return t('difference.text.added', { page, found })
  return t('difference.text', { page, expected, found })
}
