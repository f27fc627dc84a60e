import { hasExpired, scopeRange } from '../../accounts/keys.ts'
import type { StoredKey } from '../../store/store.ts'
import { includesRole } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import {
  copyField,
  type DashboardUrl,
  formToken,
  kindChip,
  notice,
  page,
  type Row,
  type Shown,
  table,
} from '../html/page.ts'
import { t, time } from '../html/texts.ts'

/** Submitted field values. */
export interface KeyForm {
  name: string
  mode: string
  /** days as digits; empty for a key that does not expire */
  expires: string
  /** one scope; empty for all */
  scope: string
  addresses: string
  wrong: Partial<Record<'name' | 'mode' | 'limits', Html>>
}

export const emptyForm: KeyForm = {
  ...{ name: '', mode: 'test', expires: '', scope: '', addresses: '' },
  wrong: {},
}

/** Choices in days: lifetime of a key, and overlap with its successor. */
export const lifetimes = ['30', '90', '365']
export const overlaps = ['0', '1', '7', '30']

const masked = ({ mode, last4 }: StoredKey): Html => html`<code>svc_${mode}_…${last4}</code>`

interface KeysPage extends Shown {
  keys: readonly StoredKey[]
  now: Date
  revoked?: StoredKey | undefined
  /** unique per form, so that a repeated submission creates no second key */
  formId: string
  form: KeyForm
}

export function keysPage({ keys, now, revoked, formId, form, ...shown }: KeysPage): Html {
  const { href, session } = shown
  const mayChange = includesRole(session.user.role, 'developer')
  return page({
    ...shown,
    title: t('dashboard.keys'),
    section: '/keys',
    content: html`${revoked && notice('done', t('keys_page.revoked', { name: revoked.name }))}
${
  mayChange &&
  html`<section aria-labelledby="create"><h2 id="create">${t('keys_page.create')}</h2>
<form method="post" action="${href('/keys')}" class="columns">${formToken(session.token)}
<input type="hidden" name="form_id" value="${formId}">
${nameField(form)}
<fieldset><legend>${t('dashboard.kind')}</legend>
<label class="choice"><input type="radio" name="mode" value="test"${form.mode === 'test' && html` checked`}> ${t('dashboard.kind_test')}</label>
<label class="choice"><input type="radio" name="mode" value="live"${form.mode === 'live' && html` checked`}> ${t('dashboard.kind_live')}</label>
${form.wrong.mode !== undefined && html`<span class="wrong">${form.wrong.mode}</span>`}
</fieldset>
${limitFields(form)}
<button type="submit" class="primary">${t('keys_page.create_button')}</button>
</form></section>`
}
<section><h2>${t('keys_page.yours')}</h2>
${
  keys.length === 0
    ? html`<p class="empty">${t('keys_page.none', { link: html`<a href="${href('/welcome')}">${t('keys_page.first_steps')}</a>` })}</p>`
    : table(
        t('keys_page.yours'),
        [
          t('dashboard.name'),
          t('dashboard.kind'),
          t('keys_page.key'),
          t('dashboard.created'),
          t('keys_page.last_used'),
          t('dashboard.state'),
        ],
        keys.map(key => keyRow(href, key, { mayChange, isOver: hasExpired(key, now) })),
      )
}
</section>`,
  })
}

