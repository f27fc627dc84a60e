import type { AuditAction, AuditEntry } from '../../store/audit-store.ts'
import type { StoredKey } from '../../store/store.ts'
import type { User } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardSession, type DashboardUrl, page, type Row, table, time } from '../html/page.ts'

interface AuditPage {
  href: DashboardUrl
  session: DashboardSession
  entries: readonly AuditEntry[]
  names: Names
  /** id of the entry that the older ones precede */
  before: string
  hasOlder: boolean
}

/** Names of the objects that entries refer to by id; a removed object is shown by its id. */
export interface Names {
  keys: readonly Pick<StoredKey, 'id' | 'name'>[]
  users: readonly Pick<User, 'id' | 'email'>[]
}

export const auditPage = (parts: AuditPage): Html =>
  page({
    href: parts.href,
    session: parts.session,
    title: 'Audit log',
    content: html`<p>Who changed keys, users, webhooks, limits and what is stored, the newest first. Entries are never changed or removed.</p>
${parts.entries.length === 0 ? html`<p class="empty">There are no ${parts.before !== '' && 'older '}entries.</p>` : list(parts)}`,
  })

const list = ({ href, entries, names, before, hasOlder }: AuditPage): Html =>
  html`${table(
    'Audit log, the newest first',
    ['What', 'Time', 'Who', 'From'],
    entries.map(entry => row(entry, names)),
  )}
<nav aria-label="Pages" class="actions">${before !== '' && html`<a class="button" href="${href('/audit')}">Newest</a>`}${
    hasOlder && html`<a class="button" href="${href(`/audit?before=${entries.at(-1)?.id}`)}">Older</a>`
  }</nav>`

const row = (entry: AuditEntry, names: Names): Row => [
  html`${auditSentence(entry, names)}`,
  time(entry.at),
  html`${actorOf(entry, names)}`,
  // Customers do not see the host and address of the operator.
  html`${entry.actor === 'operator' ? '–' : (entry.address ?? '–')}`,
]

function actorOf(entry: AuditEntry, names: Names): string {
  const { actor, actor_id } = entry
  if (actor === 'operator') return 'The operator'
  return actor === 'key' ? `The key ${keyNamed(actor_id, names)}` : userNamed(actor_id, entry, names)
}

const textOf = ({ detail }: AuditEntry, name: string): string => String(detail[name] ?? '')

const keyNamed = (id: string | null, { keys }: Names): string =>
  keys.find(key => key.id === id)?.name || (id ?? '')

/** Sign-in name of a user: the e-mail address, or the id of the account. */
function userNamed(id: string, { account_id }: AuditEntry, { users }: Names): string {
  const user = users.find(each => each.id === id)
  return user === undefined ? id : (user.email ?? account_id)
}

/** The entry as an English sentence. */
export const auditSentence = (entry: AuditEntry, names: Names): string =>
  sentences[entry.action](entry, names)

type Sentence = (entry: AuditEntry, names: Names) => string

const aboutUser = (entry: AuditEntry): string => textOf(entry, 'email') || entry.account_id

