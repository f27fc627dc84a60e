import { z } from 'zod'
import { eInvoiceOutcome } from '#contract/generate-api.ts'
import { type AuditEntry, type AuditEvent, auditActions } from './audit-store.ts'
import {
  type Credit,
  fileDeletionReasons,
  type Job,
  type JobsBefore,
  type JobsOfDay,
  type LedgerRow,
  type Position,
  type RecordedAnswer,
  type RepeatedNumber,
} from './jobs.ts'
import type { LedgerSum } from './ledger-periods.ts'
import type { LinkSecret } from './link-secrets.ts'
import { actors } from './origin.ts'
import { defaultPlan, limitNames, type Plan, type PlanLimits } from './plans.ts'
import {
  type Account,
  type FoundKey,
  type FoundSession,
  keyScopes,
  type StoredKey,
  suspendedLinks,
} from './store.ts'
import type { StoredFile } from './stored-bytes.ts'
import { roles, type User, type UserWithPassword } from './users.ts'

/** Schemas of the rows of both databases. */

const mode = z.enum(['live', 'test'])

export const accountRow = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  suspended_at: z.string().nullable(),
  suspended_links: z.enum(suspendedLinks).nullable(),
  deleted_at: z.string().nullable(),
  plan_id: z.string(),
  language: z.string().nullable(),
}) satisfies z.ZodType<Account>

export const accountColumns = `id, name, created_at, suspended_at, suspended_links, deleted_at,
  coalesce(plan_id, '${defaultPlan}') AS plan_id, language`

const planCounts = z.array(z.object({ plan: z.string(), count: z.coerce.number() }))

export const countsByPlan = (rows: unknown): Map<string, number> =>
  new Map(planCounts.parse(rows).map(({ plan, count }) => [plan, count]))

// PostgreSQL's driver returns bigint as text
const limit = z.coerce.number().nullable()

const planLimitsRow = z.object({
  requests_per_minute: limit,
  concurrent_renders: limit,
  stored_bytes: limit,
  monthly_warning: limit,
  monthly_cap: limit,
  live_kept_days: limit,
}) satisfies z.ZodType<PlanLimits>

export const planRow = planLimitsRow.extend({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  price: z.string().nullable(),
}) satisfies z.ZodType<Plan>

/** The limits of a plan, in the order of {@link limitValues}. */
export const limitColumns = limitNames.join(', ')

export const limitValues = (limits: PlanLimits): (number | null)[] => limitNames.map(name => limits[name])

/** The plan of an account, in a query that has a table named `accounts`. */
export const planOfAccount = `JOIN plans ON plans.id = coalesce(accounts.plan_id, '${defaultPlan}')`

export const keyRow = z.object({
  id: z.string(),
  account_id: z.string(),
  mode,
  name: z.string(),
  last4: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  scopes: z.string().transform(text => keyScopes.filter(scope => text.split(' ').includes(scope))),
  addresses: z.string().transform(text => text.split(' ').filter(address => address !== '')),
  computer: z.string().nullable(),
  own_cap: limit,
}) satisfies z.ZodType<StoredKey>

/** Suspension and plan of the account of a key, in a query that has one named `found`. */
export const ofFoundKey = `JOIN accounts ON accounts.id = found.account_id ${planOfAccount}`

export const foundKeyRow = z
  .object({ ...keyRow.shape, ...planLimitsRow.shape, suspended_at: z.string().nullable() })
  .transform(row => ({ ...row, plan: planLimitsRow.parse(row) })) satisfies z.ZodType<FoundKey>

/** The columns of a key, in the order of {@link keyValues}. */
export const keyColumns =
  'id, account_id, mode, name, last4, created_at, last_used_at, revoked_at, expires_at, scopes, addresses, computer, own_cap'

export const keyValues = (key: StoredKey): (string | number | null)[] => {
  const { id, account_id, mode, name, last4, created_at, last_used_at, revoked_at, expires_at } = key
  const lists = [key.scopes.join(' '), key.addresses.join(' ')]
  const made = [key.computer, key.own_cap]
  return [
    id,
    account_id,
    mode,
    name,
    last4,
    created_at,
    last_used_at,
    revoked_at,
    expires_at,
    ...lists,
    ...made,
  ]
}

export const auditRow = z.object({
  // PostgreSQL's driver returns bigint as text
  id: z.coerce.number(),
  at: z.string(),
  actor: z.enum(actors),
  actor_id: z.string(),
  address: z.string().nullable(),
  action: z.enum(auditActions),
  account_id: z.string(),
  key_id: z.string().nullable(),
  detail: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.null()]))),
}) satisfies z.ZodType<AuditEntry>

/** The columns of an audit event, in the order of {@link auditValues}. */
export const auditColumns = 'at, actor, actor_id, address, action, account_id, key_id, detail'

export const auditValues = (event: AuditEvent): (string | null)[] => {
  const { at, actor, actor_id, address, action, account_id, key_id, detail } = event
  return [at, actor, actor_id, address, action, account_id, key_id, JSON.stringify(detail)]
}

export const fileRow = z.object({ file_id: z.string() })

export const storedFileRow = z.object({
  job_id: z.string(),
  file_id: z.string(),
}) satisfies z.ZodType<StoredFile>

export const idRow = z.object({ id: z.string() })

export const jobIdRow = z.object({ job_id: z.string() })