const option = (value: string, text: Html, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`

const limitFields = ({ expires, scope, addresses, wrong }: KeyForm): Html =>
  html`<details${wrong.limits !== undefined && html` open`}><summary>${t('keys_page.limits')}</summary>
<div class="row">
<label>${t('keys_page.expires')} <select name="expires">${option('', t('keys_page.never_used'), expires)}${lifetimes.map(
    count => option(count, t('keys_page.expires_after', { days: Number(count) }), expires),
  )}</select></label>
<label>${t('keys_page.may')} <select name="scope">${option('', t('keys_page.may_usual'), scope)}${option(
    'generate',
    t('keys_page.may_generate'),
    scope,
  )}${option('read', t('keys_page.may_read'), scope)}${option(
    'templates',
    t('keys_page.may_all'),
    scope,
  )}</select></label>
<label>${t('keys_page.addresses')} <input name="addresses" value="${addresses}" maxlength="1000" autocomplete="off" aria-describedby="limits-note"${
    wrong.limits !== undefined && html` aria-invalid="true"`
  }><span id="limits-note" class="${wrong.limits === undefined ? 'quiet' : 'wrong'}">${
    wrong.limits ?? t('keys_page.addresses_note')
  }</span></label>
</div></details>`

const nameField = ({ name, wrong }: KeyForm): Html =>
  html`<label>${t('dashboard.name')} <input name="name" value="${name}" maxlength="100" required autocomplete="off" aria-describedby="name-note"${
    wrong.name !== undefined && html` aria-invalid="true" autofocus`
  }><span id="name-note" class="${wrong.name === undefined ? 'quiet' : 'wrong'}">${
    wrong.name ?? t('keys_page.name_note')
  }</span></label>`

const nameOf = ({ name, computer }: StoredKey): Html =>
  html`${name}${computer !== null && html`<br><span class="quiet">${t('keys_page.computer', { computer })}</span>`}`

const keyRow = (
  href: DashboardUrl,
  key: StoredKey,
  { mayChange, isOver }: { mayChange: boolean; isOver: boolean },
): Row => [
  nameOf(key),
  kindChip(key.mode),
  masked(key),
  time(key.created_at),
  key.last_used_at === null ? html`${t('keys_page.never_used')}` : time(key.last_used_at),
  html`${
    key.revoked_at !== null
      ? t('keys_page.revoked_at', { time: time(key.revoked_at) })
      : !mayChange
        ? t('keys_page.not_revoked')
        : html`${!isOver && key.computer === null && html`<a class="button" href="${href(`/keys/${key.id}/rotate`)}">${t('keys_page.rotate')}<span class="unseen"> ${key.name}</span></a>`}
<a class="button" href="${href(`/keys/${key.id}/revoke`)}">${key.computer === null ? t('keys_page.revoke') : t('keys_page.disconnect')}<span class="unseen"> ${key.name}</span></a>`
  }${limitsOf(key, isOver)}`,
]

const limitsOf = ({ expires_at, scopes, addresses, own_cap }: StoredKey, isOver: boolean): Html =>
  html`${
    expires_at !== null &&
    html`<br>${t(isOver ? 'keys_page.expired_at' : 'keys_page.expires_at', { time: time(expires_at) })}`
  }${scopesOf({ scopes })}${
    addresses.length > 0 && html`<br>${t('keys_page.from', { addresses })}`
  }${own_cap !== null && html`<br>${t('keys_page.own_cap', { cap: own_cap })}`}`

/** Describes scopes that differ from the usual ones. */
const scopesOf = ({ scopes }: Pick<StoredKey, 'scopes'>): Html | false =>
  ({
    less: html`<br>${t('keys_page.only', { scopes })}`,
    usual: false as const,
    more: html`<br>${t('keys_page.also_templates')}`,
  })[scopeRange({ scopes })]

/** The only page that shows a key. */
export const newKeyPage = ({ key, stored, ...shown }: Shown & { key: string; stored: StoredKey }): Html =>
  page({
    ...shown,
    title: t('keys_page.new'),
    content: html`${notice('hint', t('keys_page.copy_now'))}
<dl class="facts"><dt>${t('dashboard.name')}</dt><dd>${stored.name}</dd><dt>${t('dashboard.kind')}</dt><dd>${kindChip(stored.mode)}</dd></dl>
${copyField('key', t('keys_page.key'), key)}
<p class="quiet">${t('keys_page.keep')}</p>
<p><a class="button" href="${shown.href('/keys')}">${t('keys_page.copied')}</a></p>`,
  })

export const alreadyCreatedPage = (shown: Shown): Html =>
  page({
    ...shown,
    title: t('keys_page.made_before'),
    content: html`<p>${t('keys_page.made_before_text')}</p>
<p><a class="button" href="${shown.href('/keys')}">${t('keys_page.back')}</a></p>`,
  })

export const rotatePage = ({
  key,
  formId,
  wrong,
  ...shown
}: Shown & { key: StoredKey; formId: string; wrong?: Html }): Html =>
  page({
    ...shown,
    title: t('keys_page.rotate_title', { name: key.name }),
    content: html`${wrong !== undefined && notice('wrong', wrong)}<p>${t('keys_page.rotate_text', { key: html`${kindChip(key.mode)} ${masked(key)}` })}</p>
<form method="post" action="${shown.href(`/keys/${key.id}/rotate`)}" class="row">${formToken(shown.session.token)}
<input type="hidden" name="form_id" value="${formId}">
<label>${t('keys_page.overlap')} <select name="overlap">${overlaps.map(count =>
      option(
        count,
        count === '0' ? t('keys_page.overlap_none') : t('keys_page.overlap_days', { days: Number(count) }),
        '7',
      ),
    )}</select></label>
<a class="button" href="${shown.href('/keys')}">${t('dashboard.cancel')}</a>
<button type="submit" class="primary">${t('keys_page.rotate_button')}</button></form>`,
  })

const lastUseOf = (key: StoredKey): Html => {
  const shown = html`${kindChip(key.mode)} ${masked(key)}`
  return key.last_used_at === null
    ? t('keys_page.revoke_never_used', { key: shown })
    : t('keys_page.revoke_last_used', { key: shown, time: time(key.last_used_at) })
}

export const revokePage = ({ key, ...shown }: Shown & { key: StoredKey }): Html =>
  page({
    ...shown,
    title: t('keys_page.revoke_title', { name: key.name }),
    content: html`<p>${lastUseOf(key)}</p>
<p>${t('keys_page.revoke_text')}</p>
<form method="post" action="${shown.href(`/keys/${key.id}/revoke`)}" class="actions">${formToken(shown.session.token)}
<a class="button" href="${shown.href('/keys')}">${t('dashboard.cancel')}</a>
<button type="submit" class="danger">${t('keys_page.revoke_button')}</button></form>`,
  })
