import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { redeemPasswordLink, userOfPasswordLink } from '../../accounts/password-links.ts'
import { isToken } from '../../accounts/sessions.ts'
import type { User, UserStore } from '../../store/users.ts'
import { html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import type { Cookie } from './cookies.ts'
import { faultOf, newPasswordFields } from './new-password.ts'
import { formRefusal, openForm } from './open-form.ts'
import type { PasswordChecks } from './password-checks.ts'
import { formOf } from './require-session.ts'

export interface SetPasswordParts {
  store: Pick<UserStore, 'findPasswordLink' | 'redeemPasswordLink'>
  formCookie: Cookie
  passwords: Pick<PasswordChecks, 'hash'>
  href: DashboardUrl
  now: () => Date
}

/** Path of the page of a link, relative to the dashboard. */
export const setPasswordPath = (token: string): string => `/set-password?link=${token}`

/** The page of a link to set a password. Opening it does not use the link up, because mail programs open links too. */
export function addSetPassword(pages: FastifyInstance, parts: SetPasswordParts): void {
  const { store, formCookie, passwords, href, now } = parts

  pages.get<{ Querystring: { link?: unknown } }>('/dashboard/set-password', async (request, reply) => {
    const { link } = request.query
    const user = await userOf(typeof link === 'string' ? link : undefined)
    if (user === undefined) return sendInvalid(reply)
    return sendForm(request, reply, { user, link: String(link) })
  })

  pages.post('/dashboard/set-password', async (request, reply) => {
    const { link = '', password = '', again = '' } = formOf(request)
    const user = await userOf(link)
    if (user === undefined) return sendInvalid(reply)
    const { isOwn } = openForm(request, reply, formCookie)
    if (!isOwn) return sendForm(request, reply, { user, link, wrong: formRefusal }, 403)
    const fault = await faultOf({ password, again }, user)
    if (fault !== undefined) return sendForm(request, reply, { user, link, fault }, 422)
    const hash = await passwords.hash(password)
    const isSet = await redeemPasswordLink(store, { token: link, hash, address: request.ip, now: now() })
    return isSet ? reply.redirect(href('/sign-in?why=password'), 303) : sendInvalid(reply)
  })

  const userOf = async (link: string | undefined) =>
    isToken(link) ? userOfPasswordLink(store, link, now()) : undefined

  const sendForm = (request: FastifyRequest, reply: FastifyReply, shown: Shown, status = 200) =>
    sendPage(reply, setPasswordPage(href, openForm(request, reply, formCookie).token, shown), status)

  const sendInvalid = (reply: FastifyReply) => sendPage(reply, invalidLinkPage(href), 404)
}

interface Shown {
  user: User
  link: string
  /** about the form */
  wrong?: string
  /** about the password */
  fault?: string
}

const setPasswordPage = (href: DashboardUrl, token: string, { user, link, wrong, fault }: Shown) =>
  page({
    href,
    title: 'Set your password',
    content: html`<div class="narrow">
${wrong !== undefined && notice('wrong', wrong)}
<form method="post" action="${href('/set-password')}" class="stack">${formToken(token)}
<input type="hidden" name="link" value="${link}">
<label>You sign in with <input value="${user.email ?? user.account_id}" autocomplete="username" readonly></label>
${newPasswordFields(fault)}
<button type="submit" class="primary">Set password</button>
</form></div>`,
  })

const invalidLinkPage = (href: DashboardUrl) =>
  page({
    href,
    title: 'This link is no longer valid',
    content: html`<p>It was used before, its time is over, or it was not copied whole. Nothing was changed.</p>
<p class="actions"><a class="button" href="${href('/forgot-password')}">Ask for a new link</a><a class="button" href="${href('/sign-in')}">Sign in</a></p>`,
  })
