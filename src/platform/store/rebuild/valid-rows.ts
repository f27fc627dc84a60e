import { z } from 'zod'
import { senderId } from '#contract/argument-schemas.ts'
import { parseBaseUrl } from '#contract/base-url.ts'
import { issuedByOtherMeansSchema } from '#contract/issued-by.ts'
import { maxSenders, senderShape, settingsSchema } from '#contract/settings.ts'
import { documentTypes } from '#core/document-type.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { isCount, isId, isInstant } from '../salvage/readable-rows.ts'

const id = z.string().refine(isId)
const count = z.number().refine(isCount)
const flag = z.union([z.literal(0), z.literal(1)])
const instant = z.string().refine(isInstant)
const shortText = z.string().max(1000)
const decimal = z.string().refine(text => parseDecimal(text) === text)

/**
 * Columns of an invoice, without those derived from the draft, and without links (see merge-links.ts and
 * merge-schedules.ts).
 */
export const invoiceRow = z.object({
  id,
  revision: count,
  updated_at: instant,
  deleted_at: instant.nullable(),
  sample: flag,
  search_id: count.nullable(),
  attempt_id: id.nullable(),
  invoice_number: z.string(),
  currency: shortText,
  type: z.enum(documentTypes),
})

/** The payload of an open attempt is compared with its hash before it is sent. */
export const attemptRow = z
  .object({
    id,
    invoice_id: id,
    revision: count,
    state: z.enum(['queued', 'sending', 'done', 'refused', 'unknown', 'withdrawn']),
    mode: z.enum(['live', 'test']),
    connection_id: shortText,
    connection_name: shortText,
    base_url: z
      .string()
      .refine(text => parseBaseUrl(text).ok)
      .nullable(),
    template: shortText,
    template_sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
    invoice_number: z.string(),
    currency: shortText,
    payable: decimal,
    payload: z.instanceof(Uint8Array),
    payload_sha256: z.string(),
    idempotency_key: id,
    key_fingerprint: shortText,
    created_at: instant,
    finished_at: instant.nullable(),
    tries: z.int().min(0),
    in_doubt: flag,
    job_id: shortText.nullable(),
    invoice_url: z.string().max(10_000).nullable(),
    problem: z.string().nullable(),
    retry_at: instant.nullable(),
    issued_by: z.string().nullable(),
  })
  .refine(isSubmissionOrMark)
  .refine(({ problem }) => problem === null || problemSchema.safeParse(parseJsonOrUndefined(problem)).success)

/** A document issued by other means was never sent, so its attempt is done or withdrawn. */
function isSubmissionOrMark(row: {
  issued_by: string | null
  mode: string
  state: string
  base_url: string | null
  job_id: string | null
  invoice_url: string | null
}): boolean {
  if (row.issued_by === null) return true
  const isNeverSent = row.base_url === null && row.job_id === null && row.invoice_url === null
  const isKnownState = row.mode === 'live' && (row.state === 'done' || row.state === 'withdrawn')
  return (
    isNeverSent &&
    isKnownState &&
    issuedByOtherMeansSchema.safeParse(parseJsonOrUndefined(row.issued_by)).success
  )
}

/** Before version 0.2, problems and deliveries were stored with their texts. */
const message = z.union([z.string(), z.object({ code: z.string() })])
const problemSchema = z.object({
  code: z.string(),
  message,
  status: z.number().nullable(),
  requestId: z.string().nullable(),
  fields: z.array(z.object({ path: z.string(), message })),
})

export const connectionRow = z.object({
  id: z.string().regex(/^(?!practice$)[\w-]{1,64}$/),
  name: shortText.min(1),
  base_url: z.string().refine(text => parseBaseUrl(text).ok),
  request_fields: z.enum(['documented', 'full']),
})

export const settingRow = z.object({ name: z.string().regex(/^[\w-]{1,64}$/), value: z.string() })

const fields: Record<string, z.ZodType> = {
  ...settingsSchema.shape,
  // Settings of versions with a single pattern.
  numberPattern: shortText,
  // Refuses network paths, because looking for the folder would contact another computer.
  pdfFolder: shortText.refine(path => !/^[\\/]{2}/.test(path)),
}

const fieldsOfSender: Record<string, z.ZodType> = { ...senderShape, id: senderId, isRemoved: z.literal(true) }

const recordSchema = z.record(z.string(), z.unknown())

const valid = (value: unknown, known: Record<string, z.ZodType>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(recordSchema.safeParse(value).data ?? {}).filter(
      ([name, field]) => Object.hasOwn(known, name) && known[name]?.safeParse(field).success,
    ),
  )

/** Keeps the fields that this program would write. */
export function validSettings(value: unknown): Record<string, unknown> {
  const read = z.object({ senders: z.array(z.unknown()).max(maxSenders) }).safeParse(value)
  const senders = (read.data?.senders ?? [])
    .map(sender => valid(sender, fieldsOfSender))
    .filter(({ id }) => id !== undefined)
  return { ...valid(value, fields), ...(senders.some(({ isRemoved }) => !isRemoved) && { senders }) }
}
