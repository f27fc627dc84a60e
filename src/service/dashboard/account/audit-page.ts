import type { Message, MessageCode } from '#core/messages/message.ts'
import type { AuditEntry } from '../../store/audit-store.ts'
import type { StoredKey } from '../../store/store.ts'
import type { User } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardSession, type DashboardUrl, page, type Row, table } from '../html/page.ts'
import { t, textOf, time } from '../html/texts.ts'

interface AuditPage {
  href: DashboardUrl
  session: DashboardSession
  entries: readonly AuditEntry[]
  names: Names
  /** last entry of the page, where the older ones continue */
  before: string
  hasOlder: boolean
}

/** Names of the objects that entries refer to by id; removed objects are shown by id. */
export interface Names {
  keys: readonly Pick<StoredKey, 'id' | 'name'>[]
  users: readonly Pick<User, 'id' | 'email'>[]
}

export const auditPage = (props: AuditPage): Html =>
  page({
    href: props.href,
    session: props.session,
    title: t('dashboard.audit'),
    section: '/audit',
    content: html`<p>${t('audit_page.text')}</p>
${props.entries.length === 0 ? html`<p class="empty">${t(props.before === '' ? 'audit_page.none' : 'audit_page.no_older')}</p>` : list(props)}`,
  })

const list = ({ href, entries, names, before, hasOlder }: AuditPage): Html =>
  html`${table(
    t('audit_page.list'),
    [t('audit_page.what'), t('dashboard.time'), t('audit_page.who'), t('audit_page.from')],
    entries.map(entry => row(entry, names)),
  )}
<nav aria-label="${t('dashboard.pages')}" class="actions">${before !== '' && html`<a class="button" href="${href('/audit')}">${t('dashboard.newest')}</a>`}${
    hasOlder &&
    html`<a class="button" href="${href(`/audit?before=${entries.at(-1)?.id}`)}">${t('dashboard.older')}</a>`
  }</nav>`

const row = (entry: AuditEntry, names: Names): Row => [
  textOf(auditMessage(entry, names)),
  time(entry.at),
  actorOf(entry, names),
  // Customers do not see the host and address of the operator.
  html`${entry.actor === 'operator' ? '–' : (entry.address ?? '–')}`,
]

function actorOf(entry: AuditEntry, names: Names): Html {
  const { actor, actor_id } = entry
  if (actor === 'operator') return t('audit_page.operator')
  return actor === 'key'
    ? t('audit_page.key', { name: keyNamed(actor_id, names) })
    : html`${userNamed(actor_id, entry, names)}`
}

const detailOf = ({ detail }: AuditEntry, name: string): string => String(detail[name] ?? '')

const keyNamed = (id: string | null, { keys }: Names): string =>
  keys.find(key => key.id === id)?.name || (id ?? '')

/** Returns the sign-in name of a user: the e-mail address, or the id of the account. */
function userNamed(id: string, { account_id }: AuditEntry, { users }: Names): string {
  const user = users.find(each => each.id === id)
  return user === undefined ? id : (user.email ?? account_id)
}

/** Parameters of an entry that its sentence contains. */
const details = [
  ...[
    'computer',
    'email',
    'job',
    'language',
    'links',
    'mode',
    'name',
    'operator',
    'own_cap',
    'plan',
    'reason',
    'role',
  ],
  ...['sign_up', 'template', 'url', 'version'],
]

/** Returns an entry as a sentence. */
export const auditMessage = (entry: AuditEntry, names: Names): Message =>
  ({
    code: `audit.${entry.action}` satisfies MessageCode,
    params: {
      ...Object.fromEntries(details.map(name => [name, detailOf(entry, name)])),
      about: detailOf(entry, 'email') || entry.account_id,
      user: userNamed(detailOf(entry, 'user'), entry, names),
      key: keyNamed(entry.key_id, names),
    },
  }) as Message
