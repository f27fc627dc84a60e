import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { redeemPasswordLink, userOfPasswordLink } from '../../accounts/password-links.ts'
import { beginSession, isToken, userOfSession } from '../../accounts/sessions.ts'
import type { SecondFactorStore } from '../../store/second-factors.ts'
import type { AccountStore, DashboardStore } from '../../store/store.ts'
import type { User, UserStore } from '../../store/users.ts'
import type { Html } from '../html/html.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import type { Cookie } from './cookies.ts'
import { invalidLinkPage, linkFormPage } from './link-form.ts'
import { faultOf } from './new-password.ts'
import type { NextPage } from './next-page.ts'
import type { PasswordChecks } from './password-checks.ts'
import { formOf, formRefusal, openForm } from './require-session.ts'

type FirstSessionStore = DashboardStore &
  Pick<AccountStore, 'findAccount'> &
  Pick<UserStore, 'findUser'> &
  Pick<SecondFactorStore, 'findSecondFactor'>

export interface SetPasswordDeps {
  store: Pick<UserStore, 'findPasswordLink' | 'redeemPasswordLink' | 'listInvitedUsers'> & FirstSessionStore
  sessionCookie: Cookie
  formCookie: Cookie
  passwords: Pick<PasswordChecks, 'check' | 'hash' | 'rememberBrowser'>
  nextPage: NextPage
  href: DashboardUrl
  now: () => Date
}

/** Path of the page of a link, relative to the dashboard. */
export const setPasswordPath = (token: string): string => `/set-password?link=${token}`

/** Path of the first page after setting a password, relative to the dashboard. */
export const welcomePath = '/welcome'

/**
 * The page of a link to set a password. Opening it does not consume the link, because mail programs open
 * links too.
 */
export function addSetPassword(pages: FastifyInstance, deps: SetPasswordDeps): void {
  const { store, formCookie, passwords, nextPage, href, now } = deps

  pages.get<{ Querystring: { link?: unknown } }>('/dashboard/set-password', async (request, reply) => {
    const { link } = request.query
    const user = await userOf(typeof link === 'string' ? link : undefined)
    if (user === undefined) return sendInvalid(reply)
    return sendForm(request, reply, { user, link: String(link) })
  })

  pages.post('/dashboard/set-password', async (request, reply) => {
    const { link = '', password = '', again = '' } = formOf(request)
    const user = await userOf(link)
    const { isOwn } = openForm(request, reply, formCookie)
    if (user === undefined) {
      if (isOwn && (await isSignedIn(deps, request))) return reply.redirect(href(welcomePath), 303)
      return sendInvalid(reply)
    }
    if (!isOwn) return sendForm(request, reply, { user, link, wrong: formRefusal }, 403)
    const fault = await faultOf({ password, again }, user)
    if (fault !== undefined) return sendForm(request, reply, { user, link, fault }, 422)
    const isInvited = (await store.listInvitedUsers(user.account_id)).some(({ id }) => id === user.id)
    const hash = await passwords.hash(password, request)
    const isSet = await redeemPasswordLink(store, { token: link, hash, address: request.ip, now: now() })
    const set = isSet ? { user, hash } : await setBefore(deps, request, { name: nameOf(user), password })
    if (set === undefined) return sendInvalid(reply)
    // an invited user has no one-time codes
    if (isInvited && (await beginFirstSession(deps, request, reply, set)))
      return reply.redirect(href(nextPage.take(request, reply) ?? welcomePath), 303)
    return reply.redirect(href('/sign-in?why=password'), 303)
  })

  const userOf = async (link: string | undefined) =>
    isToken(link) ? userOfPasswordLink(store, link, now()) : undefined

  function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, ...shown }: { user: User; link: string; wrong?: Html; fault?: Html },
    status = 200,
  ): FastifyReply {
    const { token } = openForm(request, reply, formCookie)
    const form = { title: t('set_password.title'), path: '/set-password', button: t('set_password.button') }
    const name = nameOf(user)
    return sendPage(reply, linkFormPage(href, { ...form, token, name, ...shown }), status)
  }

  const sendInvalid = (reply: FastifyReply) =>
    sendPage(
      reply,
      invalidLinkPage(href, { path: '/forgot-password', text: t('set_password.new_link') }),
      404,
    )
}

const nameOf = ({ email, account_id }: User): string => email ?? account_id

/** Whether this browser has a session, as after a repeated submission of the form. */
export async function isSignedIn(
  { store, sessionCookie, now }: Pick<SetPasswordDeps, 'store' | 'sessionCookie' | 'now'>,
  request: FastifyRequest,
): Promise<boolean> {
  const token = sessionCookie.read(request)
  return isToken(token) && (await userOfSession(store, token, now())) !== undefined
}

/**
 * Handles a repeated submission of the form, whose link is consumed: if the password is the one that was set,
 * it is answered like the first. Subject to the limits of sign-in.
 * @returns the user; `undefined` for another password or if one-time codes are needed
 */
export async function setBefore(
  { store, passwords }: Pick<SetPasswordDeps, 'passwords'> & { store: FirstSessionStore },
  request: FastifyRequest,
  { name, password }: { name: string; password: string },
): Promise<{ user: User; hash: string } | undefined> {
  const checked = await passwords.check(request, name, password)
  if (checked.is !== 'right') return undefined
  return (await store.findSecondFactor(checked.found.user.id)) === undefined ? checked.found : undefined
}

/**
 * Signs in a user who has just set the first password.
 * @param of.hash of the password
 * @returns whether the session was started
 */
export async function beginFirstSession(
  {
    store,
    sessionCookie,
    passwords,
    now,
  }: Pick<SetPasswordDeps, 'sessionCookie' | 'passwords' | 'now'> & {
    store: FirstSessionStore
  },
  request: FastifyRequest,
  reply: FastifyReply,
  { user, hash }: { user: User; hash: string },
): Promise<boolean> {
  if ((await store.findAccount(user.account_id))?.suspended_at !== null) return false
  const session = await beginSession(store, { user, verified: hash, address: request.ip, now: now() })
  if (session === undefined) return false
  sessionCookie.set(reply, session)
  passwords.rememberBrowser(reply, user.email ?? user.account_id, hash)
  return true
}
