import { parseScopes, shownUserCode } from '../../accounts/device-grants.ts'
import type { DeviceGrant } from '../../store/device-grants.ts'
import type { Plan } from '../../store/plans.ts'
import type { KeyScope } from '../../store/store.ts'
import { includesRole } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page, type Shown, time } from '../html/page.ts'
import { costOf } from './welcome-page.ts'

export const enterCodePage = ({
  code = '',
  wrong,
  ...shown
}: Shown & { code?: string; wrong?: string }): Html =>
  page({
    ...shown,
    title: 'Connect a computer',
    isNarrow: true,
    content: html`<p>In Billwright, choose “Connect”. It shows a code, which is valid for half an hour.</p>
<form method="get" action="${shown.href('/connect')}" class="stack">
<label>Code <input name="user_code" value="${code}" maxlength="100" autocomplete="off" autocapitalize="characters" spellcheck="false" required autofocus aria-describedby="code-note"${
      wrong !== undefined && html` aria-invalid="true"`
    }><span id="code-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${
      wrong ?? 'Eight letters, such as WDJB-MJHT. Small letters and spaces do not matter.'
    }</span></label>
<button type="submit" class="primary">Go on</button>
</form>`,
  })

const scopeTexts: Readonly<Record<KeyScope, string>> = {
  generate: 'make invoices',
  read: 'read what the account has made and used',
  templates: 'publish and delete templates of the account',
}

interface ConfirmPage extends Shown {
  grant: DeviceGrant
  /** name of the account that is to have the key */
  account: string
  /** whether it asks from the network of this browser */
  isNear: boolean
  plan: Plan
  /** live PDFs of the present month */
  billed: number
  /** what a live PDF costs, in the operator's words */
  price: string | undefined
  /** as it was sent */
  form?: { mode: string; cap: string } | undefined
  wrong?: { mode?: string | undefined; cap?: string | undefined }
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
    title: 'Connect this computer?',
    content: html`<dl class="facts" id="request"><dt>Computer</dt><dd><bdi>${grant.computer}</bdi></dd>
<dt>Code</dt><dd><code>${shownUserCode(grant.user_code)}</code></dd>
<dt>Asked</dt><dd>${time(grant.created_at)}, from ${grant.address}</dd>
<dt>Account</dt><dd>${account}</dd>
<dt>May</dt><dd>${parseScopes(grant.scopes.join(' '))
      .map(scope => scopeTexts[scope])
      .join('; ')}</dd></dl>
<p>Confirm only if Billwright shows this code on a computer of yours. The computer chooses its name itself.</p>
${!isNear && notice('hint', 'It asks from another network than this browser. If somebody sent you this code or a link to this page, deny it.')}
${
  mayConfirm
    ? decisionForm(href, { grant, plan, billed, price, form, wrong, token: session.token })
    : html`<p>An owner or a developer of the account connects computers. Your role is ${session.user.role}.</p>`
}`,
  })
}

type DecisionForm = Required<Pick<ConfirmPage, 'grant' | 'plan' | 'billed' | 'wrong'>> &
  Pick<ConfirmPage, 'price' | 'form'> & { token: string }

/** Confirming comes first, so that the Enter key in the field of the limit does not deny. */
const decisionForm = (
  href: DashboardUrl,
  { grant, plan, billed, price, form = { mode: '', cap: '' }, wrong, token }: DecisionForm,
): Html =>
  html`<div class="narrow"><form method="post" action="${href('/connect')}" class="stack">${formToken(token)}
<input type="hidden" name="user_code" value="${grant.user_code}">
<fieldset aria-describedby="request"><legend>Kind</legend>
<label class="choice"><input type="radio" name="mode" value="test" required${form.mode === 'test' && html` checked`}${form.mode !== 'live' && wrong.cap === undefined && html` autofocus`}> Test – free, every page is marked TEST</label>
<label class="choice"><input type="radio" name="mode" value="live" required${form.mode === 'live' && html` checked`}> Live – every invoice is billed</label>
${wrong.mode !== undefined && html`<span class="wrong">${wrong.mode}</span>`}
<p class="quiet">${costOf({ plan, billed, price })}</p>
</fieldset>
<label>Live PDFs a month of this computer <input name="cap" value="${form.cap}" inputmode="numeric" maxlength="15" autocomplete="off" aria-describedby="cap-note"${
    wrong.cap !== undefined && html` aria-invalid="true" autofocus`
  }><span id="cap-note" class="${wrong.cap === undefined ? 'quiet' : 'wrong'}">${
    wrong.cap ?? 'Empty for the limit of the account alone. More are refused, and not billed.'
  }</span></label>
<p class="actions"><button type="submit" name="decision" value="confirm" class="primary">Confirm</button>
<button type="submit" name="decision" value="deny" formnovalidate>Deny</button></p></form></div>`

export const confirmedPage = ({ grant, ...shown }: Shown & { grant: DeviceGrant }): Html =>
  page({
    ...shown,
    title: 'The computer is connected',
    content: html`${notice('done', html`Go back to Billwright on <bdi>${grant.computer}</bdi>. It has its ${grant.mode ?? ''} key in a few seconds.`)}
<p>The key is listed as “<bdi>Billwright on ${grant.computer}</bdi>” on the page <a href="${shown.href('/keys')}">API keys</a>, where you can disconnect the computer.</p>`,
  })

export const deniedPage = ({ grant, ...shown }: Shown & { grant: DeviceGrant }): Html =>
  page({
    ...shown,
    title: 'The computer is not connected',
    content: html`${notice('done', html`<bdi>${grant.computer}</bdi> gets no key.`)}
<p>If you did not ask for the code yourself, somebody may have tried to use your account. You need to do nothing else.</p>
<p><a href="${shown.href('/keys')}">API keys</a></p>`,
  })
