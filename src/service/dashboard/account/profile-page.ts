import { longestPassword } from '../../accounts/password.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardSession, type DashboardUrl, formToken, notice, page, time } from '../html/page.ts'
import { newPasswordFields } from '../session/new-password.ts'
import { nameOf } from './user-pages.ts'

interface ProfilePage {
  href: DashboardUrl
  session: DashboardSession
  done?: string | undefined
  /** about the attempt as a whole */
  wrong?: string
  wrongCurrent?: string
  wrongNew?: string
  /** `undefined` without one-time codes */
  factor: { since: string; recoveryCodes: number } | undefined
}

export const profilePage = (parts: ProfilePage): Html => {
  const { href, session, done, wrong, wrongCurrent, wrongNew, factor } = parts
  const { user } = session
  return page({
    href,
    session,
    title: 'Profile',
    content: html`${done !== undefined && notice('done', done)}${wrong !== undefined && notice('wrong', wrong)}
<dl class="facts"><dt>You sign in with</dt><dd>${nameOf(user)}</dd><dt>Role</dt><dd>${user.role}</dd><dt>Account</dt><dd><code>${session.account}</code></dd></dl>
<section aria-labelledby="password"><h2 id="password">Change your password</h2>
<form method="post" action="${href('/profile/password')}" class="stack narrow">${formToken(session.token)}
<input type="hidden" value="${nameOf(user)}" autocomplete="username">
<label>Current password <input name="current" type="password" autocomplete="current-password" maxlength="${longestPassword}" required${
      wrongCurrent !== undefined && html` aria-invalid="true" aria-describedby="current-note" autofocus`
    }>${wrongCurrent !== undefined && html`<span id="current-note" class="wrong">${wrongCurrent}</span>`}</label>
${newPasswordFields(wrongNew)}
<p class="quiet">You stay signed in here. Your other sessions end.</p>
<button type="submit" class="primary">Change password</button>
</form></section>
<section><h2>One-time codes</h2>
${
  factor === undefined
    ? html`<p>With an authenticator app you give a code beside your password, so that the password alone is not enough to sign in.</p>
<p><a class="button" href="${href('/profile/second-factor')}">Set up…</a></p>`
    : html`<p>You give one when you sign in, since ${time(factor.since)}. Recovery codes that you did not use: ${factor.recoveryCodes}.</p>
<p class="actions"><a class="button" href="${href('/profile/second-factor')}">Set up another device…</a><a class="button" href="${href('/profile/second-factor/remove')}">Turn off…</a></p>`
}</section>`,
  })
}
