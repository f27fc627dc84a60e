import type { Finding } from '#contract/finding.ts'
import type { Submission } from '#contract/submission.ts'
import { formatMoney } from '#core/format.ts'
import { momentOf, uiLocale } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'

type Doubt = Pick<
  Submission,
  'invoice_number' | 'payable' | 'currency' | 'startedAt' | 'problem' | 'safeToRepeat'
>

/** What can be done about an invoice that may exist: ask again, get the key back that can ask, or look it up. */
export function unknownWords({ problem, safeToRepeat, ...sent }: Doubt): string {
  const words = {
    number: sent.invoice_number,
    amount: formatMoney(sent.payable, sent.currency, uiLocale),
    time: momentOf(sent.startedAt),
  }
  if (problem?.code === 'key_changed') return say('unknown.key-changed', words)
  return say(safeToRepeat ? 'unknown.safe' : 'unknown.unsafe', words)
}

/** What the comparison of the delivered PDF with the preview found, for a person. */
export function findingWords(finding: Finding): string {
  switch (finding.kind) {
    case 'pages':
      return say('finding.pages', { count: finding.found, expected: finding.expected })
    case 'text':
      return textWords(finding)
    case 'value_missing':
      return say(`finding.value.${finding.field}`, { value: finding.value })
    case 'unreadable':
      return say(`finding.${finding.reason}`)
    default:
      return say(`finding.${finding.kind}`)
  }
}

function textWords({ page, expected, found }: Extract<Finding, { kind: 'text' }>): string {
  if (found === '') return say('finding.text.missing', { page, expected })
  if (expected === '') return say('finding.text.added', { page, found })
  return say('finding.text', { page, expected, found })
}
