import type { Origin } from './origin.ts'

/** Append-only: the database refuses to change or delete entries. Changes of keys and accounts are recorded in their transaction. */
export interface AuditStore {
  recordAudit(event: AuditEvent): Promise<void>
  /** newest first; `before` is the last entry of the previous page */
  readAudit(filter: AuditFilter, page: { before: number | undefined; limit: number }): Promise<AuditEntry[]>
}

export const auditActions = [
  'account.created',
  'account.suspended',
  'account.resumed',
  'account.deleted',
  'account.plan_set',
  'account.language_set',
  'account.exported',
  'sign_up.invited',
  'sign_up.withdrawn',
  'credit.added',
  'plan.created',
  'plan.changed',
  'operator.created',
  'operator.password_set',
  'operator.removed',
  'operator.signed_in',
  'operator.second_factor.set',
  'operator.second_factor.removed',
  'user.created',
  'user.invited',
  'user.invitation_withdrawn',
  'user.role_set',
  'user.email_set',
  'user.removed',
  'password.set',
  'password.link_made',
  'second_factor.set',
  'second_factor.removed',
  'dashboard.signed_in',
  'device.confirmed',
  'device.denied',
  'key.created',
  'key.rotated',
  'key.revoked',
  'key.refused',
  'pdf.deleted',
  'job.deleted',
  'links.revoked',
  'links.rotated',
  'template.published',
  'template.version_set',
  'template.deleted',
  'template.default_set',
  'webhook.created',
  'webhook.removed',
  'webhook.resumed',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Changes of the whole service, recorded for the default account. */
export const serviceActions: readonly AuditAction[] = [
  'plan.created',
  'plan.changed',
  'links.rotated',
  'sign_up.invited',
  'sign_up.withdrawn',
  'operator.created',
  'operator.password_set',
  'operator.removed',
  'operator.signed_in',
  'operator.second_factor.set',
  'operator.second_factor.removed',
]

/** Maximum entries per account for changes that a test key can make without limit; the newest are kept. */
export const maxTestJobEntries = 1_000

export const isAboutTestJob = ({ action, detail }: Pick<AuditEvent, 'action' | 'detail'>): boolean =>
  ['pdf.deleted', 'job.deleted', 'links.revoked'].includes(action) && detail.mode === 'test'

export interface AuditEvent extends Origin {
  action: AuditAction
  account_id: string
  key_id: string | null
  detail: Readonly<Record<string, string | number | readonly string[] | null>>
}

export interface AuditEntry extends AuditEvent {
  /** ascending */
  id: number
}

/** `undefined` matches everything. */
export interface AuditFilter {
  account_id: string | undefined
  key_id: string | undefined
  /** whether to omit {@link serviceActions} for customers; false by default */
  isForCustomer?: boolean
}

const pageLength = 100

/** Every matching entry, newest first, a page at a time. */
export async function* auditPages(
  store: Pick<AuditStore, 'readAudit'>,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  let before: number | undefined
  do {
    const page = await store.readAudit(filter, { before, limit: pageLength })
    yield page
    before = page.length < pageLength ? undefined : page.at(-1)?.id
  } while (before !== undefined)
}

/** For commands. @returns every matching entry, newest first */
export async function readWholeAudit(store: AuditStore, filter: AuditFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for await (const page of auditPages(store, filter)) entries.push(...page)
  return entries
}
