import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import { parseName } from '../../accounts/accounts.ts'
import { isToken } from '../../accounts/sessions.ts'
import {
  digestOfTerms,
  findSignUp,
  isAccepted,
  makeSignUp,
  maxPendingSignUps,
  openAccount,
  openAccountPath,
  type SignUpOfLink,
  type SignUpOptions,
  signsIn,
} from '../../accounts/sign-up.ts'
import { parseEmail } from '../../accounts/user-email.ts'
import type { ServiceLanguage } from '../../languages/service-languages.ts'
import { languageOfRecipient, type RecipientDeps } from '../../mail/language-of-recipient.ts'
import { type Mailer, mailFailure, mailOf } from '../../mail/smtp-mailer.ts'
import type { Metrics } from '../../observability/metrics.ts'
import { createRunningWork } from '../../scheduling/concurrency.ts'
import type { MakeCounter } from '../../store/counter.ts'
import type { Store } from '../../store/store.ts'
import type { Html } from '../html/html.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import type { Cookie } from '../session/cookies.ts'
import { invalidLinkPage, linkFormPage } from '../session/link-form.ts'
import { type MailCause, mailsAtOnce } from '../session/link-limits.ts'
import { faultOf } from '../session/new-password.ts'
import type { NextPage } from '../session/next-page.ts'
import type { PasswordChecks } from '../session/password-checks.ts'
import { formOf, formRefusal, openForm } from '../session/require-session.ts'
import { beginFirstSession, isSignedIn, setBefore, welcomePath } from '../session/set-password.ts'
import { createSignUpLimits, type SignUpRefusal } from './sign-up-limits.ts'
import {
  accountNameField,
  askedPage,
  askPage,
  invitationOnlyPage,
  type Offer,
  takenPage,
  termsField,
  termsPage,
} from './sign-up-pages.ts'

export interface SignUpDeps {
  store: Store
  languages: RecipientDeps['languages']
  signUp: SignUpOptions
  price: string | undefined
  sessionCookie: Cookie
  formCookie: Cookie
  passwords: PasswordChecks
  nextPage: NextPage
  /** `undefined` where no mail is sent */
  mailer: Pick<Mailer, 'send'> | undefined
  sharedCounter: MakeCounter | undefined
  metrics: Pick<Metrics, 'signedUp'>
  logger: FastifyBaseLogger
  href: DashboardUrl
  /** absolute URL of a dashboard page, for mails */
  urlOf: (path: string) => string
  now: () => Date
}

/** Sign-up: the form that requests a link, and the page of the link. Without routes if sign-up is closed. */
export function addSignUp(pages: FastifyInstance, deps: SignUpDeps): void {
  const { signUp, href } = deps
  if (signUp.mode === 'closed') return
  // a short address to print or dictate
  pages.get('/sign-up', async (_request, reply) => reply.redirect(href('/sign-up'), 303))
  if (signUp.terms !== undefined)
    pages.get('/dashboard/terms', async (_request, reply) => sendPage(reply, termsPage(href, signUp)))
  addOpenAccount(pages, deps)
  if (signUp.mode === 'open' && deps.mailer) addAsk(pages, deps, deps.mailer)
  else pages.get('/dashboard/sign-up', async (_request, reply) => sendPage(reply, invitationOnlyPage(href)))
}

const refusalTexts: Record<SignUpRefusal['of'], Html> = {
  address: t('forgotten.too_many'),
  domain: t('sign_up.too_many_from_domain'),
}

const offerOf = async ({ store, signUp, price }: SignUpDeps, plan: string | undefined): Promise<Offer> => ({
  plan: (await store.listPlans()).find(({ id }) => id === plan),
  ...{ price, terms: signUp.terms },
})

/**
 * Answer and timing do not depend on whether the address is known; the mail, which differs, is sent after the
 * answer.
 */
function addAsk(pages: FastifyInstance, deps: SignUpDeps, mailer: Pick<Mailer, 'send'>): void {
  const { store, signUp, formCookie, metrics, logger, href, urlOf, now } = deps
  const limits = createSignUpLimits(deps.sharedCounter)
  const sending = createRunningWork()
  pages.addHook('onClose', () => sending.ended())

  pages.get('/dashboard/sign-up', async (request, reply) => {
    const { token } = openForm(request, reply, formCookie)
    return sendPage(reply, askPage(href, { token, offer: await offerOf(deps, signUp.plan) }))
  })

  pages.post('/dashboard/sign-up', async (request, reply) => {
    const { token, isOwn } = openForm(request, reply, formCookie)
    const { email: text = '' } = formOf(request)
    const offer = await offerOf(deps, signUp.plan)
    const again = (status: number, wrong: Html) =>
      sendPage(reply, askPage(href, { token, offer, wrong, email: text.slice(0, 254) }), status)
    if (!isOwn) return again(403, formRefusal)
    const email = parseEmail(text)
    if (email === undefined) return again(422, t('forgotten.wrong_email'))
    if (!isAccepted(email, signUp)) return again(422, notAccepted(signUp))
    const refused = await limits.count({ address: request.ip, email })
    if (refused !== undefined) {
      metrics.signedUp('limited')
      void reply.header('retry-after', refused.retryAfter)
      return again(429, refusalTexts[refused.of])
    }
    const pending = await store.countSignUps(now().toISOString())
    if (pending >= maxPendingSignUps || sending.size >= mailsAtOnce) {
      metrics.signedUp('full')
      return again(503, t('sign_up.full'))
    }
    metrics.signedUp('asked')
    sending.add(
      mail(email, { address: request.ip }, request.language).catch(error =>
        logger.warn({ code: mailFailure(error) }, 'a link to open an account was not mailed'),
      ),
    )
    return sendPage(reply, askedPage(href, email))
  })

  async function mail(email: string, cause: MailCause, ofCause: ServiceLanguage): Promise<void> {
    if (!(await limits.mayMail(email, cause))) return
    const isKnown = await signsIn(store, email)
    // also for a known address, so that the load of the service reveals nothing
    const link = await makeSignUp(store, { email, now: now(), isKnown })
    if (link === undefined) return
    const text: Message = isKnown
      ? {
          code: 'mail.account.known',
          params: { signIn: urlOf('/sign-in'), forgotten: urlOf('/forgot-password') },
        }
      : { code: 'mail.account.link', params: { url: urlOf(openAccountPath(link)) } }
    const { write } = await languageOfRecipient(deps, email, ofCause)
    const content = mailOf({ subject: { code: 'mail.account.subject' }, text }, write)
    await mailer.send({ to: email, ...content }).catch(async error => {
      await limits.forgive(email, cause)
      throw error
    })
  }
}

