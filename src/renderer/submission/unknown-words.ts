import type { Submission } from '#contract/desktop-api.ts'
import { say } from '../words.ts'

type Doubt = Pick<Submission, 'invoice_number' | 'problem' | 'safeToRepeat'>

/** What can be done about an invoice that may exist: ask again, get the key back that can ask, or look it up. */
export function unknownWords({ invoice_number: number, problem, safeToRepeat }: Doubt): string {
  if (!safeToRepeat) return say('unknown.unsafe', { number })
  return say(problem?.code === 'key_changed' ? 'unknown.key-changed' : 'unknown.safe', { number })
}
