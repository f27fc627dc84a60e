import type { RetentionRule } from '../../retention/retention-rule.ts'
import type { AuditEntry } from '../../store/audit-store.ts'
import type { Plan } from '../../store/plans.ts'
import type { Account, StoredKey } from '../../store/store.ts'
import type { StoredBytes } from '../../store/stored-bytes.ts'
import type { User } from '../../store/users.ts'
import { auditMessage } from '../account/audit-page.ts'
import { planSection } from '../account/plan-section.ts'
import { nameOf } from '../account/user-pages.ts'
import { type Html, html, type Text } from '../html/html.ts'
import { type DashboardUrl, formToken, kindChip, notice, page, type Row, table } from '../html/page.ts'
import { number, textOf, time } from '../html/texts.ts'
import type { OperatorVisit } from './operator-session.ts'

export interface Shown {
  href: DashboardUrl
  visit: OperatorVisit
  done?: Text | undefined
  wrong?: Text | undefined
}

const sections = [
  ['/operator', 'Accounts'],
  ['/operator/sign-ups', 'Sign-ups'],
  ['/operator/plans', 'Plans'],
  ['/operator/files', 'Stored PDFs'],
  ['/operator/operators', 'Operators'],
] as const

export const operatorPage = ({ href, visit, done, wrong }: Shown, title: Text, content: Html): Html =>
  page({
    href,
    title,
    navigation: html`${sectionList(href, title, 'wide')}
<form method="post" action="${href('/operator/sign-out')}" class="account">${formToken(visit.token)}
<span class="wide">Operator <b>${visit.name}</b></span> <button type="submit">Sign out</button></form>
<details class="menu"><summary>Menu</summary>${sectionList(href, title, '')}<p>Operator <b>${visit.name}</b></p></details>`,
    content: html`${done !== undefined && notice('done', done)}${wrong !== undefined && notice('wrong', wrong)}
${content}`,
  })

/** Wide windows show it in the header, narrow ones in the menu. */
const sectionList = (href: DashboardUrl, title: Text, shownWhen: 'wide' | ''): Html =>
  html`<nav aria-label="Operator" class="${shownWhen}"><ul>${sections.map(
    ([path, name]) =>
      html`<li><a href="${href(path)}"${name === title && html` aria-current="page"`}>${name}</a></li>`,
  )}</ul></nav>`

const stateOf = ({ deleted_at, suspended_at, suspended_links }: Account): string => {
  if (deleted_at !== null) return 'deleted'
  if (suspended_at === null) return 'active'
  return suspended_links === 'stop' ? 'suspended, with its links' : 'suspended'
}

interface AccountsPage extends Shown {
  accounts: readonly Account[]
  /** live PDFs of this month by account */
  billed: ReadonlyMap<string, number>
  search: string
  hasMore: boolean
  form: { name: string; email: string; wrong: Partial<Record<'name' | 'email', string>> }
}

export const accountsPage = ({ accounts, billed, search, hasMore, form, ...shown }: AccountsPage): Html => {
  const { href, visit } = shown
  return operatorPage(
    shown,
    'Accounts',
    html`<form method="get" action="${href('/operator')}" class="row filters">
<label>Name, id or plan <input name="search" value="${search}" maxlength="100"></label>
<button type="submit">Search</button></form>
<section>${
      accounts.length === 0
        ? html`<p class="empty">No account matches.</p>`
        : table(
            'Accounts, the newest first',
            ['Account', 'State', 'Plan', 'Live this month', 'Created'],
            accounts.map(account => [
              html`<a href="${href(`/operator/accounts/${account.id}`)}">${account.name || account.id}</a><br><code>${account.id}</code>`,
              html`${stateOf(account)}`,
              html`${account.plan_id}`,
              html`${billed.get(account.id) ?? 0}`,
              time(account.created_at),
            ]),
          )
    }
${hasMore && html`<nav aria-label="Pages" class="actions"><a class="button" href="${href(`/operator?search=${encodeURIComponent(search)}&after=${accounts.at(-1)?.id}`)}">Older</a></nav>`}</section>
<section aria-labelledby="create"><h2 id="create">Create an account</h2>
<form method="post" action="${href('/operator/accounts')}" class="columns">${formToken(visit.token)}
${textField({ name: 'name', label: 'Name', value: form.name, note: 'Customer name.', wrong: form.wrong.name })}
${textField({ name: 'email', label: 'E-mail address of its first owner', value: form.email, note: 'May be left empty.', wrong: form.wrong.email })}
<button type="submit" class="primary">Create account</button>
</form></section>`,
  )
}

export const textField = (of: {
  name: string
  label: string
  value: string
  note: string
  wrong: string | undefined
}): Html =>
  html`<label>${of.label} <input name="${of.name}" value="${of.value}" maxlength="254" autocomplete="off" aria-describedby="${of.name}-note"${
    of.wrong !== undefined && html` aria-invalid="true" autofocus`
  }><span id="${of.name}-note" class="${of.wrong === undefined ? 'quiet' : 'wrong'}">${of.wrong ?? of.note}</span></label>`

export interface AccountPage extends Shown {
  account: Account
  plan: Plan
  plans: readonly Plan[]
  billed: number
  stored: StoredBytes
  retentionDaysOf: RetentionRule
  keys: readonly StoredKey[]
  users: readonly User[]
  audit: readonly AuditEntry[]
  /** a plan that deletes live PDFs requires a confirmation */
  chosen?: { id: string; deletesAfter: number }
}

