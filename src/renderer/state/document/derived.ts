import type { Draft } from '#core/draft/draft.ts'
import { issuesOfDraft } from '#core/draft/read-draft.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { type Totals, totalsOf } from '#core/invoice/totals.ts'

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

export const draftIssues: (draft: Draft) => Issue[] = memoizeByDraft(issuesOfDraft)
