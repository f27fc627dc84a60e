import { longestPassword } from '../../accounts/password.ts'
import { type Role, roles, type User } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import {
  copyField,
  type DashboardUrl,
  formToken,
  notice,
  page,
  type Row,
  type Shown,
  table,
} from '../html/page.ts'
import { t, time } from '../html/texts.ts'

/** A page with forms that require a confirmation. */
interface Confirmed extends Shown {
  /** whether a one-time code is required in addition to the password */
  asksForCode: boolean
  /** why the last change was rejected */
  wrong?: Html | undefined
}

/** Submitted field values. */
export interface UserForm {
  email: string
  role: string
  wrong: Partial<Record<'email' | 'role', Html>>
}

export const emptyUserForm: UserForm = { email: '', role: 'developer', wrong: {} }

const roleTexts: Record<Role, Html> = {
  owner: t('users_page.role.owner'),
  developer: t('users_page.role.developer'),
  'read-only': t('users_page.role.read_only'),
}

/** Sign-in name of a user. */
export const nameOf = ({ email, account_id }: User): string => email ?? account_id

interface UsersPage extends Confirmed {
  done?: Html | undefined
  users: readonly User[]
  form: UserForm
}

export const usersPage = ({ users, form, asksForCode, wrong, done, ...shown }: UsersPage): Html =>
  page({
    ...shown,
    title: t('dashboard.users'),
    section: '/users',
    content: html`<p>${t('users_page.text')}</p>
${done !== undefined && notice('done', done)}${wrong !== undefined && notice('wrong', wrong)}
${addForm({ ...shown, asksForCode }, form)}
<section><h2>${t('users_page.yours')}</h2>
${table(
  t('users_page.yours'),
  [t('users_page.signs_in_with'), t('dashboard.role'), t('users_page.added')],
  users.map(user => userRow(shown, user)),
)}
<p class="quiet">${t('users_page.invited_later')}</p>
</section>
<section><h2>${t('users_page.withdraw_title')}</h2>
<form method="post" action="${shown.href('/users/withdraw')}" class="row">${formToken(shown.session.token)}
<label>${t('users_page.invited_address')} <input name="email" type="email" maxlength="254" required autocomplete="off"></label>
<button type="submit">${t('users_page.withdraw')}</button></form></section>`,
  })

const addForm = ({ href, session, asksForCode }: Confirmed, { email, role, wrong }: UserForm): Html =>
  html`<section aria-labelledby="add"><h2 id="add">${t('users_page.invite_title')}</h2>
<form method="post" action="${href('/users')}" class="columns">${formToken(session.token)}
<label>${t('dashboard.email')} <input name="email" type="email" value="${email}" maxlength="254" required autocomplete="off" aria-describedby="email-note"${
    wrong.email !== undefined && html` aria-invalid="true" autofocus`
  }><span id="email-note" class="${wrong.email === undefined ? 'quiet' : 'wrong'}">${
    wrong.email ?? t('users_page.email_note')
  }</span></label>
${roleFields(role, wrong.role)}
${confirmationFields(asksForCode)}
<button type="submit" class="primary">${t('users_page.invite')}</button>
</form></section>`

const roleFields = (chosen: string, wrong: Html | undefined): Html =>
  html`<fieldset><legend>${t('dashboard.role')}</legend>
${[...roles]
  .reverse()
  .map(
    role =>
      html`<label class="choice"><input type="radio" name="role" value="${role}"${role === chosen && html` checked`}> ${roleTexts[role]}</label>`,
  )}${wrong !== undefined && html`<span class="wrong">${wrong}</span>`}
</fieldset>`

/** Fields that confirm a change, so that a browser left open is not enough. */
const confirmationFields = (asksForCode: boolean): Html =>
  html`<label>${t('users_page.your_password')} <input name="password" type="password" autocomplete="current-password" maxlength="${longestPassword}" required></label>${
    asksForCode &&
    html`
<label>${t('users_page.your_code')} <input name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" required></label>`
  }`

const linkTo = (href: DashboardUrl, user: User): Html =>
  html`<a href="${href(`/users/${user.id}`)}">${nameOf(user)}</a>`

const userRow = ({ href, session }: Shown, user: User): Row => [
  user.id === session.user.id ? t('users_page.you', { name: linkTo(href, user) }) : linkTo(href, user),
  t('dashboard.role_name', { role: user.role }),
  time(user.created_at),
]

interface UserPage extends Confirmed {
  user: User
  hasCodes: boolean
  done?: Html | undefined
}

export const userPage = (props: UserPage): Html => {
  const { user, asksForCode, wrong, done, ...shown } = props
  return page({
    ...shown,
    title: nameOf(user),
    content: html`${done !== undefined && notice('done', done)}${wrong !== undefined && notice('wrong', wrong)}
