import type { Message, MessageCode, WriteMessage } from '#core/messages/message.ts'
import type { AuditEntry } from '../../store/audit-store.ts'
import type { StoredKey } from '../../store/store.ts'
import type { User } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardSession, type DashboardUrl, page, type Row, table, time } from '../html/page.ts'

interface AuditPage {
  href: DashboardUrl
  session: DashboardSession
  entries: readonly AuditEntry[]
  names: Names
  write: WriteMessage
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

const list = ({ href, entries, names, write, before, hasOlder }: AuditPage): Html =>
  html`${table(
    'Audit log, the newest first',
    ['What', 'Time', 'Who', 'From'],
    entries.map(entry => row(entry, names, write)),
  )}
<nav aria-label="Pages" class="actions">${before !== '' && html`<a class="button" href="${href('/audit')}">Newest</a>`}${
    hasOlder && html`<a class="button" href="${href(`/audit?before=${entries.at(-1)?.id}`)}">Older</a>`
  }</nav>`

const row = (entry: AuditEntry, names: Names, write: WriteMessage): Row => [
  html`${auditSentence(entry, names, write)}`,
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

/** What an entry tells about itself. */
const details = [
  ...['computer', 'email', 'job', 'links', 'mode', 'name', 'operator', 'own_cap', 'plan', 'reason', 'role'],
  ...['sign_up', 'template', 'url', 'version'],
]

/** The entry as a sentence. */
export const auditSentence = (entry: AuditEntry, names: Names, write: WriteMessage): string =>
  write({
    code: `audit.${entry.action}` satisfies MessageCode,
    params: {
      ...Object.fromEntries(details.map(name => [name, textOf(entry, name)])),
      about: textOf(entry, 'email') || entry.account_id,
      user: userNamed(textOf(entry, 'user'), entry, names),
      key: keyNamed(entry.key_id, names),
    },
  } as Message)
