import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { byDashboard } from '../../accounts/origins.ts'
import { linkHours, makePasswordLink } from '../../accounts/password-links.ts'
import { parseEmail } from '../../accounts/user-email.ts'
import { inviteUser } from '../../accounts/users.ts'
import { languageOfRecipient, type RecipientDeps } from '../../mail/language-of-recipient.ts'
import { type Mailer, type MailMessages, mailFailure, mailOf } from '../../mail/smtp-mailer.ts'
import type { MakeCounter } from '../../store/counter.ts'
import type { Origin } from '../../store/origin.ts'
import type { SecondFactorStore } from '../../store/second-factors.ts'
import { roles, type User, type UserStore } from '../../store/users.ts'
import type { Html } from '../html/html.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import { createLinkLimits } from '../session/link-limits.ts'
import { forOwners } from '../session/require-role.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import { setPasswordPath } from '../session/set-password.ts'
import type { Confirmation, ConfirmationFaults } from './confirmation.ts'
import {
  emptyUserForm,
  invitationPage,
  passwordLinkPage,
  removeUserPage,
  type UserForm,
  userPage,
  usersPage,
} from './user-pages.ts'

export interface UserRouteDeps {
  store: UserStore & SecondFactorStore & RecipientDeps['store']
  languages: RecipientDeps['languages']
  confirmation: Confirmation
  /** `undefined` where no mail is sent */
  mailer: Pick<Mailer, 'send'> | undefined
  sharedCounter: MakeCounter | undefined
  href: DashboardUrl
  /** absolute URL of a dashboard page, for mails */
  urlOf: (path: string) => string
  now: () => Date
}

const doneTexts = new Map([
  ['role', t('users_page.role_changed')],
  ['codes', t('users_page.codes_removed')],
  ['withdrawn', t('users_page.withdrawn')],
])

/**
 * Users cannot make links for themselves or remove their own codes, because that would bypass the current
 * password and code.
 */
const ofOneself = t('users_page.oneself')

const lastOwner = t('users_page.last_owner')

