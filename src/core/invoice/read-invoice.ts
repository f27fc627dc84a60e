import type { z } from 'zod'
import type { Issue } from '../errors/issue.ts'
import { invoiceFields, lineItemSchema } from '../fields/invoice-fields.ts'
import { recordWriter } from '../fields/write-fields.ts'
import { NumberLiteral, parseJson } from '../json/json.ts'
import { describeJsonError } from '../json/json-error.ts'
import { type JsonLimits, scanJson } from '../json/scan-json.ts'
import { limits } from '../limits.ts'
import type { Message } from '../messages/message.ts'
import { type Invoice, invoiceHeadSchema, type LineItem } from './invoice.ts'
import { issuesAcrossFields } from './invoice-rules.ts'
import { type RequestFields, sentFields } from './request-fields.ts'
import { issueOfLongList, issueOfRepeated, issuesOfSchema } from './schema-issues.ts'

export type ReadInvoice = { ok: true; invoice: Invoice } | { ok: false; issues: Issue[] }

export interface ReadOptions {
  /** `rendered` allows the higher number of items for files that are only rendered, and for asynchronous requests */
  lines?: 'submitted' | 'rendered' | undefined
  /** replaces the template of the document, which may be absent then */
  template?: string | undefined
}

/** Parses JSON text. Text that is not JSON is one issue with path '' and code `invalid_json`. */
export function readInvoice(text: string, options: ReadOptions = {}): ReadInvoice {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text
  const max = jsonLimits[options.lines ?? 'submitted']
  const { exceeded, path, repeated } = scanJson(body, max)
  if (exceeded === 'entries') return { ok: false, issues: [issueOfLongList(path, max.entries)] }
  if (exceeded === 'depth') return notJson({ code: 'json.too_deep' })
  if (exceeded === 'values') return notJson({ code: 'json.too_many_values', params: { max: max.values } })
  if (exceeded === 'name') return notJson({ code: 'json.name_too_long', params: { max: max.name } })
  let value: unknown
  try {
    value = parseJson(body)
  } catch {
    return notJson(describeJsonError(body))
  }
  if (repeated !== undefined) return { ok: false, issues: [issueOfRepeated(repeated)] }
  return parseInvoice(value, options)
}

const maxItems = { submitted: limits.items, rendered: limits.renderedItems }

/** Well above the limits of an invoice, so that slightly exceeding one is reported at its field. */
const jsonLimitsOf = (items: number): JsonLimits => ({
  depth: 32,
  values: 32 * items + 2000,
  entries: items,
  name: 256,
})

/** Limits of the JSON text of an invoice, checked before it is parsed. */
export const jsonLimits = {
  submitted: jsonLimitsOf(maxItems.submitted),
  rendered: jsonLimitsOf(maxItems.rendered),
}

const notJson = (message: Message): ReadInvoice => ({
  ok: false,
  issues: [{ path: '', code: 'invalid_json', severity: 'error', message }],
})

const headSchemas = {
  submitted: invoiceHeadSchema(maxItems.submitted),
  rendered: invoiceHeadSchema(maxItems.rendered),
}

/** Validates a value of {@link parseJson}, in which numbers are {@link NumberLiteral}s. */
export function parseInvoice(value: unknown, options: ReadOptions = {}): ReadInvoice {
  const { lines = 'submitted' } = options
  const document = withTemplate(value, options.template)
  const head = headSchemas[lines].safeParse(document)
  const found: z.core.$ZodIssue[] = head.success ? [] : [...head.error.issues]
  const items: LineItem[] = []
  for (const [index, item] of itemsOf(document).slice(0, maxItems[lines]).entries()) {
    const read = lineItemSchema.safeParse(item)
    // frozen, so that its net amount is computed once
    if (read.success) items.push(Object.freeze(read.data))
    else found.push(...read.error.issues.map(issue => ({ ...issue, path: ['items', index, ...issue.path] })))
    // stops once as many issues were found as are reported
    if (found.length >= limits.issues) break
  }
  if (!head.success || found.length > 0) return { ok: false, issues: issuesOfSchema(found, document) }
  // frozen, so that its totals are computed once
  const invoice: Invoice = Object.freeze({ ...head.data, items })
  const issues = issuesAcrossFields(invoice)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, invoice }
}

/** The line items of a document; empty if `items` is not a list. */
function itemsOf(document: unknown): unknown[] {
  const isObject = typeof document === 'object' && document !== null && 'items' in document
  return isObject && Array.isArray(document.items) ? document.items : []
}

function withTemplate(value: unknown, template: string | undefined): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return template === undefined || !isObject || value instanceof NumberLiteral
    ? value
    : { ...value, template }
}

/**
 * Canonical JSON: fixed order of fields, decimals as number literals, no white space. Each invoice has exactly one text
 * and hash.
 */
export const writeInvoice = (invoice: Invoice, requestFields: RequestFields = 'full'): string =>
  JSON.stringify(writers[requestFields](sentFields(invoice, requestFields)))

const writers = {
  full: recordWriter(invoiceFields, () => true),
  documented: recordWriter(invoiceFields, ({ isRequired }) => isRequired),
} satisfies Record<RequestFields, unknown>
