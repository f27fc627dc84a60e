import { type Draft, renderableOf } from '#core/draft/draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { type Totals, totalsOf } from '#core/invoice/totals.ts'
import { issuesOfDraft } from '#core/invoice/validate.ts'

/** Memoises a computation per immutable draft (WeakMap). */
function memoizeByDraft<Value>(compute: (draft: Draft) => Value): (draft: Draft) => Value {
  const known = new WeakMap<Draft, Value>()
  return draft => {
    const value = known.get(draft) ?? compute(draft)
    known.set(draft, value)
    return value
  }
}

export const totalsOfDraft: (draft: Draft) => Totals = memoizeByDraft(draft => totalsOf(renderableOf(draft)))

export const draftIssues: (draft: Draft) => Issue[] = memoizeByDraft(issuesOfDraft)
