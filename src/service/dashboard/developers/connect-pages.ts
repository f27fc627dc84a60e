import { parseScopes, shownUserCode } from '../../accounts/device-grants.ts'
import type { DeviceGrant } from '../../store/device-grants.ts'
import type { Plan } from '../../store/plans.ts'
import type { KeyScope } from '../../store/store.ts'
import { includesRole } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page, type Shown } from '../html/page.ts'
import { t, time } from '../html/texts.ts'
import { costOf } from './welcome-page.ts'

export const enterCodePage = ({
  code = '',
  wrong,
  ...shown
}: Shown & { code?: string; wrong?: Html }): Html =>
  page({
    ...shown,
    title: t('connect_page.title'),
    isNarrow: true,
    content: html`<p>${t('connect_page.text')}</p>
<form method="get" action="${shown.href('/connect')}" class="stack">
<label>${t('connect_page.code')} <input name="user_code" value="${code}" maxlength="100" autocomplete="off" autocapitalize="characters" spellcheck="false" required autofocus aria-describedby="code-note"${
      wrong !== undefined && html` aria-invalid="true"`
    }><span id="code-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${
      wrong ?? t('connect_page.code_note')
    }</span></label>
<button type="submit" class="primary">${t('connect_page.go_on')}</button>
</form>`,
  })

const scopeTexts: Readonly<Record<KeyScope, Html>> = {
  generate: t('connect_page.scope.generate'),
  read: t('connect_page.scope.read'),
  templates: t('connect_page.scope.templates'),
}

interface ConfirmPage extends Shown {
  grant: DeviceGrant
  /** name of the account that would own the key */
  account: string
  /** whether the computer is in the network of this browser */
  isNear: boolean
  plan: Plan
  /** live PDFs of the present month */
  billed: number
  /** what a live PDF costs, in the operator's words */
  price: string | undefined
  /** submitted values */
  form?: { mode: string; cap: string } | undefined
  wrong?: { mode?: Html | undefined; cap?: Html | undefined }
}

export function confirmPage({
  grant,
  account,
  isNear,
  plan,
  billed,
  price,
  form,
  wrong = {},
  ...shown
}: ConfirmPage): Html {
  const { href, session } = shown
  const mayConfirm = includesRole(session.user.role, 'developer')
  return page({
    ...shown,
    title: t('connect_page.confirm_title'),
    content: html`<dl class="facts" id="request"><dt>${t('connect_page.computer')}</dt><dd><bdi>${grant.computer}</bdi></dd>
<dt>${t('connect_page.code')}</dt><dd><code>${shownUserCode(grant.user_code)}</code></dd>
<dt>${t('connect_page.asked')}</dt><dd>${t('connect_page.asked_from', { time: time(grant.created_at), address: grant.address })}</dd>
<dt>${t('connect_page.account')}</dt><dd>${account}</dd>
<dt>${t('keys_page.may')}</dt><dd>${parseScopes(grant.scopes.join(' ')).map(
      (scope, index) => html`${index > 0 && '; '}${scopeTexts[scope]}`,
    )}</dd></dl>
<p>${t('connect_page.confirm_text')}</p>
${!isNear && notice('hint', t('connect_page.is_far'))}
${
  mayConfirm
    ? decisionForm(href, { grant, plan, billed, price, form, wrong, token: session.token })
    : html`<p>${t('connect_page.no_role', { role: session.user.role })}</p>`
}`,
  })
}

type DecisionForm = Required<Pick<ConfirmPage, 'grant' | 'plan' | 'billed' | 'wrong'>> &
  Pick<ConfirmPage, 'price' | 'form'> & { token: string }

/** The confirm button comes first, because the Enter key in the limit field submits the first button. */
const decisionForm = (
  href: DashboardUrl,
  { grant, plan, billed, price, form = { mode: '', cap: '' }, wrong, token }: DecisionForm,
): Html =>
  html`<div class="narrow"><form method="post" action="${href('/connect')}" class="stack">${formToken(token)}
<input type="hidden" name="user_code" value="${grant.user_code}">
<fieldset aria-describedby="request"><legend>${t('dashboard.kind')}</legend>
<label class="choice"><input type="radio" name="mode" value="test" required${form.mode === 'test' && html` checked`}${form.mode !== 'live' && wrong.cap === undefined && html` autofocus`}> ${t('dashboard.kind_test')}</label>
<label class="choice"><input type="radio" name="mode" value="live" required${form.mode === 'live' && html` checked`}> ${t('dashboard.kind_live')}</label>
${wrong.mode !== undefined && html`<span class="wrong">${wrong.mode}</span>`}
<p class="quiet">${costOf({ plan, billed, price })}</p>
</fieldset>
<label>${t('connect_page.cap')} <input name="cap" value="${form.cap}" inputmode="numeric" maxlength="15" autocomplete="off" aria-describedby="cap-note"${
    wrong.cap !== undefined && html` aria-invalid="true" autofocus`
  }><span id="cap-note" class="${wrong.cap === undefined ? 'quiet' : 'wrong'}">${
    wrong.cap ?? t('connect_page.cap_note')
  }</span></label>
<p class="actions"><button type="submit" name="decision" value="confirm" class="primary">${t('connect_page.confirm')}</button>
<button type="submit" name="decision" value="deny" formnovalidate>${t('connect_page.deny')}</button></p></form></div>`

export const confirmedPage = ({ grant, ...shown }: Shown & { grant: DeviceGrant }): Html =>
  page({
    ...shown,
    title: t('connect_page.confirmed'),
    content: html`${notice('done', t('connect_page.confirmed_text', { mode: grant.mode ?? 'test', computer: html`<bdi>${grant.computer}</bdi>` }))}
<p>${t('connect_page.confirmed_key', { name: html`<bdi>Billwright on ${grant.computer}</bdi>`, keys: html`<a href="${shown.href('/keys')}">${t('dashboard.keys')}</a>` })}</p>`,
  })

export const deniedPage = ({ grant, ...shown }: Shown & { grant: DeviceGrant }): Html =>
  page({
    ...shown,
    title: t('connect_page.denied'),
    content: html`${notice('done', t('connect_page.denied_text', { computer: html`<bdi>${grant.computer}</bdi>` }))}
<p>${t('connect_page.denied_hint')}</p>
<p><a href="${shown.href('/keys')}">${t('dashboard.keys')}</a></p>`,
  })
