import type { DocumentRelations } from '#contract/invoices.ts'
import { type OptionalColumn, optionalColumns } from '#contract/settings.ts'
import type { Draft } from '#core/draft/draft.ts'
import { isBlankItem } from '#core/draft/draft-fields.ts'
import { issuesOfDraft } from '#core/draft/read-draft.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { CustomerHistory } from '#core/findings/finding.ts'
import type { RequestFields } from '#core/invoice/request-fields.ts'
import { type Totals, totalsOf } from '#core/invoice/totals.ts'
import { isPriced, isSummed } from '#core/line-kind.ts'
import { localDateOf } from '#core/text/calendar-date.ts'

/** Memoises a computation per immutable draft (WeakMap). */
export function memoizeByDraft<Value>(compute: (draft: Draft) => Value): (draft: Draft) => Value {
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

/** Optional columns with a value in at least one line item. */
export const usedColumnsOf: (draft: Draft) => readonly OptionalColumn[] = memoizeByDraft(({ items }) => {
  const unused = new Set<OptionalColumn>(optionalColumns)
  for (const item of items)
    for (const column of unused) if ((item[column] ?? '') !== '') unused.delete(column)
  return optionalColumns.filter(column => !unused.has(column))
})

/** Common tax rate of all lines; `null` if they differ or none has one. */
export const sharedTaxRate: (draft: Draft) => string | null = memoizeByDraft(({ items }) => {
  const priced = items.filter(isPriced)
  const written = priced.filter(item => !isBlankItem(item))
  const [first, ...others] = written.length === 0 ? priced : written
  const rate = first?.tax_rate ?? ''
  const isShared = others.every(item => (item.tax_rate ?? '') === rate)
  return rate !== '' && isShared && priced.every(item => !item.tax_category) ? rate : null
})

/** Number of non-blank line items whose amount is missing in the sum. */
export const incompleteLinesOf: (draft: Draft) => number = memoizeByDraft(draft => {
  const { lines } = totalsOfDraft(draft)
  return draft.items.filter((item, index) => lines[index] === null && isSummed(item) && !isBlankItem(item))
    .length
})

interface IssueContext {
  /** earlier invoices of the customer; `null` while unknown */
  history: CustomerHistory | null
  requestFields: RequestFields
  /** links of a credit note to its invoice; `null` while unknown */
  relations: DocumentRelations | null
}

const knownIssues = new WeakMap<Draft, IssueContext & { issues: Issue[] }>()

/** Errors and findings of a draft, memoised for its latest context. */
export function draftIssues(draft: Draft, context: IssueContext): Issue[] {
  const { history, requestFields, relations } = context
  const known = knownIssues.get(draft)
  const isSame =
    known?.history === history && known.requestFields === requestFields && known.relations === relations
  if (known && isSame) return known.issues
  const today = localDateOf(new Date())
  const { credits = null, creditable = null } = relations ?? {}
  const rest = credits && creditable !== null ? { currency: credits.currency, amount: creditable } : null
  const issues = issuesOfDraft(draft, { today, history, creditable: rest }, requestFields)
  knownIssues.set(draft, { ...context, issues })
  return issues
}
