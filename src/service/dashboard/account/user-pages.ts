import { longestPassword } from '../../accounts/password.ts'
import { type Role, roles, type User } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { formToken, notice, page, type Row, type Shown, table, time } from '../html/page.ts'

/** A page with forms that the signed-in user confirms. */
interface Confirmed extends Shown {
  /** whether the signed-in user gives a code beside the password */
  asksForCode: boolean
  /** why the last change was refused */
  wrong?: string | undefined
}

/** Fields as they were sent. */
export interface UserForm {
  email: string
  role: string
  wrong: Partial<Record<'email' | 'role', string>>
}

export const emptyUserForm: UserForm = { email: '', role: 'developer', wrong: {} }

const roleTexts: Record<Role, string> = {
  owner: 'Owner – manages users, deletes PDFs, and everything below',
  developer: 'Developer – makes and revokes keys and webhooks, and everything below',
  'read-only': 'Read-only – sees everything except the audit log and the users',
}

/** Sign-in name of a user. */
export const nameOf = ({ email, account_id }: User): string => email ?? account_id

interface UsersPage extends Confirmed {
  done?: string | undefined
  users: readonly User[]
  form: UserForm
}

export const usersPage = ({ users, form, asksForCode, wrong, done, ...shown }: UsersPage): Html =>
  page({
    ...shown,
    title: 'Users',
    content: html`<p>Everybody who signs in to this dashboard, with an e-mail address and a password of their own.</p>
${done !== undefined && notice('done', done)}${wrong !== undefined && notice('wrong', wrong)}
${addForm({ ...shown, asksForCode }, form)}
<section><h2>Your users</h2>
${table(
  'Your users',
  ['Signs in with', 'Role', 'Added'],
  users.map(user => userRow(shown, user)),
)}
<p class="quiet">Who is invited is listed once the password is set.</p>
</section>
<section><h2>Withdraw an invitation</h2>
<form method="post" action="${shown.href('/users/withdraw')}" class="row">${formToken(shown.session.token)}
<label>Invited address <input name="email" type="email" maxlength="254" required autocomplete="off"></label>
<button type="submit">Withdraw</button></form></section>`,
  })

const addForm = ({ href, session, asksForCode }: Confirmed, { email, role, wrong }: UserForm): Html =>
  html`<section aria-labelledby="add"><h2 id="add">Invite a user</h2>
<form method="post" action="${href('/users')}" class="columns">${formToken(session.token)}
<label>E-mail address <input name="email" type="email" value="${email}" maxlength="254" required autocomplete="off" aria-describedby="email-note"${
    wrong.email !== undefined && html` aria-invalid="true" autofocus`
  }><span id="email-note" class="${wrong.email === undefined ? 'quiet' : 'wrong'}">${
    wrong.email ?? 'Such as name@example.com.'
  }</span></label>
${roleFields(role, wrong.role)}
${confirmationFields(asksForCode)}
<button type="submit" class="primary">Invite</button>
</form></section>`

const roleFields = (chosen: string, wrong: string | undefined): Html =>
  html`<fieldset><legend>Role</legend>
${[...roles]
  .reverse()
  .map(
    role =>
      html`<label class="choice"><input type="radio" name="role" value="${role}"${role === chosen && html` checked`}> ${roleTexts[role]}</label>`,
  )}${wrong !== undefined && html`<span class="wrong">${wrong}</span>`}
</fieldset>`

/** With which the signed-in user confirms a change, so that an open window is not enough. */
const confirmationFields = (asksForCode: boolean): Html =>
  html`<label>Your password <input name="password" type="password" autocomplete="current-password" maxlength="${longestPassword}" required></label>${
    asksForCode &&
    html`
<label>Your one-time code <input name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" required></label>`
  }`

const userRow = ({ href, session }: Shown, user: User): Row => [
  html`<a href="${href(`/users/${user.id}`)}">${nameOf(user)}</a>${user.id === session.user.id && html` (you)`}`,
  html`${user.role}`,
  time(user.created_at),
]

interface UserPage extends Confirmed {
  user: User
  hasCodes: boolean
  done?: string | undefined
}

export const userPage = (parts: UserPage): Html => {
  const { user, asksForCode, wrong, done, ...shown } = parts
  return page({
    ...shown,
    title: nameOf(user),
    content: html`${done !== undefined && notice('done', done)}${wrong !== undefined && notice('wrong', wrong)}
