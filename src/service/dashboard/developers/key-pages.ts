import { count } from '../../accounts/format.ts'
import { hasExpired, scopesOf } from '../../accounts/keys.ts'
import type { StoredKey } from '../../store/store.ts'
import { includesRole } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import {
  type DashboardUrl,
  formToken,
  kindChip,
  notice,
  page,
  type Row,
  type Shown,
  table,
  time,
} from '../html/page.ts'

/** Fields as they were sent. */
export interface KeyForm {
  name: string
  mode: string
  /** days as digits; empty forever */
  expires: string
  /** one scope; empty for all */
  scope: string
  addresses: string
  wrong: Partial<Record<'name' | 'mode' | 'limits', string>>
}

export const emptyForm: KeyForm = {
  ...{ name: '', mode: 'test', expires: '', scope: '', addresses: '' },
  wrong: {},
}

/** Days after which a key expires, and during which it stays valid beside its successor. */
export const lifetimes = ['30', '90', '365']
export const overlaps = ['0', '1', '7', '30']

const masked = ({ mode, last4 }: StoredKey): Html => html`<code>svc_${mode}_…${last4}</code>`

interface KeysPage extends Shown {
  keys: readonly StoredKey[]
  now: Date
  revoked?: StoredKey | undefined
  /** unique per form, so that a form submitted twice makes one key */
  formId: string
  form: KeyForm
}

export function keysPage({ keys, now, revoked, formId, form, ...shown }: KeysPage): Html {
  const { href, session } = shown
  const mayChange = includesRole(session.user.role, 'developer')
  return page({
    ...shown,
    title: 'API keys',
    content: html`${
      revoked && notice('done', `The key “${revoked.name}” is revoked. It is refused from now on.`)
    }
${
  mayChange &&
  html`<section aria-labelledby="create"><h2 id="create">Create a key</h2>
<form method="post" action="${href('/keys')}" class="columns">${formToken(session.token)}
<input type="hidden" name="form_id" value="${formId}">
${nameField(form)}
<fieldset><legend>Kind</legend>
<label class="choice"><input type="radio" name="mode" value="test"${form.mode === 'test' && html` checked`}> Test – free, every page is marked TEST</label>
<label class="choice"><input type="radio" name="mode" value="live"${form.mode === 'live' && html` checked`}> Live – every invoice is billed</label>
${form.wrong.mode !== undefined && html`<span class="wrong">${form.wrong.mode}</span>`}
</fieldset>
${limitFields(form)}
<button type="submit" class="primary">Create key</button>
</form></section>`
}
<section><h2>Your keys</h2>
${
  keys.length === 0
    ? html`<p class="empty">No keys yet. A test key is free and a good beginning. <a href="${href('/welcome')}">First steps</a></p>`
    : table(
        'Your keys',
        ['Name', 'Kind', 'Key', 'Created', 'Last used', 'State'],
        keys.map(key => keyRow(href, key, { mayChange, isOver: hasExpired(key, now) })),
      )
}
</section>`,
  })
}

const days = (count: string): string => (count === '1' ? '1 day' : `${count} days`)