<dl class="facts"><dt>${t('dashboard.role')}</dt><dd>${t('dashboard.role_name', { role: user.role })}</dd><dt>${t('users_page.added')}</dt><dd>${time(user.created_at)}</dd></dl>
<p class="actions"><a class="button" href="${shown.href('/users')}">${t('users_page.all')}</a><a class="button" href="${shown.href(`/users/${user.id}/remove`)}">${t('users_page.remove')}</a></p>
<section><h2>${t('dashboard.role')}</h2>
<form method="post" action="${shown.href(`/users/${user.id}/role`)}" class="stack narrow">${formToken(shown.session.token)}
${roleFields(user.role, undefined)}
${confirmationFields(asksForCode)}
<p class="quiet">${t('users_page.role_note')}</p>
<button type="submit" class="primary">${t('users_page.change_role')}</button>
</form></section>
${
  user.id === shown.session.user.id
    ? html`<section><h2>${t('users_page.own_sign_in')}</h2><p>${t('users_page.own_sign_in_text', { profile: html`<a href="${shown.href('/profile')}">${t('dashboard.profile')}</a>` })}</p></section>`
    : signInSections(props)
}`,
  })
}

/** Password and one-time codes of another user. */
const signInSections = ({ user, hasCodes, asksForCode, href, session }: UserPage): Html =>
  html`<section><h2>${t('dashboard.password')}</h2>
<p>${t('users_page.link_text')}</p>
<form method="post" action="${href(`/users/${user.id}/link`)}" class="row">${formToken(session.token)}
${confirmationFields(asksForCode)}
<button type="submit">${t('users_page.make_link')}</button></form></section>
<section><h2>${t('users_page.codes')}</h2>
${
  hasCodes
    ? html`<p>${t('users_page.codes_text')}</p>
<form method="post" action="${href(`/users/${user.id}/remove-codes`)}" class="row">${formToken(session.token)}
${confirmationFields(asksForCode)}
<button type="submit" class="danger">${t('users_page.remove_codes')}</button></form>`
    : html`<p>${t('users_page.no_codes')}</p>`
}</section>`

interface LinkPage extends Shown {
  user: User
  link: string
  /** `undefined` where no mail is sent */
  isMailed: boolean | 'too many' | undefined
}

/** The only page that shows the link. */
export const passwordLinkPage = ({ user, link, isMailed, ...shown }: LinkPage): Html =>
  page({
    ...shown,
    title: t('users_page.link_title'),
    content: html`${
      isMailed === true
        ? notice('done', t('users_page.link_mailed', { name: nameOf(user) }))
        : notice('hint', html`${whyNotMailed(isMailed)} ${t('users_page.copy_link', { name: nameOf(user) })}`)
    }
${copyField('link', t('dashboard.link'), link)}
<p class="quiet">${t('users_page.link_note')}</p>
<p><a class="button" href="${shown.href('/users')}">${t('users_page.back')}</a></p>`,
  })

interface InvitationPage extends Shown {
  email: string
  /** absent if the link is mailed, so that only the recipient learns whether it is valid */
  link: string | undefined
  isMailed: LinkPage['isMailed']
}

/** The page does not depend on whether a user of another account has the address. */
export const invitationPage = ({ email, link, isMailed, ...shown }: InvitationPage): Html =>
  page({
    ...shown,
    title: t('users_page.invited'),
    content: html`${
      link === undefined
        ? isMailed === true
          ? notice('done', t('users_page.mail_on_its_way', { email }))
          : notice(
              'wrong',
              html`${whyNotMailed(isMailed ?? false)} ${t('users_page.invite_later', { email })}`,
            )
        : notice('hint', t('users_page.copy_link', { name: email }))
    }
${link !== undefined && copyField('link', t('dashboard.link'), link)}
<p class="quiet">${t('users_page.invited_note')}</p>
<p><a class="button" href="${shown.href('/users')}">${t('users_page.back')}</a></p>`,
  })

const whyNotMailed = (isMailed: false | 'too many' | undefined): Html | false =>
  isMailed !== undefined && t(isMailed === false ? 'users_page.not_mailed' : 'users_page.too_many_mails')

export const removeUserPage = ({ user, wrong, ...shown }: Shown & { user: User; wrong?: Html }): Html =>
  page({
    ...shown,
    title: t('users_page.remove_title', { name: nameOf(user) }),
    content: html`${wrong !== undefined && notice('wrong', wrong)}
<p>${t('users_page.remove_text')}</p>
<form method="post" action="${shown.href(`/users/${user.id}/remove`)}" class="actions">${formToken(shown.session.token)}
<a class="button" href="${shown.href(`/users/${user.id}`)}">${t('dashboard.cancel')}</a>
<button type="submit" class="danger">${t('users_page.remove_button')}</button></form>`,
  })
