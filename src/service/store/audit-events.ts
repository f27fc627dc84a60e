import type { AuditAction, AuditEvent } from './audit-store.ts'
import type { DeviceGrant } from './device-grants.ts'
import type { Job } from './jobs.ts'
import type { Origin } from './origin.ts'
import type { PlanLimits } from './plans.ts'
import {
  defaultAccount,
  type KeyExpiry,
  type NewAccount,
  type Session,
  type StoredKey,
  type SuspendedLinks,
} from './store.ts'
import type { TemplateVersion } from './templates.ts'
import type { User } from './users.ts'
import type { NewWebhook } from './webhook-store.ts'

/** Audit events of store changes, the same for both databases. */

const entry = (
  action: AuditAction,
  account_id: string,
  detail: AuditEvent['detail'],
  origin: Origin,
): AuditEvent => ({ ...eventOf(origin), action, account_id, key_id: null, detail })

const eventOf = ({ at, actor, actor_id, address }: Origin) => ({ at, actor, actor_id, address })

export const accountCreated = (account: NewAccount, origin: Origin): AuditEvent =>
  entry('account.created', account.id, { name: account.name }, origin)

/** An account opened by a link. The address is only in the entry of the user. */
export const accountOpened = (
  account: NewAccount,
  detail: { sign_up: string; terms: string | null },
  origin: Origin,
): AuditEvent => {
  const created = accountCreated(account, origin)
  return { ...created, detail: { ...created.detail, ...detail } }
}

/**
 * A sign-up belongs to no account yet, so it is recorded for the operator's account, without the address,
 * which could not be erased there.
 */
export const signUpChanged = (
  action: 'sign_up.invited' | 'sign_up.withdrawn',
  sign_up: string,
  origin: Origin,
): AuditEvent => entry(action, defaultAccount, { sign_up }, origin)

export const accountSuspended = (account_id: string, links: SuspendedLinks, origin: Origin): AuditEvent =>
  entry('account.suspended', account_id, { links }, origin)

export const accountChanged = (
  action: 'account.resumed' | 'account.deleted' | 'account.exported',
  account_id: string,
  origin: Origin,
): AuditEvent => entry(action, account_id, {}, origin)

export const accountLanguageSet = (account_id: string, language: string | null, origin: Origin): AuditEvent =>
  entry('account.language_set', account_id, { language }, origin)

export const planSet = (account_id: string, plan: string, origin: Origin): AuditEvent =>
  entry('account.plan_set', account_id, { plan }, origin)

/** A plan belongs to no account, so its changes are recorded for the operator's account. */
export const planChanged = (
  action: 'plan.created' | 'plan.changed',
  plan: string,
  limits: PlanLimits,
  origin: Origin,
): AuditEvent => entry(action, defaultAccount, { plan, ...limits }, origin)

export const planPriced = (plan: string, price: string | null, origin: Origin): AuditEvent =>
  entry('plan.changed', defaultAccount, { plan, price }, origin)

/** An operator belongs to no account, so changes are recorded for the operator's account. */
export const operatorChanged = (
  action: Extract<AuditAction, `operator.${string}`>,
  operator: string,
  origin: Origin,
): AuditEvent => entry(action, defaultAccount, { operator }, origin)

export const creditAdded = (
  account_id: string,
  { job, reason }: { job: string; reason: string },
  origin: Origin,
): AuditEvent => entry('credit.added', account_id, { job, reason }, origin)

export const userChanged = (
  action: 'user.created' | 'user.role_set' | 'user.email_set' | 'user.removed',
  { id, account_id, email, role }: User,
  origin: Origin,
): AuditEvent => entry(action, account_id, { user: id, email, role }, origin)

export const passwordSet = ({ id, account_id }: User, origin: Origin): AuditEvent =>
  entry('password.set', account_id, { user: id }, origin)

/**
 * Without the id of the user, so that the entry does not depend on whether the address belongs to another
 * account.
 */
