import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { linkHours, makeLinkOfNobody, makePasswordLink } from '../../accounts/password-links.ts'
import { parseEmail } from '../../accounts/user-email.ts'
import type { ServiceLanguages } from '../../languages/service-languages.ts'
import { type Mailer, mailFailure, mailOf } from '../../mail/smtp-mailer.ts'
import { createRunningWork } from '../../scheduling/concurrency.ts'
import type { MakeCounter } from '../../store/counter.ts'
import type { AccountStore } from '../../store/store.ts'
import type { UserStore } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import type { Cookie } from './cookies.ts'
import { createLinkLimits, mailsAtOnce } from './link-limits.ts'
import type { PasswordChecks } from './password-checks.ts'
import { formOf, formRefusal, openForm } from './require-session.ts'
import { setPasswordPath } from './set-password.ts'

export interface ForgotPasswordDeps {
  store: Pick<UserStore, 'findSignIn' | 'addPasswordLink'> & Pick<AccountStore, 'findAccount'>
  formCookie: Cookie
  passwords: Pick<PasswordChecks, 'browserOf'>
  /** `undefined` where no mail is sent */
  mailer: Pick<Mailer, 'send' | 'connect'> | undefined
  sharedCounter: MakeCounter | undefined
  languages: Pick<ServiceLanguages, 'find'>
  logger: FastifyBaseLogger
  href: DashboardUrl
  /** absolute URL of a dashboard page, for mails */
  urlOf: (path: string) => string
  now: () => Date
}

/**
 * Mails a link to set a password. Answer and timing do not depend on whether a user has the address: the link
 * is made and mailed after the answer. For an unknown address the same is written and the mail server is
 * contacted without a mail, so that the load does not reveal anything either.
 */
export function addForgotPassword(pages: FastifyInstance, deps: ForgotPasswordDeps): void {
  const { store, formCookie, passwords, mailer, sharedCounter, languages, logger, href, urlOf, now } = deps
  const limits = createLinkLimits('password-links-for', sharedCounter)
  const sending = createRunningWork()
  pages.addHook('onClose', () => sending.ended())

  pages.get('/dashboard/forgot-password', async (request, reply) => {
    const { token } = openForm(request, reply, formCookie)
    return sendPage(reply, mailer ? forgotPage(href, { token }) : noMailPage(href))
  })

  if (mailer === undefined) return
  pages.post('/dashboard/forgot-password', async (request, reply) => {
    const { token, isOwn } = openForm(request, reply, formCookie)
    const { email: text = '' } = formOf(request)
    const again = (status: number, wrong: Html) =>
      sendPage(reply, forgotPage(href, { token, wrong, email: text.slice(0, 254) }), status)
    if (!isOwn) return again(403, formRefusal)
    const email = parseEmail(text)
    if (email === undefined) return again(422, t('forgotten.wrong_email'))
    const retryAfter = await limits.countFrom(request)
    if (retryAfter !== undefined) {
      void reply.header('retry-after', retryAfter)
      return again(429, t('forgotten.too_many'))
    }
    sending.add(
      mailLink(mailer, email, request).catch(error =>
        logger.warn({ code: mailFailure(error) }, 'a link to set a password was not mailed'),
      ),
    )
    return sendPage(reply, sentPage(href, email))
  })

  async function mailLink(
    by: Pick<Mailer, 'send' | 'connect'>,
    email: string,
    request: FastifyRequest,
  ): Promise<void> {
    const { user, hash } = (await store.findSignIn(email)) ?? {}
    const account = user && (await store.findAccount(user.account_id))
    // not reported in the answer, which would reveal that the address is known
    if (sending.size > mailsAtOnce)
      return void logger.warn('a link to set a password was not mailed: too many at once')
    const cause = { address: request.ip, browser: passwords.browserOf(request, email, hash) }
    if (!(await limits.mayMail(email, cause))) return
    if (user === undefined || account?.suspended_at !== null) {
      await makeLinkOfNobody(store, now())
      return by.connect()
    }
    const link = await makePasswordLink(store, { user_id: user.id, hours: linkHours.forgotten, now: now() })
    const content = mailOf(
      {
        subject: { code: 'mail.password.subject' },
        text: { code: 'mail.password.link', params: { url: urlOf(setPasswordPath(link)) } },
      },
      (languages.find(account.language) ?? request.language).write,
    )
    await by.send({ to: email, ...content }).catch(async error => {
      await limits.forgive(email, cause)
      throw error
    })
  }
}

const forgotPage = (
  href: DashboardUrl,
  { token, wrong, email = '' }: { token: string; wrong?: Html; email?: string },
) =>
  page({
    href,
    title: t('forgotten.title'),
    isNarrow: true,
    content: html`${wrong !== undefined && notice('wrong', wrong)}
<p>${t('forgotten.text')}</p>
<form method="post" action="${href('/forgot-password')}" class="stack">${formToken(token)}
<label>${t('dashboard.email')} <input name="email" type="email" value="${email}" autocomplete="username" maxlength="254" required autofocus></label>
<button type="submit" class="primary">${t('forgotten.mail_link')}</button>
</form>
<p><a href="${href('/sign-in')}">${t('sign_in.back')}</a></p>`,
  })

const sentPage = (href: DashboardUrl, email: string) =>
  page({
    href,
    title: t('forgotten.sent'),
    isNarrow: true,
    content: html`<p>${t('forgotten.sent_text', { email })}</p>
<p><a href="${href('/sign-in')}">${t('sign_in.back')}</a></p>`,
  })

const noMailPage = (href: DashboardUrl) =>
  page({
    href,
    title: t('forgotten.title'),
    isNarrow: true,
    content: html`<p>${t('forgotten.no_mail')}</p>
<p><a href="${href('/sign-in')}">${t('sign_in.back')}</a></p>
<details><summary>${t('sign_in.operator')}</summary><p>${t('forgotten.operator_text', { reset: html`<code>npm run service -- users reset-password</code>`, set: html`<code>accounts set-password</code>`, smtp: html`<code>SMTP_URL</code>`, from: html`<code>MAIL_FROM</code>` })}</p></details>`,
  })
