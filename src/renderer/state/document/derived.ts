import type { Draft } from '#core/draft/draft.ts'
import { issuesOfDraft } from '#core/draft/read-draft.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { CustomerHistory } from '#core/findings/finding.ts'
import type { RequestFields } from '#core/invoice/request-fields.ts'
import { type Totals, totalsOf } from '#core/invoice/totals.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { localDateOf } from '#core/text/calendar-date.ts'

/** Memoises a computation per immutable draft (WeakMap). */
function memoizeByDraft<Value>(compute: (draft: Draft) => Value): (draft: Draft) => Value {
  const known = new WeakMap<Draft, Value>()
  return draft => {
    const value = known.get(draft) ?? compute(draft)
    known.set(draft, value)
    return value
  }
}

export const totalsOfDraft: (draft: Draft) => Totals = memoizeByDraft(draft =>
  totalsOf(renderableDraft(draft)),
)

interface IssueContext {
  /** what the customer was billed before; `null` while unknown */
  history: CustomerHistory | null
  requestFields: RequestFields
  /** of a credit note: what other credit notes leave of its invoice; `null` while unknown */
  creditable: Decimal | null
}

const knownIssues = new WeakMap<Draft, IssueContext & { issues: Issue[] }>()

/** Errors and findings of a draft; only those of its latest context are kept. */
export function draftIssues(draft: Draft, context: IssueContext): Issue[] {
  const { history, requestFields, creditable } = context
  const known = knownIssues.get(draft)
  const isSame =
    known?.history === history && known.requestFields === requestFields && known.creditable === creditable
  if (known && isSame) return known.issues
  const today = localDateOf(new Date())
  const issues = issuesOfDraft(draft, { today, history, creditable }, requestFields)
  knownIssues.set(draft, { ...context, issues })
  return issues
}