export const userInvited = (
  { account_id, email, role }: Pick<User, 'account_id' | 'email' | 'role'>,
  origin: Origin,
): AuditEvent => entry('user.invited', account_id, { email, role }, origin)

export const invitationWithdrawn = (account_id: string, email: string, origin: Origin): AuditEvent =>
  entry('user.invitation_withdrawn', account_id, { email }, origin)

export const passwordLinkMade = (user: User, origin: Origin): AuditEvent => ({
  ...passwordSet(user, origin),
  action: 'password.link_made',
})

export const secondFactorChanged = (
  action: 'second_factor.set' | 'second_factor.removed',
  user: User,
  origin: Origin,
): AuditEvent => ({ ...passwordSet(user, origin), action })

export const signedIn = ({ account_id, user_id }: Session, origin: Origin): AuditEvent =>
  entry('dashboard.signed_in', account_id, { user: user_id }, origin)

/** A computer was confirmed or denied. */
export const deviceDecided = (
  { id, computer, decision, mode, monthly_cap }: DeviceGrant,
  account_id: string,
  origin: Origin,
): AuditEvent =>
  entry(
    decision === 'confirmed' ? 'device.confirmed' : 'device.denied',
    account_id,
    { device: id, computer, ...(mode !== null && { mode, own_cap: monthly_cap }) },
    origin,
  )

export const keyCreated = (key: StoredKey, origin: Origin): AuditEvent => ({
  ...eventOf(origin),
  action: 'key.created',
  account_id: key.account_id,
  key_id: key.id,
  detail: {
    name: key.name,
    mode: key.mode,
    expires_at: key.expires_at,
    scopes: key.scopes,
    addresses: key.addresses,
    ...(key.computer !== null && { computer: key.computer }),
    ...(key.own_cap !== null && { own_cap: key.own_cap }),
  },
})

/** @param old with the time at which it expires from now on */
export const keyRotated = (old: KeyExpiry, successor: StoredKey, origin: Origin): AuditEvent => ({
  ...eventOf(origin),
  action: 'key.rotated',
  account_id: successor.account_id,
  key_id: old.id,
  detail: { name: successor.name, successor: successor.id, expires_at: old.expires_at },
})

export const keyRevoked = (key: StoredKey, origin: Origin): AuditEvent => ({
  ...eventOf(origin),
  action: 'key.revoked',
  account_id: key.account_id,
  key_id: key.id,
  detail: { name: key.name },
})

/** A deleted PDF, a deleted job, or revoked links. The number of entries about test jobs is limited. */
export const jobChanged = (
  action: 'pdf.deleted' | 'job.deleted' | 'links.revoked',
  { id, account_id, mode }: Pick<Job, 'id' | 'account_id' | 'mode'>,
  origin: Origin,
): AuditEvent => entry(action, account_id, mode === 'test' ? { job: id, mode } : { job: id }, origin)

/** All accounts share the secret of links, so its rotation is recorded for the operator's account. */
export const linkSecretRotated = (expires_at: string, origin: Origin): AuditEvent =>
  entry('links.rotated', defaultAccount, { expires_at }, origin)

export const webhookChanged = (
  action: 'webhook.created' | 'webhook.removed' | 'webhook.resumed',
  { id, account_id, mode, url, events }: NewWebhook,
  origin: Origin,
): AuditEvent => entry(action, account_id, { webhook: id, mode, url, events }, origin)

/** Without the text, which is stored with the version. `version` is null if all versions were deleted. */
export const templateChanged = (
  action: 'template.published' | 'template.version_set' | 'template.deleted',
  {
    account_id,
    name,
    version,
    sha256,
  }: Pick<TemplateVersion, 'account_id' | 'name' | 'sha256'> & { version: number | null },
  origin: Origin,
): AuditEvent =>
  entry(
    action,
    account_id,
    version === null ? { template: name, version } : { template: name, version, sha256 },
    origin,
  )

export const templateDefaultSet = (account_id: string, template: string | null, origin: Origin): AuditEvent =>
  entry('template.default_set', account_id, { template }, origin)