const option = (value: string, text: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`

const limitFields = ({ expires, scope, addresses, wrong }: KeyForm): Html =>
  html`<details${wrong.limits !== undefined && html` open`}><summary>Limits</summary>
<div class="row">
<label>Expires <select name="expires">${option('', 'Never', expires)}${lifetimes.map(count =>
    option(count, `After ${days(count)}`, expires),
  )}</select></label>
<label>May <select name="scope">${option('', 'Make invoices and read', scope)}${option(
    'generate',
    'Make invoices only',
    scope,
  )}${option('read', 'Read only', scope)}${option(
    'templates',
    'Make invoices, read and change templates',
    scope,
  )}</select></label>
<label>Addresses <input name="addresses" value="${addresses}" maxlength="1000" autocomplete="off" aria-describedby="limits-note"${
    wrong.limits !== undefined && html` aria-invalid="true"`
  }><span id="limits-note" class="${wrong.limits === undefined ? 'quiet' : 'wrong'}">${
    wrong.limits ?? 'Empty for all; or such as 192.0.2.7, 10.0.0.0/8.'
  }</span></label>
</div></details>`

const nameField = ({ name, wrong }: KeyForm): Html =>
  html`<label>Name <input name="name" value="${name}" maxlength="100" required autocomplete="off" aria-describedby="name-note"${
    wrong.name !== undefined && html` aria-invalid="true" autofocus`
  }><span id="name-note" class="${wrong.name === undefined ? 'quiet' : 'wrong'}">${
    wrong.name ?? 'For example the program that uses it.'
  }</span></label>`

const nameOf = ({ name, computer }: StoredKey): Html =>
  html`${name}${computer !== null && html`<br><span class="quiet">Connected computer: ${computer}</span>`}`

const keyRow = (
  href: DashboardUrl,
  key: StoredKey,
  { mayChange, isOver }: { mayChange: boolean; isOver: boolean },
): Row => [
  nameOf(key),
  kindChip(key.mode),
  masked(key),
  time(key.created_at),
  key.last_used_at === null ? html`Never` : time(key.last_used_at),
  html`${
    key.revoked_at !== null
      ? html`Revoked ${time(key.revoked_at)}`
      : !mayChange
        ? 'Not revoked'
        : html`${!isOver && key.computer === null && html`<a class="button" href="${href(`/keys/${key.id}/rotate`)}">Rotate<span class="unseen"> ${key.name}</span>…</a>`}
<a class="button" href="${href(`/keys/${key.id}/revoke`)}">${key.computer === null ? 'Revoke' : 'Disconnect'}<span class="unseen"> ${key.name}</span>…</a>`
  }${limitsOf(key, isOver)}`,
]

const limitsOf = ({ expires_at, scopes, addresses, own_cap }: StoredKey, isOver: boolean): Html =>
  html`${
    expires_at !== null && html`<br>${isOver ? 'Expired' : 'Expires'} ${time(expires_at)}`
  }${scopesOf({ scopes }).map(text => html`<br>${text.replace(/^./, letter => letter.toUpperCase())}`)}${
    addresses.length > 0 && html`<br>From ${addresses.join(', ')}`
  }${own_cap !== null && html`<br>At most ${count.format(own_cap)} live PDFs a month`}`

/** The only page that shows a key. */
export const newKeyPage = ({ key, stored, ...shown }: Shown & { key: string; stored: StoredKey }): Html =>
  page({
    ...shown,
    title: 'Your new key',
    content: html`${notice('hint', 'Copy the key now. It is not kept and cannot be shown again.')}
<dl class="facts"><dt>Name</dt><dd>${stored.name}</dd><dt>Kind</dt><dd>${kindChip(stored.mode)}</dd></dl>
<p class="reveal"><label>Key <input id="key" value="${key}" readonly spellcheck="false" autocomplete="off"></label>
<button type="button" data-copy="key" data-done="Copied" hidden>Copy</button><span role="status" id="key-status" class="quiet"></span></p>
<p class="quiet">Keep it where passwords are kept, on a server of yours; never in a web page or an app that you hand out.</p>
<p><a class="button" href="${shown.href('/keys')}">I have copied it</a></p>`,
  })

export const alreadyCreatedPage = (shown: Shown): Html =>
  page({
    ...shown,
    title: 'This key was made before',
    content: html`<p>The form was sent twice, and made one key. It was shown once and is not shown again. If you did not copy it, revoke it and create another.</p>
<p><a class="button" href="${shown.href('/keys')}">Back to your keys</a></p>`,
  })

export const rotatePage = ({
  key,
  formId,
  wrong,
  ...shown
}: Shown & { key: StoredKey; formId: string; wrong?: string }): Html =>
  page({
    ...shown,
    title: `Rotate “${key.name}”?`,
    content: html`${wrong !== undefined && notice('wrong', wrong)}<p>${kindChip(key.mode)} ${masked(key)}. A new key gets the same name and limits. This one stays valid for the time that your programs need to change over, and expires then.</p>
<form method="post" action="${shown.href(`/keys/${key.id}/rotate`)}" class="row">${formToken(shown.session.token)}
<input type="hidden" name="form_id" value="${formId}">
<label>This key stays valid <select name="overlap">${overlaps.map(count =>
      option(count, count === '0' ? 'Not at all' : days(count), '7'),
    )}</select></label>
<a class="button" href="${shown.href('/keys')}">Cancel</a>
<button type="submit" class="primary">Create the new key</button></form>`,
  })

export const revokePage = ({ key, ...shown }: Shown & { key: StoredKey }): Html =>
  page({
    ...shown,
    title: `Revoke “${key.name}”?`,
    content: html`<p>${kindChip(key.mode)} ${masked(key)}, ${
      key.last_used_at === null ? 'never used' : html`last used ${time(key.last_used_at)}`
    }.</p>
<p>Every program that uses this key is refused from the next request on. This cannot be undone. Invoices made with it, and their links, stay.</p>
<form method="post" action="${shown.href(`/keys/${key.id}/revoke`)}" class="actions">${formToken(shown.session.token)}
<a class="button" href="${shown.href('/keys')}">Cancel</a>
<button type="submit" class="danger">Revoke key</button></form>`,
  })
