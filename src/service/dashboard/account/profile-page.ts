import { longestPassword } from '../../accounts/password.ts'
import type { ServiceLanguage } from '../../languages/service-languages.ts'
import { includesRole } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardSession, type DashboardUrl, formToken, notice, page } from '../html/page.ts'
import { t, time } from '../html/texts.ts'
import { newPasswordFields } from '../session/new-password.ts'
import { nameOf } from './user-pages.ts'

interface ProfilePage {
  href: DashboardUrl
  session: DashboardSession
  languages: readonly Pick<ServiceLanguage, 'code' | 'name'>[]
  done?: Html | undefined
  /** about the whole form */
  wrong?: Html
  wrongCurrent?: Html
  wrongNew?: Html
  /** `undefined` without one-time codes */
  factor: { since: string; recoveryCodes: number } | undefined
}

export const profilePage = (props: ProfilePage): Html => {
  const { href, session, done, wrong, wrongCurrent, wrongNew, factor } = props
  const { user } = session
  return page({
    href,
    session,
    title: t('dashboard.profile'),
    content: html`${done !== undefined && notice('done', done)}${wrong !== undefined && notice('wrong', wrong)}
<dl class="facts"><dt>${t('profile_page.sign_in_name')}</dt><dd>${nameOf(user)}</dd><dt>${t('dashboard.role')}</dt><dd>${t('dashboard.role_name', { role: user.role })}</dd><dt>${t('profile_page.account')}</dt><dd><code>${session.account}</code></dd></dl>
<section aria-labelledby="password"><h2 id="password">${t('profile_page.password')}</h2>
<form method="post" action="${href('/profile/password')}" class="stack narrow">${formToken(session.token)}
<input type="hidden" value="${nameOf(user)}" autocomplete="username">
<label>${t('profile_page.current_password')} <input name="current" type="password" autocomplete="current-password" maxlength="${longestPassword}" required${
      wrongCurrent !== undefined && html` aria-invalid="true" aria-describedby="current-note" autofocus`
    }>${wrongCurrent !== undefined && html`<span id="current-note" class="wrong">${wrongCurrent}</span>`}</label>
${newPasswordFields(wrongNew)}
<p class="quiet">${t('profile_page.sessions_end')}</p>
<button type="submit" class="primary">${t('profile_page.change_password')}</button>
</form></section>
<section><h2>${t('users_page.codes')}</h2>
${
  factor === undefined
    ? html`<p>${t('profile_page.codes_text')}</p>
<p><a class="button" href="${href('/profile/second-factor')}">${t('profile_page.set_up')}</a></p>`
    : html`<p>${t('profile_page.codes_since', { time: time(factor.since), left: factor.recoveryCodes })}</p>
<p class="actions"><a class="button" href="${href('/profile/second-factor')}">${t('profile_page.another_device')}</a><a class="button" href="${href('/profile/second-factor/remove')}">${t('profile_page.turn_off')}</a></p>`
}</section>
${includesRole(user.role, 'owner') && languageSection(props)}`,
  })
}

const languageSection = ({ href, session, languages }: ProfilePage): Html =>
  html`<section aria-labelledby="language"><h2 id="language">${t('profile_page.language')}</h2>
<p>${t('profile_page.language_text')}</p>
<form method="post" action="${href('/profile/language')}" class="row">${formToken(session.token)}
<label>${t('profile_page.language_label')} <select name="language"><option value="">${t('profile_page.language_browser')}</option>${languages.map(
    ({ code, name }) =>
      html`<option value="${code}" lang="${code}"${code === session.language && html` selected`}>${name}</option>`,
  )}</select></label>
<button type="submit">${t('profile_page.language_button')}</button></form></section>`
