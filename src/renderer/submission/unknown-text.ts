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