<dl class="facts"><dt>Role</dt><dd>${user.role}</dd><dt>Added</dt><dd>${time(user.created_at)}</dd></dl>
<p class="actions"><a class="button" href="${shown.href('/users')}">All users</a><a class="button" href="${shown.href(`/users/${user.id}/remove`)}">Remove…</a></p>
<section><h2>Role</h2>
<form method="post" action="${shown.href(`/users/${user.id}/role`)}" class="stack narrow">${formToken(shown.session.token)}
${roleFields(user.role, undefined)}
${confirmationFields(asksForCode)}
<p class="quiet">Another role applies at once and ends the sessions of the user.</p>
<button type="submit" class="primary">Change role</button>
</form></section>
${
  user.id === shown.session.user.id
    ? html`<section><h2>Password and one-time codes</h2><p>You change your own on the page <a href="${shown.href('/profile')}">Profile</a>.</p></section>`
    : signInSections(parts)
}`,
  })
}

/** Password and one-time codes of another user. */
const signInSections = ({ user, hasCodes, asksForCode, href, session }: UserPage): Html =>
  html`<section><h2>Password</h2>
<p>With a link the user sets a new password. Until then the present one stays.</p>
<form method="post" action="${href(`/users/${user.id}/link`)}" class="row">${formToken(session.token)}
${confirmationFields(asksForCode)}
<button type="submit">Make a link</button></form></section>
<section><h2>One-time codes</h2>
${
  hasCodes
    ? html`<p>The user gives a code beside the password. Turn this off when the device and the recovery codes are lost; it ends the sessions of the user.</p>
<form method="post" action="${href(`/users/${user.id}/remove-codes`)}" class="row">${formToken(session.token)}
${confirmationFields(asksForCode)}
<button type="submit" class="danger">Turn off one-time codes</button></form>`
    : html`<p>The user signs in with the password alone.</p>`
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
    title: 'A link to set the password',
    content: html`${
      isMailed === true
        ? notice('done', `The link was mailed to ${nameOf(user)}.`)
        : notice(
            'hint',
            `${whyNotMailed(isMailed)}Copy the link now and send it to ${nameOf(user)}. It cannot be shown again.`,
          )
    }
<p class="reveal"><label>Link <input id="link" value="${link}" readonly spellcheck="false" autocomplete="off"></label>
<button type="button" data-copy="link" data-done="Copied" hidden>Copy</button><span role="status" id="link-status" class="quiet"></span></p>
<p class="quiet">It works once, within seven days. Whoever has it can set the password, so send it to nobody else.</p>
<p><a class="button" href="${shown.href('/users')}">Back to the users</a></p>`,
  })

interface InvitationPage extends Shown {
  email: string
  /** absent where it is mailed, so that only the owner of the address learns what becomes of it */
  link: string | undefined
  isMailed: LinkPage['isMailed']
}

/** The same whether a user of another account has the address or not. */
export const invitationPage = ({ email, link, isMailed, ...shown }: InvitationPage): Html =>
  page({
    ...shown,
    title: 'The user is invited',
    content: html`${
      link === undefined
        ? isMailed === true
          ? notice('done', `A mail is on its way to ${email}.`)
          : notice('wrong', `${whyNotMailed(isMailed ?? false)}Invite ${email} again later.`)
        : notice('hint', `Copy the link now and send it to ${email}. It cannot be shown again.`)
    }
${
  link !== undefined &&
  html`<p class="reveal"><label>Link <input id="link" value="${link}" readonly spellcheck="false" autocomplete="off"></label>
<button type="button" data-copy="link" data-done="Copied" hidden>Copy</button><span role="status" id="link-status" class="quiet"></span></p>`
}
<p class="quiet">With the link the user sets a password within seven days, and is listed then. An address that belongs to a user of another account cannot be used; the link does not work then.</p>
<p><a class="button" href="${shown.href('/users')}">Back to the users</a></p>`,
  })

const whyNotMailed = (isMailed: false | 'too many' | undefined): string => {
  if (isMailed === undefined) return ''
  return isMailed === false
    ? 'The link could not be mailed. '
    : 'Too many mails were sent to this address, or by you, in the last hour. '
}

export const removeUserPage = ({ user, wrong, ...shown }: Shown & { user: User; wrong?: string }): Html =>
  page({
    ...shown,
    title: `Remove ${nameOf(user)}?`,
    content: html`${wrong !== undefined && notice('wrong', wrong)}
<p>The user is signed out and cannot sign in again. Keys that the user made stay valid; revoke those that the user may still know.</p>
<form method="post" action="${shown.href(`/users/${user.id}/remove`)}" class="actions">${formToken(shown.session.token)}
<a class="button" href="${shown.href(`/users/${user.id}`)}">Cancel</a>
<button type="submit" class="danger">Remove user</button></form>`,
  })
