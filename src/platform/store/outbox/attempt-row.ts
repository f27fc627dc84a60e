import { extname, isAbsolute, relative, resolve, sep } from 'node:path'
import type { Attempt } from '#app/ports/store.ts'
import type { Delivery } from '#contract/delivery.ts'
import { type IssuedByOtherMeans, issuedByOtherMeansSchema } from '#contract/issued-by.ts'
import type { ProblemView } from '#contract/submission.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import type { Message } from '#core/messages/message.ts'
import { type Row, textOf, textOrNull } from '../sqlite/sql.ts'

/**
 * Not validated, because only this program writes these rows, and the CHECKs of the schema and the types of `freeze`
 * apply.
 */
export function readAttempt(row: Row, folder: string): Attempt {
  const delivery = row.has_intact_delivery === 1 ? textOrNull(row, 'delivery') : null
  return {
    id: textOf(row, 'id'),
    invoiceId: textOf(row, 'invoice_id'),
    revision: Number(row.revision),
    state: textOf(row, 'state') as Attempt['state'],
    mode: textOf(row, 'mode') as Attempt['mode'],
    connectionId: textOf(row, 'connection_id'),
    connectionName: textOf(row, 'connection_name'),
    baseUrl: textOrNull(row, 'base_url'),
    template: textOf(row, 'template'),
    templateSha256: textOrNull(row, 'template_sha256'),
    invoice_number: textOf(row, 'invoice_number'),
    currency: textOf(row, 'currency'),
    payable: textOf(row, 'payable') as Attempt['payable'],
    payload: row.payload instanceof Uint8Array ? row.payload : new Uint8Array(),
    payloadSha256: textOf(row, 'payload_sha256'),
    idempotencyKey: textOf(row, 'idempotency_key'),
    keyFingerprint: textOf(row, 'key_fingerprint'),
    createdAt: textOf(row, 'created_at'),
    finishedAt: textOrNull(row, 'finished_at'),
    retryAt: textOrNull(row, 'retry_at'),
    tries: Number(row.tries),
    inDoubt: row.in_doubt === 1,
    jobId: textOrNull(row, 'job_id'),
    invoiceUrl: textOrNull(row, 'invoice_url'),
    problem: problemIn(textOrNull(row, 'problem')),
    issuedBy: issuedByIn(row),
    emailedAt: textOrNull(row, 'emailed_at'),
    ...(row.is_intact !== 1 && { isDamaged: true }),
    delivery: delivery === null ? null : deliveryIn(delivery, folder),
  }
}

/** `null` for a submission. A damaged value still shows that it is no submission. */
export function issuedByIn({ issued_by: text }: Row): IssuedByOtherMeans | null {
  if (typeof text !== 'string') return null
  const damaged: IssuedByOtherMeans = { means: 'other', reason: '', issuedOn: '1970-01-01', file: null }
  return issuedByOtherMeansSchema.safeParse(parseJsonOrUndefined(text)).data ?? damaged
}

/** The JSON of a damaged row may be invalid. */
function problemIn(text: string | null): ProblemView | null {
  try {
    if (text === null) return null
    const problem = JSON.parse(text) as ProblemView
    const fields = problem.fields.map(field => ({ ...field, message: storedMessage(field.message) }))
    return { ...problem, message: storedMessage(problem.message), fields }
  } catch {
    return null
  }
}

/**
 * @param folder base of relative paths
 * @returns `null` for a file that must not be opened
 */
export function deliveryIn(text: string, folder: string): Delivery | null {
  const delivery = JSON.parse(text) as Delivery
  if (delivery.state === 'failed') return { ...delivery, message: storedMessage(delivery.message) }
  // Imported data may name any file, and an opened file must not be a program.
  if (delivery.state === 'kept' && extname(delivery.path).toLowerCase() !== '.pdf') return null
  // Windows stored its own separators before version 0.2.
  return withPath(delivery, path => resolve(folder, path.replace(/^deliveries\\/, 'deliveries/')))
}

/** Before version 0.2, problems and deliveries were stored with their texts. */
const storedMessage = (stored: Message | string): Message =>
  typeof stored === 'string' ? { code: 'foreign_text', params: { text: stored } } : stored

/**
 * Relative for files in the data folder, so that it can be moved, even to another system; absolute for files in the
 * user's folders.
 */
export function storedPath(folder: string, path: string): string {
  const within = relative(folder, path)
  return within.startsWith('..') || isAbsolute(within) ? path : within.replaceAll(sep, '/')
}

export const withPath = (delivery: Delivery, change: (path: string) => string): Delivery =>
  delivery.state === 'kept' ? { ...delivery, path: change(delivery.path) } : delivery