function notAccepted({ domains }: SignUpOptions): Html {
  const shown = domains.slice(0, 5).map(domain => `@${domain}`)
  return domains.length > shown.length || shown.length === 0
    ? t('sign_up.domain')
    : t('sign_up.domains', { domains: shown })
}

interface OpenForm {
  link: string
  name?: string
  status?: number
  wrong?: Html
  faults?: { name?: Html | undefined; password?: Html | undefined; terms?: Html | undefined }
}

/** The page of the link. Opening it does not consume the link, because mail programs open links too. */
function addOpenAccount(pages: FastifyInstance, deps: SignUpDeps): void {
  const { store, signUp, formCookie, passwords, nextPage, metrics, href, now } = deps
  const { terms } = signUp

  pages.get<{ Querystring: { link?: unknown } }>('/dashboard/sign-up/confirm', async (request, reply) => {
    const { link } = request.query
    const found = await signUpOf(link)
    return found ? sendForm(request, reply, found, { link: String(link) }) : sendInvalid(reply)
  })

  pages.post('/dashboard/sign-up/confirm', async (request, reply) => {
    const { link = '', name: text = '', password = '', again = '', terms: accepted = '' } = formOf(request)
    const found = await signUpOf(link)
    const { isOwn } = openForm(request, reply, formCookie)
    if (found === undefined) {
      if (isOwn && (await isSignedIn(deps, request))) return reply.redirect(href(welcomePath), 303)
      return sendInvalid(reply)
    }
    const sent = { link, name: text.slice(0, 100) }
    if (!isOwn) return sendForm(request, reply, found, { ...sent, status: 403, wrong: formRefusal })
    const name = parseName(withoutBidiControls(text))
    const hasAccepted = terms === undefined || accepted === digestOfTerms(terms)
    const faults = {
      name: name === undefined ? t('dashboard.one_line') : undefined,
      password: await faultOf({ password, again }, { email: found.email, account_id: '' }),
      terms: hasAccepted ? undefined : t('sign_up.terms_needed'),
    }
    if (name === undefined || faults.password !== undefined || !hasAccepted)
      return sendForm(request, reply, found, { ...sent, status: 422, faults })
    const hash = await passwords.hash(password, request)
    const opened = { ...found, name, hash, terms, language: request.language.code }
    const made = await openAccount(store, link, opened, { address: request.ip, now: now() }).catch(error => {
      if (error instanceof AppError && error.code === 'email_taken') return 'taken' as const
      throw error
    })
    if (made === 'taken') return sendPage(reply, takenPage(href, found.email), 409)
    const owner = made
      ? { user: made, hash }
      : await setBefore(deps, request, { name: found.email, password })
    if (owner === undefined) return sendInvalid(reply)
    if (made) metrics.signedUp('opened')
    const hasBegun = await beginFirstSession(deps, request, reply, owner)
    const next = hasBegun ? (nextPage.take(request, reply) ?? welcomePath) : '/sign-in?why=password'
    return reply.redirect(href(next), 303)
  })

  const signUpOf = async (link: unknown): Promise<SignUpOfLink | undefined> =>
    typeof link === 'string' && isToken(link)
      ? findSignUp(store, link, { options: signUp, now: now() })
      : undefined

  function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { email }: SignUpOfLink,
    { link, name = '', status = 200, wrong, faults = {} }: OpenForm,
  ): FastifyReply {
    const { token } = openForm(request, reply, formCookie)
    const form = { title: t('sign_up.open'), path: '/sign-up/confirm', button: t('sign_up.open_button') }
    const document = linkFormPage(href, {
      ...{ ...form, token, link, name: email, wrong, fault: faults.password },
      fields: accountNameField(name, faults.name),
      ...(terms !== undefined && { consent: termsField(href, digestOfTerms(terms), faults.terms) }),
    })
    return sendPage(reply, document, status)
  }

  const sendInvalid = (reply: FastifyReply) =>
    sendPage(reply, invalidLinkPage(href, { path: '/sign-up', text: t('set_password.new_link') }), 404)
}