/** Users of the account, for owners. */
export function addUserPages(pages: FastifyInstance, deps: UserRouteDeps): void {
  const { store, confirmation, mailer, href, urlOf, now } = deps
  const limits = createLinkLimits('invitations-from', deps.sharedCounter)

  async function sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      form,
      status = 200,
      ...shown
    }: { form: UserForm; status?: number; wrong?: Html | undefined; done?: Html | undefined },
  ) {
    const session = sessionOf(request)
    const users = await store.listUsers(session.account)
    const asksForCode = await confirmation.asksForCode(request)
    return sendPage(reply, usersPage({ href, session, users, form, asksForCode, ...shown }), status)
  }

  pages.get<OfUser>('/dashboard/users', forOwners, (request, reply) =>
    sendList(request, reply, { form: emptyUserForm, done: doneTexts.get(String(request.query.done)) }),
  )

  pages.post('/dashboard/users', forOwners, async (request, reply) => {
    const { email: text = '', role: roleText = '' } = formOf(request)
    const email = parseEmail(text)
    const role = roles.find(each => each === roleText)
    const formWith = (wrong: UserForm['wrong']) => ({ email: text.slice(0, 254), role: roleText, wrong })
    const refuse = (wrong: UserForm['wrong']) =>
      sendList(request, reply, { form: formWith(wrong), status: 422 })
    if (email === undefined) return refuse({ email: t('dashboard.wrong_email') })
    if (role === undefined) return refuse({ role: t('users_page.choose_role') })
    const confirmed = await confirmation.confirm(request, reply)
    if (confirmed.is !== 'right') {
      const { status, shown } = confirmed
      return sendList(request, reply, { form: formWith({}), status, wrong: textOf(shown) })
    }
    const of = { account_id: sessionOf(request).account, email, role, origin: originOf(request) }
    const { outcome, token } = await inviteUser(store, of)
    if (outcome === 'known') return refuse({ email: t('users_page.known') })
    // the same page for addresses of other accounts, about which an owner learns nothing
    const link = urlOf(setPasswordPath(token))
    const isMailed =
      mailer && (await mail(request, mailer, email, outcome === 'invited' ? linkMail(link) : mailOfKnown))
    const session = sessionOf(request)
    return sendPage(
      reply,
      invitationPage({ href, session, email, link: mailer ? undefined : link, isMailed }),
    )
  })

  pages.post('/dashboard/users/withdraw', forOwners, async (request, reply) => {
    const email = parseEmail(formOf(request).email ?? '')
    if (email === undefined) return reply.redirect(href('/users'), 303)
    await store.withdrawInvitation({ account_id: sessionOf(request).account, email }, originOf(request))
    return reply.redirect(href('/users?done=withdrawn'), 303)
  })

  async function sendUser(
    request: FastifyRequest<OfUser>,
    reply: FastifyReply,
    { status = 200, ...shown }: { status?: number; wrong?: Html | undefined; done?: Html | undefined } = {},
  ) {
    const user = await ownUser(request)
    const hasCodes = (await store.findSecondFactor(user.id)) !== undefined
    const asksForCode = await confirmation.asksForCode(request)
    const found = { href, session: sessionOf(request), user, hasCodes, asksForCode }
    return sendPage(reply, userPage({ ...found, ...shown }), status)
  }

  pages.get<OfUser>('/dashboard/users/:id', forOwners, (request, reply) =>
    sendUser(request, reply, { done: doneTexts.get(String(request.query.done)) }),
  )

  pages.post<OfUser>('/dashboard/users/:id/role', forOwners, async (request, reply) => {
    const user = await ownUser(request)
    const role = roles.find(each => each === formOf(request).role)
    if (role === undefined) throw new AppError('not_found')
    const refused = await refusal(request, reply)
    if (refused !== undefined) return sendUser(request, reply, refused)
    const change = store.setRole(user.id, role, originOf(request)).then(() => true)
    if ((await unless('last_owner', change)) === true)
      return reply.redirect(href(`/users/${user.id}?done=role`), 303)
    return sendUser(request, reply, { status: 409, wrong: lastOwner })
  })

  pages.post<OfUser>('/dashboard/users/:id/link', forOwners, async (request, reply) => {
    const user = await ownUser(request)
    const refused = refusalOfOneself(request) ?? (await refusal(request, reply))
    return refused === undefined ? sendLink(request, reply, user) : sendUser(request, reply, refused)
  })

  pages.post<OfUser>('/dashboard/users/:id/remove-codes', forOwners, async (request, reply) => {
    const user = await ownUser(request)
    const refused = refusalOfOneself(request) ?? (await refusal(request, reply))
    if (refused !== undefined) return sendUser(request, reply, refused)
    await store.removeSecondFactor(user.id, originOf(request))
    return reply.redirect(href(`/users/${user.id}?done=codes`), 303)
  })

  pages.get<OfUser>('/dashboard/users/:id/remove', forOwners, async (request, reply) => {
    const user = await ownUser(request)
    return sendPage(reply, removeUserPage({ href, session: sessionOf(request), user }))
  })

  pages.post<OfUser>('/dashboard/users/:id/remove', forOwners, async (request, reply) => {
    const user = await ownUser(request)
    const removal = store.removeUser(user.id, originOf(request)).then(() => true)
    if ((await unless('last_owner', removal)) === true) return reply.redirect(href('/users'), 303)
    return sendPage(reply, removeUserPage({ href, session: sessionOf(request), user, wrong: lastOwner }), 409)
  })

  async function sendLink(request: FastifyRequest, reply: FastifyReply, user: User) {
    const of = { user_id: user.id, hours: linkHours.invitation, now: now(), origin: originOf(request) }
    const link = urlOf(setPasswordPath(await makePasswordLink(store, of)))
    const isMailed =
      user.email === null || !mailer ? undefined : await mail(request, mailer, user.email, linkMail(link))
    return sendPage(reply, passwordLinkPage({ href, session: sessionOf(request), user, link, isMailed }))
  }

  async function mail(
    request: FastifyRequest,
    by: Pick<Mailer, 'send'>,
    to: string,
    content: MailMessages,
  ): Promise<boolean | 'too many'> {
    const cause = { address: request.ip }
    if ((await limits.countFrom(request)) !== undefined || !(await limits.mayMail(to, cause)))
      return 'too many'
    try {
      const { write } = await languageOfRecipient(deps, to, request.language)
      await by.send({ to, ...mailOf(content, write) })
      return true
    } catch (error) {
      await limits.forgive(to, cause)
      request.log.warn({ code: mailFailure(error) }, 'an invitation was not mailed')
      return false
    }
  }

  /** @returns why a change is rejected; `undefined` if it is confirmed */
  async function refusal(request: FastifyRequest, reply: FastifyReply): Promise<Refusal | undefined> {
    const confirmed = await confirmation.confirm(request, reply)
    return confirmed.is === 'right' ? undefined : { status: confirmed.status, wrong: textOf(confirmed.shown) }
  }

  const refusalOfOneself = (request: FastifyRequest<OfUser>): Refusal | undefined =>
    request.params.id === sessionOf(request).user.id ? { status: 409, wrong: ofOneself } : undefined

  const originOf = (request: FastifyRequest): Origin =>
    byDashboard(sessionOf(request).user.id, request.ip, now())

  async function ownUser(request: FastifyRequest<OfUser>): Promise<User> {
    const user = await store.findUser(request.params.id)
    if (user?.account_id !== sessionOf(request).account) throw new AppError('not_found')
    return user
  }
}

/** @returns the result of the work; `undefined` for an error with this code */
async function unless<T>(code: AppError['code'], work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.code === code) return undefined
    throw error
  }
}

const linkMail = (url: string): MailMessages => ({
  subject: { code: 'mail.user.subject' },
  text: { code: 'mail.user.link', params: { url } },
})

/** Sent to a user of another account, who may not know this owner. */
const mailOfKnown: MailMessages = {
  subject: { code: 'mail.user.subject' },
  text: { code: 'mail.user.known' },
}

const textOf = ({ wrong, wrongPassword, wrongCode }: ConfirmationFaults): Html | undefined =>
  wrong ?? wrongPassword ?? wrongCode

interface Refusal {
  status: number
  wrong: Html | undefined
}

interface OfUser {
  Params: { id: string }
  Querystring: { done?: unknown }
}
