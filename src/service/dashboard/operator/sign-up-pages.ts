import type { SignUpMode } from '../../accounts/sign-up.ts'
import type { Plan } from '../../store/plans.ts'
import type { SignUp } from '../../store/sign-ups.ts'
import { type Html, html } from '../html/html.ts'
import { formToken, notice, table } from '../html/page.ts'
import { time } from '../html/texts.ts'
import { operatorPage, type Shown, textField } from './operator-pages.ts'

export interface InvitationForm {
  email: string
  plan: string
  wrong?: string
}

interface SignUpsPage extends Shown {
  mode: SignUpMode
  signUps: readonly SignUp[]
  hasMore: boolean
  plans: readonly Plan[]
  form: InvitationForm
}

const modeTexts: Record<SignUpMode, string> = {
  open: 'Everybody with an e-mail address may open an account.',
  invitation: 'Whom you invite may open an account.',
  closed: 'Sign-up is closed: no link opens an account. The setting --sign-up changes that.',
}

/** Unconfirmed sign-ups, and the form of an invitation. */
export const signUpsPage = ({ mode, signUps, hasMore, plans, form, ...shown }: SignUpsPage): Html => {
  const { href, visit } = shown
  return operatorPage(
    shown,
    'Sign-ups',
    html`<p>${modeTexts[mode]}</p>
<section><h2>Not confirmed yet</h2>
${
  signUps.length === 0
    ? html`<p class="empty">Nobody has a link that is valid.</p>`
    : table(
        'Sign-ups that are not confirmed yet',
        ['E-mail address', 'Link made', 'Valid until', 'By', 'Plan', 'Withdraw'],
        signUps.map(({ id, email, created_at, expires_at, invited_by, plan_id }) => [
          html`${email}`,
          time(created_at),
          time(expires_at),
          html`${invited_by === null ? 'Asked for' : `Invited by ${invited_by}`}`,
          html`${plan_id ?? '–'}`,
          html`<form method="post" action="${href(`/operator/sign-ups/${id}/withdraw`)}">${formToken(visit.token)}<button type="submit">Withdraw<span class="unseen"> the link of ${email}</span></button></form>`,
        ]),
      )
}
${hasMore && html`<nav aria-label="Pages" class="actions"><a class="button" href="${href(`/operator/sign-ups?after=${signUps.at(-1)?.id}`)}">More</a></nav>`}</section>
${mode !== 'closed' && invitationForm(shown, plans, form)}`,
  )
}

const invitationForm = ({ href, visit }: Shown, plans: readonly Plan[], form: InvitationForm): Html =>
  html`<section aria-labelledby="invite"><h2 id="invite">Invite</h2>
<form method="post" action="${href('/operator/sign-ups')}" class="columns">${formToken(visit.token)}
${textField({ name: 'email', label: 'E-mail address', value: form.email, note: 'Who opens the account, as its owner.', wrong: form.wrong })}
<label>Plan <select name="plan">${plans.map(({ id, name }) => html`<option value="${id}"${id === form.plan && html` selected`}>${name}</option>`)}</select></label>
<button type="submit" class="primary">Invite</button>
</form></section>`

interface InvitedPage extends Shown {
  email: string
  /** absent if it was mailed */
  link: string | undefined
}

/** The only page that shows the link. */
export const invitedPage = ({ email, link, ...shown }: InvitedPage): Html =>
  operatorPage(
    shown,
    'Invitation',
    html`${
      link === undefined
        ? notice('done', `${email} gets a mail with a link that is valid for seven days.`)
        : html`${notice('hint', `Copy the link now and send it to ${email}. It cannot be shown again.`)}
<p class="reveal"><label>Link <input id="link" value="${link}" readonly spellcheck="false" autocomplete="off"></label>
<button type="button" data-copy="link" data-done="Copied" hidden>Copy</button><span role="status" id="link-status" class="quiet"></span></p>
<p class="quiet">It was not mailed. It works once, within seven days.</p>`
    }
<p><a class="button" href="${shown.href('/operator/sign-ups')}">To the sign-ups</a></p>`,
  )
