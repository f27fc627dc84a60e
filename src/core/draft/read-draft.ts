import type { Issue } from '../errors/issue.ts'
import { invoiceFields, lineItemSchema } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import { invoiceSchema, type LineItem } from '../invoice/invoice.ts'
import { amountIssues } from '../invoice/invoice-rules.ts'
import { parseInvoice, type ReadInvoice } from '../invoice/read-invoice.ts'
import { issuesOf } from '../invoice/validate.ts'
import { itemPath, parseItemPath } from '../json/json-path.ts'
import { limits } from '../limits.ts'
import { memoizeByIdentity } from '../memoize-by-identity.ts'
import type { Draft, DraftItem } from './draft.ts'
import { filledFields, writtenItems } from './draft-fields.ts'

/** The validated invoice of a draft: blank optional fields are omitted. */
export function invoiceOfDraft(draft: Draft): ReadInvoice {
  const { items, ...head } = draft
  return readHeadAndLines(filledFields(head, invoiceFields, draft.locale), writtenItems(items), draft.locale)
}

/** Errors if the draft is not a valid invoice, else the warnings of {@link issuesOf}. */
export function issuesOfDraft(draft: Draft): Issue[] {
  const read = invoiceOfDraft(draft)
  return read.ok ? issuesOf(read.invoice) : read.issues
}

/** Validates only lines that changed since the last call; issues and their order equal those of a full validation. */
function readHeadAndLines(
  head: Record<string, unknown>,
  items: readonly DraftItem[],
  locale: string | undefined,
): ReadInvoice {
  const lines = items.map(item => readLine(item, locale))
  const wrong = lines.flatMap(({ item }, index) => (item === null ? [index] : []))
  if (lines.length === 0 || wrong.length > 0 || lines.length > limits.items)
    return readFew(head, lines, wrong)

  // one line stands for all, which are known to be right
  const parsed = invoiceSchema.safeParse({ ...head, items: lines.slice(0, 1).map(line => line.filled) })
  if (!parsed.success) return readFew(head, lines, wrong)
  const invoice = { ...parsed.data, items: lines.flatMap(({ item }) => item ?? []) }
  const issues = amountIssues(invoice)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, invoice }
}

interface Line {
  filled: Record<string, unknown>
  /** `null` where something in it is wrong */
  item: LineItem | null
}

const readLine = memoizeByIdentity((item: DraftItem, locale: string | undefined): Line => {
  const filled = filledFields(item, itemFields, locale)
  const parsed = lineItemSchema.safeParse(filled)
  return { filled, item: parsed.success ? Object.freeze(parsed.data) : null }
})

/** The whole is refused, for its head or for some of its lines; those alone are enough to say why. */
function readFew(
  head: Record<string, unknown>,
  lines: readonly Line[],
  wrong: readonly number[],
): ReadInvoice {
  // too many are refused for that alone
  const needed = lines.length > limits.items ? limits.items + 1 : Math.max(1, wrong.length)
  const shown = wrong.length === needed ? wrong : lines.slice(0, needed).map((_, index) => index)
  const read = parseInvoice({ ...head, items: shown.map(index => lines[index]?.filled) })
  return read.ok ? read : { ok: false, issues: read.issues.map(issue => moved(issue, shown)) }
}

function moved(issue: Issue, shown: readonly number[]): Issue {
  const item = parseItemPath(issue.path)
  return item ? { ...issue, path: itemPath({ ...item, index: shown[item.index] ?? item.index }) } : issue
}