/**
 * Returns a recorded answer without the warnings, which quote values of the invoice; byte-identical if there
 * are none.
 */
export function withoutWarnings(answer: string): string {
  const { warnings: _, ...others } = z.looseObject({}).parse(JSON.parse(answer))
  return JSON.stringify(others)
}

export const answerOnlyRow = z.object({ answer: z.string() })

export const answerRow = z.object({
  fingerprint: z.string(),
  answer: z.string(),
}) satisfies z.ZodType<RecordedAnswer>

export const jobRow = z.object({
  id: z.string(),
  account_id: z.string(),
  key_id: z.string(),
  mode,
  template: z.string(),
  invoice_number: z.string(),
  file_id: z.string(),
  created_at: z.string(),
  e_invoice: eInvoiceOutcome.nullable(),
  pages: z.number().nullable(),
  currency: z.string().nullable(),
  total: z.string().nullable(),
  payable: z.string().nullable(),
  template_version: z.number().nullable(),
  file_deleted_at: z.string().nullable(),
  file_deletion: z.enum(fileDeletionReasons).nullable(),
  erased_at: z.string().nullable(),
  link_version: z.number(),
}) satisfies z.ZodType<Job>

/** Columns of a job when it is recorded. */
export const newJobColumns =
  'id, account_id, key_id, mode, template, invoice_number, file_id, created_at, e_invoice, pages, currency, total, payable, template_version'

export const jobColumns = `${newJobColumns}, file_deleted_at, file_deletion, erased_at, link_version`

/** Assignments that erase a deleted job. */
export const erasedValues = `template = '', invoice_number = '', e_invoice = NULL, pages = NULL, currency = NULL,
  total = NULL, payable = NULL, template_version = NULL`

export const positionRow = z.object({
  created_at: z.string(),
  id: z.string(),
}) satisfies z.ZodType<Position>

/** Conditions of a list of jobs; each operator is followed by the placeholder of the value. */
export const jobConditions = {
  account_id: 'account_id =',
  mode: 'mode =',
  template: 'template =',
  number: 'invoice_number =',
  from: 'created_at >=',
} satisfies Partial<Record<keyof JobsBefore, string>>

/** Row of the ledger; PostgreSQL's driver returns bigint as text. */
export const ledgerPositionRow = z.object({ created_at: z.string(), id: z.coerce.number() })

export const ledgerRow = z.object({
  job_id: z.string(),
  account_id: z.string(),
  key_id: z.string(),
  template: z.string(),
  invoice_number: z.string(),
  created_at: z.string(),
}) satisfies z.ZodType<LedgerRow>

export const ledgerSumRow = z.object({
  account_id: z.string(),
  month: z.string(),
  key_id: z.string(),
  template: z.string(),
  billed: z.number(),
}) satisfies z.ZodType<LedgerSum>

/** What an account has billed in a month; PostgreSQL gives a sum as text. */
export const billedRow = z.object({ account_id: z.string(), billed: z.coerce.number() })

export const creditRow = z.object({
  job_id: z.string(),
  account_id: z.string(),
  key_id: z.string(),
  template: z.string(),
  reason: z.string(),
  created_at: z.string(),
}) satisfies z.ZodType<Credit>

/** A credit with the key of its job. The ledger forgets the template of an erased job. */
export const creditColumns = `credits.job_id, credits.account_id, ledger.key_id, credits.template, credits.reason,
  credits.created_at FROM credits JOIN ledger ON ledger.job_id = credits.job_id`

export const repeatedNumberRow = z.object({
  job_id: z.string(),
  earlier_job_id: z.string(),
  invoice_number: z.string(),
  created_at: z.string(),
}) satisfies z.ZodType<RepeatedNumber>

/** A repeated number with its invoice number, unless its job was erased. */
export const repeatedNumberColumns = `repeated_numbers.job_id, earlier_job_id, invoice_number,
  repeated_numbers.created_at
  FROM repeated_numbers JOIN ledger ON ledger.job_id = repeated_numbers.job_id AND ledger.invoice_number <> ''`

export const sessionRow = z.object({
  account_id: z.string(),
  user_id: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  language: z.string().nullable(),
}) satisfies z.ZodType<FoundSession>

export const userRow = z.object({
  id: z.string(),
  account_id: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  created_at: z.string(),
}) satisfies z.ZodType<User>

/** Columns in the order in which users are inserted. */
export const userColumns = 'id, account_id, email, role, created_at'

export const signInRow = z
  .object({ ...userRow.shape, hash: z.string() })
  .transform(({ hash, ...user }) => ({ user, hash })) satisfies z.ZodType<UserWithPassword>

export const secretRow = z.object({ value: z.instanceof(Uint8Array) })

export const linkSecretRow = secretRow.extend({ expires_at: z.string() }) satisfies z.ZodType<LinkSecret>

/** Jobs by day and mode; PostgreSQL counts in bigint, which arrives as text. */
const dayCounts = z.array(z.object({ day: z.string(), mode, count: z.coerce.number() }))

export const jobsByDay = (rows: unknown): JobsOfDay[] =>
  [...Map.groupBy(dayCounts.parse(rows), ({ day }) => day)].map(([day, counts]) => {
    const countOf = (wanted: Job['mode']) => counts.find(each => each.mode === wanted)?.count ?? 0
    return { day, live: countOf('live'), test: countOf('test') }
  })