export function accountPage(props: AccountPage): Html {
  const { account, plan, plans, billed, stored, retentionDaysOf, keys, users, audit, chosen, ...shown } =
    props
  const { href, visit } = shown
  const path = `/operator/accounts/${account.id}`
  const isDeleted = account.deleted_at !== null
  const isSuspended = account.suspended_at !== null
  const form = (action: string, content: Html, layout = '') =>
    html`<form method="post" action="${href(`${path}/${action}`)}" class="${layout}">${formToken(visit.token)}${content}</form>`
  return operatorPage(
    shown,
    account.name || account.id,
    html`<dl class="facts"><dt>Id</dt><dd><code>${account.id}</code></dd><dt>State</dt><dd>${stateOf(account)}</dd><dt>Created</dt><dd>${time(account.created_at)}</dd></dl>
${
  !isDeleted &&
  html`<section><h2>State</h2>
${
  isSuspended
    ? html`<p>Its keys and sign-ins are refused.</p>${form('resume', html`<button type="submit" class="primary">Resume</button><a class="button" href="${href(`${path}/delete`)}">Delete…</a>`, 'actions')}`
    : html`<p>Suspending refuses its keys and sign-ins at once. An account is suspended before it is deleted.</p>${form('suspend', html`<button type="submit" name="links" value="keep">Suspend, links keep working</button><button type="submit" name="links" value="stop" class="danger">Suspend, and stop links</button>`, 'actions')}`
}</section>
${planSection(plan, { billed, stored, retentionDaysOf })}
${form('plan', html`<label>Plan <select name="plan">${plans.map(({ id, name }) => html`<option value="${id}"${id === (chosen ?? plan).id && html` selected`}>${name}</option>`)}</select></label>${chosen && confirmDeletion(chosen.deletesAfter)}<button type="submit">Set plan</button>`, 'row filters')}`
}
<section><h2>Users</h2>
${
  users.length === 0
    ? html`<p class="empty">Nobody signs in to this account.</p>`
    : table(
        'Users',
        ['Signs in with', 'Role', 'Added', 'Password'],
        users.map(user => [
          html`${nameOf(user)}`,
          html`${user.role}`,
          time(user.created_at),
          form(
            `users/${user.id}/link`,
            html`<button type="submit">Make a link<span class="unseen"> for ${nameOf(user)}</span></button>`,
          ),
        ]),
      )
}</section>
<section><h2>API keys</h2>
${
  keys.length === 0
    ? html`<p class="empty">No keys.</p>`
    : table(
        'API keys',
        ['Name', 'Kind', 'Key', 'State'],
        keys.map(key => keyRow(key, form)),
      )
}</section>
<section><h2>Audit log</h2>
${
  audit.length === 0
    ? html`<p class="empty">No entries.</p>`
    : table(
        'The last entries of the audit log',
        ['What', 'Time', 'Who', 'From'],
        audit.map(entry => [
          textOf(auditMessage(entry, { keys, users })),
          time(entry.at),
          html`${entry.actor} ${entry.actor_id}`,
          html`${entry.address ?? '–'}`,
        ]),
      )
}
<p class="actions"><a class="button" href="${href(`${path}/export`)}" download>Export as JSON lines</a></p></section>`,
  )
}

/** @param days new retention of live PDFs, which deletes older ones */
export const confirmDeletion = (days: number): Html =>
  html`<label class="choice wrong"><input type="checkbox" name="deletes_after" value="${days}" required autofocus> Delete live PDFs that are older than ${number(days)} days. This cannot be undone.</label>`

const keyRow = (key: StoredKey, form: (action: string, content: Html) => Html): Row => [
  html`${key.name || key.id}`,
  kindChip(key.mode),
  html`<code>svc_${key.mode}_…${key.last4}</code>`,
  key.revoked_at === null
    ? form(
        `keys/${key.id}/revoke`,
        html`<button type="submit" class="danger">Revoke<span class="unseen"> ${key.name}</span></button>`,
      )
    : html`revoked ${time(key.revoked_at)}`,
]

export const deleteAccountPage = ({ account, ...shown }: Shown & { account: Account }): Html => {
  const path = shown.href(`/operator/accounts/${account.id}`)
  return operatorPage(
    shown,
    `Delete ${account.name || account.id}?`,
    html`<p>Its PDFs and everything but ids and times are deleted. What was billed stays in the ledger. This cannot be undone.</p>
<p>Export the account first, if its records are needed.</p>
<p class="actions"><a class="button" href="${path}/export" download>Export as JSON lines</a></p>
<form method="post" action="${path}/delete" class="stack narrow">${formToken(shown.visit.token)}
<label>Type the name of the account, “${account.name}” <input name="confirm" maxlength="100" autocomplete="off" spellcheck="false" required></label>
<p class="actions"><a class="button" href="${path}">Cancel</a><button type="submit" class="danger">Delete account</button></p>
</form>`,
  )
}

/** The only page that shows the link. */
export const linkPage = ({
  account,
  user,
  link,
  ...shown
}: Shown & { account: Account | { id: string }; user: User; link: string }): Html =>
  operatorPage(
    shown,
    'A link to set the password',
    html`${notice('hint', `Copy the link now and send it to ${nameOf(user)}. It cannot be shown again.`)}
<p class="reveal"><label>Link <input id="link" value="${link}" readonly spellcheck="false" autocomplete="off"></label>
<button type="button" data-copy="link" data-done="Copied" hidden>Copy</button><span role="status" id="link-status" class="quiet"></span></p>
<p class="quiet">It works once, within seven days.</p>
<p><a class="button" href="${shown.href(`/operator/accounts/${account.id}`)}">To the account</a></p>`,
  )