const sentences: Record<AuditAction, Sentence> = {
  'account.created': () => 'The account was created.',
  'account.suspended': entry =>
    `The account was suspended; its links ${textOf(entry, 'links') === 'keep' ? 'still work' : 'were stopped'}.`,
  'account.resumed': () => 'The account was resumed.',
  'account.deleted': () => 'The account was deleted.',
  'account.plan_set': entry => `The account was given the plan ${textOf(entry, 'plan')}.`,
  'account.exported': () => 'What is stored of the account was exported.',
  'sign_up.invited': entry => `The sign-up ${textOf(entry, 'sign_up')} was offered by link.`,
  'sign_up.withdrawn': entry => `The sign-up ${textOf(entry, 'sign_up')} was withdrawn.`,
  'operator.created': entry => `The operator ${textOf(entry, 'operator')} was added.`,
  'operator.password_set': entry => `The operator ${textOf(entry, 'operator')} was given another password.`,
  'operator.removed': entry => `The operator ${textOf(entry, 'operator')} was removed.`,
  'operator.second_factor.set': entry =>
    `One-time codes of the operator ${textOf(entry, 'operator')} were set up.`,
  'operator.second_factor.removed': entry =>
    `One-time codes of the operator ${textOf(entry, 'operator')} were turned off.`,
  'operator.signed_in': entry => `Sign-in of the operator ${textOf(entry, 'operator')}.`,
  'credit.added': entry => `A credit was given for ${textOf(entry, 'job')}: ${textOf(entry, 'reason')}.`,
  'plan.created': entry => `The plan ${textOf(entry, 'plan')} was created.`,
  'plan.changed': entry => `The plan ${textOf(entry, 'plan')} was changed.`,
  'user.invited': entry => `${textOf(entry, 'email')} was invited as ${textOf(entry, 'role')}.`,
  'user.invitation_withdrawn': entry => `The invitation of ${textOf(entry, 'email')} was withdrawn.`,
  'user.created': entry => `The user ${aboutUser(entry)} was added as ${textOf(entry, 'role')}.`,
  'user.role_set': entry => `The role of ${aboutUser(entry)} was changed to ${textOf(entry, 'role')}.`,
  'user.email_set': entry => `The e-mail address of a user was changed to ${aboutUser(entry)}.`,
  'user.removed': entry => `The user ${aboutUser(entry)} was removed.`,
  'password.set': (entry, names) =>
    `The password of ${userNamed(textOf(entry, 'user'), entry, names)} was set.`,
  'password.link_made': (entry, names) =>
    `A link to set the password of ${userNamed(textOf(entry, 'user'), entry, names)} was made.`,
  'second_factor.set': (entry, names) =>
    `${userNamed(textOf(entry, 'user'), entry, names)} signs in with a one-time code from now on.`,
  'second_factor.removed': (entry, names) =>
    `${userNamed(textOf(entry, 'user'), entry, names)} signs in without a one-time code from now on.`,
  'dashboard.signed_in': (entry, names) => `Sign-in of ${userNamed(textOf(entry, 'user'), entry, names)}.`,
  'device.confirmed': entry =>
    `The computer ${textOf(entry, 'computer')} was given a ${textOf(entry, 'mode')} key${textOf(entry, 'own_cap') && `, with at most ${textOf(entry, 'own_cap')} live PDFs a month`}.`,
  'device.denied': entry => `The computer ${textOf(entry, 'computer')} was not given a key.`,
  'key.created': entry => `The ${textOf(entry, 'mode')} key ${textOf(entry, 'name')} was created.`,
  'key.rotated': entry => `The key ${textOf(entry, 'name')} was replaced by a new one.`,
  'key.revoked': entry => `The key ${textOf(entry, 'name')} was revoked.`,
  'key.refused': (entry, names) =>
    `A request with the key ${keyNamed(entry.key_id, names)} was refused: ${textOf(entry, 'reason')}.`,
  'pdf.deleted': entry => `The PDF of ${textOf(entry, 'job')} was deleted.`,
  'job.deleted': entry => `The contents of ${textOf(entry, 'job')} were deleted.`,
  'links.revoked': entry => `The links of ${textOf(entry, 'job')} were revoked.`,
  'links.rotated': () => 'The secret of all links was rotated.',
  'template.published': entry =>
    `Version ${textOf(entry, 'version')} of the template ${textOf(entry, 'template')} was published.`,
  'template.version_set': entry =>
    `The template ${textOf(entry, 'template')} was set to its version ${textOf(entry, 'version')}.`,
  'template.deleted': entry =>
    entry.detail.version == null
      ? `The template ${textOf(entry, 'template')} was deleted.`
      : `Version ${textOf(entry, 'version')} of the template ${textOf(entry, 'template')} was deleted.`,
  'template.default_set': entry =>
    entry.detail.template == null
      ? 'There is no default template any more.'
      : `The template ${textOf(entry, 'template')} was made the default.`,
  'webhook.created': entry => `The webhook endpoint ${textOf(entry, 'url')} was added.`,
  'webhook.resumed': entry =>
    `The webhook endpoint ${textOf(entry, 'url')}, which did not answer, is tried again.`,
  'webhook.removed': entry => `The webhook endpoint ${textOf(entry, 'url')} was removed.`,
}
