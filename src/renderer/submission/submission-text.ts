import type { Finding } from '#contract/finding.ts'
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

/** Text of a finding of the PDF comparison. */
export function findingText(finding: Finding): string {
  switch (finding.kind) {
    case 'pages':
      return t('finding.pages', { count: finding.found, expected: finding.expected })
    case 'text':
      return textFindingText(finding)
    case 'value_missing':
      return t(`finding.value.${finding.field}`, { value: finding.value })
    case 'unreadable':
      return t(`finding.${finding.reason}`)
    default:
      return t(`finding.${finding.kind}`)
  }
}

function textFindingText({ page, expected, found }: Extract<Finding, { kind: 'text' }>): string {
  if (found === '') return t('finding.text.missing', { page, expected })
  if (expected === '') return t('finding.text.added', { page, found })
  return t('finding.text', { page, expected, found })
}
