import type { Issue } from '../errors/issue.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { recordWriter } from '../fields/write-fields.ts'
import { NumberLiteral, parseJson } from '../json/json.ts'
import { describeJsonError } from '../json/json-error.ts'
import { repeatedField } from '../json/repeated-field.ts'
import { type Invoice, invoiceSchema, renderableInvoiceSchema } from './invoice.ts'
import { amountIssues } from './invoice-rules.ts'
import type { RequestFields } from './request-fields.ts'
import { issueOfRepeated, issuesOfSchema } from './schema-issues.ts'

export type ReadInvoice = { ok: true; invoice: Invoice } | { ok: false; issues: Issue[] }

export interface ReadOptions {
  /** `rendered` applies the higher limit of files that are only rendered, and of requests that are answered later */
  lines?: 'submitted' | 'rendered' | undefined
  /** replaces the template of the document, which may then be absent */
  template?: string | undefined
}

/** Parses JSON text. Text that is not JSON is one issue with path '' and code `invalid_json`. */
export function readInvoice(text: string, options: ReadOptions = {}): ReadInvoice {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text
  let value: unknown
  try {
    value = parseJson(body)
  } catch {
    const message = describeJsonError(body)
    return { ok: false, issues: [{ path: '', code: 'invalid_json', severity: 'error', message }] }
  }
  const repeated = repeatedField(body)
  if (repeated !== undefined) return { ok: false, issues: [issueOfRepeated(repeated)] }
  return parseInvoice(value, options)
}

/** Validates a value of {@link parseJson}, in which numbers are {@link NumberLiteral}s. */
export function parseInvoice(value: unknown, options: ReadOptions = {}): ReadInvoice {
  const schema = options.lines === 'rendered' ? renderableInvoiceSchema : invoiceSchema
  const document = withTemplate(value, options.template)
  const parsed = schema.safeParse(document)
  if (!parsed.success) return { ok: false, issues: issuesOfSchema(parsed.error.issues, document) }
  // the net of a frozen line item is computed once
  for (const item of parsed.data.items) Object.freeze(item)
  const issues = amountIssues(parsed.data)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, invoice: parsed.data }
}

function withTemplate(value: unknown, template: string | undefined): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return template === undefined || !isObject || value instanceof NumberLiteral
    ? value
    : { ...value, template }
}

/** Canonical JSON: fixed order of fields, decimals as number literals, no white space. One invoice has one text and one hash. */
export const writeInvoice = (invoice: Invoice, requestFields: RequestFields = 'full'): string =>
  JSON.stringify(writers[requestFields](invoice))

const writers = {
  full: recordWriter(invoiceFields, () => true),
  documented: recordWriter(invoiceFields, ({ isRequired }) => isRequired),
} satisfies Record<RequestFields, unknown>
