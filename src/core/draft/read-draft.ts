import { memoizeByIdentity } from '../caches.ts'
import { withoutTemplateVersion } from '../design-values.ts'
import type { Issue } from '../errors/issue.ts'
import { invoiceFields, lineItemSchema } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { FindingContext } from '../findings/finding.ts'
import { findingsOfRequest } from '../findings/findings-of.ts'
import { type Invoice, invoiceSchema, type LineItem } from '../invoice/invoice.ts'
import { issuesAcrossFields } from '../invoice/invoice-rules.ts'
import { parseInvoice, type ReadInvoice, readInvoice, writeInvoice } from '../invoice/read-invoice.ts'
import { notSentIssue, type RequestFields } from '../invoice/request-fields.ts'
import { itemPath, parseItemPath } from '../json/json-path.ts'
import { limits } from '../limits.ts'
import { type Draft, type DraftItem, draftOfInvoice } from './draft.ts'
import { filledFields, trimBlankItems, validAttachments } from './draft-fields.ts'
import { renderableDraft } from './renderable-draft.ts'

/** The validated invoice of a draft: blank optional fields are omitted. */
export function invoiceOfDraft(draft: Draft): ReadInvoice {
  const { items, attachments, sender: _sender, ...others } = draft
  const files = attachments && validAttachments(attachments, undefined)
  const head = files ? others : { ...others, ...(attachments && { attachments }) }
  return validateItems(filledFields(head, invoiceFields, draft.locale), trimBlankItems(items), {
    locale: draft.locale,
    files,
  })
}

/** The errors of a draft, and its findings except those about fields with an error. */
export function issuesOfDraft(
  draft: Draft,
  context: FindingContext,
  requestFields: RequestFields = 'full',
): Issue[] {
  const read = invoiceOfDraft(draft)
  if (read.ok) {
    const notSent = notSentIssue(read.invoice, requestFields)
    return [...(notSent ? [notSent] : []), ...findingsOfRequest(read.invoice, requestFields, context)]
  }
  const paths = new Set(read.issues.map(({ path }) => path))
  const findings = findingsOfRequest(renderableDraft(draft), requestFields, context)
  return [...read.issues, ...findings.filter(({ path }) => !paths.has(path))]
}

/**
 * Validates only line items that changed since the last call; issues and their order equal those of full validation.
 * @param files attachments that are already validated and not in `head`
 */
function validateItems(
  head: Record<string, unknown>,
  items: readonly DraftItem[],
  { locale, files }: { locale: string | undefined; files: Invoice['attachments'] },
): ReadInvoice {
  const lines = items.map(item => validateItem(item, locale))
  const invalid = lines.flatMap(({ item }, index) => (item === null ? [index] : []))
  if (lines.length === 0 || invalid.length > 0 || lines.length > limits.items)
    return validateInvalid(head, lines, invalid)

  // The items are already validated, so the schema needs only one of them.
  const parsed = invoiceSchema.safeParse({ ...head, items: lines.slice(0, 1).map(line => line.filled) })
  if (!parsed.success) return validateInvalid(head, lines, invalid)
  // frozen, so that its totals are computed once
  const invoice = Object.freeze({
    ...parsed.data,
    ...(files && { attachments: files }),
    items: lines.flatMap(({ item }) => item ?? []),
  })
  const issues = issuesAcrossFields(invoice)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, invoice }
}

interface Line {
  filled: Record<string, unknown>
  /** `null` if invalid */
  item: LineItem | null
}

const validateItem = memoizeByIdentity((item: DraftItem, locale: string | undefined): Line => {
  const filled = filledFields(item, itemFields, locale)
  const parsed = lineItemSchema.safeParse(filled)
  return { filled, item: parsed.success ? Object.freeze(parsed.data) : null }
})

/** Finds the issues of an invalid invoice from its head and its invalid line items only. */
function validateInvalid(
  head: Record<string, unknown>,
  lines: readonly Line[],
  invalid: readonly number[],
): ReadInvoice {
  // One item above the limit is enough to report too many.
  const needed = lines.length > limits.items ? limits.items + 1 : Math.max(1, invalid.length)
  const shown = invalid.length === needed ? invalid : lines.slice(0, needed).map((_, index) => index)
  const read = parseInvoice({ ...head, items: shown.map(index => lines[index]?.filled) })
  return read.ok ? read : { ok: false, issues: read.issues.map(issue => withIndexIn(issue, shown)) }
}

function withIndexIn(issue: Issue, shown: readonly number[]): Issue {
  const item = parseItemPath(issue.path)
  return item ? { ...issue, path: itemPath({ ...item, index: shown[item.index] ?? item.index }) } : issue
}

/** Fields by which a document is found and filed, so they are kept even if the request did not contain them. */
const filedFields = ['sender', 'seller', 'buyer', 'issue_date'] as const

/**
 * The document as it was sent; a minimal request leaves out tax, currency and more. Returns `written` if both have the
 * same content, because it keeps the text as typed.
 * @param payload canonical JSON of the invoice
 * @returns `undefined` if the payload is damaged
 */
export function issuedDraft(written: Draft | undefined, payload: string): Draft | undefined {
  const read = readInvoice(payload)
  if (!read.ok) return undefined
  const sent = withoutTemplateVersion(read.invoice)
  const typed = written && invoiceOfDraft(written)
  if (written && typed?.ok && writeInvoice(withoutTemplateVersion(typed.invoice)) === writeInvoice(sent))
    return written
  return { ...filed(written), ...draftOfInvoice(sent) }
}

const filed = (written: Partial<Draft> = {}): Partial<Draft> =>
  Object.fromEntries(
    filedFields.flatMap(name => (written[name] === undefined ? [] : [[name, written[name]]])),
  )
