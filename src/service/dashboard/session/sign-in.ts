import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { longestPassword } from '../../accounts/password.ts'
import { beginSession } from '../../accounts/sessions.ts'
import { signInName } from '../../accounts/user-email.ts'
import type { SecondFactorStore } from '../../store/second-factors.ts'
import { type AccountStore, type DashboardStore, defaultAccount } from '../../store/store.ts'
import type { UserWithPassword } from '../../store/users.ts'
import { type Html, html, type Text } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import { codeFaults, codeField } from './code-field.ts'
import type { Cookie } from './cookies.ts'
import type { NextPage } from './next-page.ts'
import type { PasswordChecks } from './password-checks.ts'
import { formOf, formRefusal, openForm } from './require-session.ts'
import type { SecondFactorChecks } from './second-factor-checks.ts'

export interface SignInDeps {
  store: DashboardStore &
    Pick<AccountStore, 'findAccount' | 'isOnlyAccount'> &
    Pick<SecondFactorStore, 'findSecondFactor'>
  sessionCookie: Cookie
  formCookie: Cookie
  passwords: PasswordChecks
  codes: SecondFactorChecks
  nextPage: NextPage
  /** whether the page links to the sign-up */
  isSignUpOpen: boolean
  href: DashboardUrl
  now: () => Date
}

/** Longer names are rejected unseen. */
const longestName = 254

const reasons: Record<string, Html> = {
  ended: t('sign_in.why.ended'),
  form: t('sign_in.why.form'),
  out: t('sign_in.why.out'),
  code: t('sign_in.why.code'),
  password: t('sign_in.why.password'),
  connect: t('sign_in.why.connect'),
}

export function addSignIn(pages: FastifyInstance, deps: SignInDeps): void {
  const { store, sessionCookie, formCookie, passwords, codes, nextPage, isSignUpOpen, href, now } = deps

  pages.get<{ Querystring: { why?: unknown } }>('/dashboard/sign-in', async (request, reply) => {
    const { token } = openForm(request, reply, formCookie)
    const asked = typeof request.query.why === 'string' ? request.query.why : ''
    const why = reasons[asked] ?? (nextPage.isConnect(request) ? reasons.connect : undefined)
    // with several accounts, customers sign in by e-mail address
    const account = (await store.isOnlyAccount(defaultAccount)) ? defaultAccount : ''
    return sendPage(reply, signInPage(href, { token, hint: why, account, isSignUpOpen }))
  })

  pages.post('/dashboard/sign-in', async (request, reply) => {
    const { token, isOwn } = openForm(request, reply, formCookie)
    const { account = '', password = '' } = formOf(request)
    const again = (status: number, wrong: Html) =>
      sendPage(
        reply,
        signInPage(href, { token, wrong, account: account.slice(0, longestName), isSignUpOpen }),
        status,
      )

    if (!isOwn) return again(403, formRefusal)
    if (account === '' || password === '') return again(422, t('sign_in.empty'))
    if (account.length > longestName || password.length > longestPassword) return again(401, refusal)
    const name = signInName(account)
    const checked = await passwords.check(request, name, password)
    if (checked.is === 'delayed') {
      void reply.header('retry-after', checked.seconds)
      return again(429, checked.text)
    }
    if (checked.is === 'wrong') return again(401, refusal)
    const { user, hash } = checked.found
    passwords.rememberBrowser(reply, name, hash)
    if ((await store.findSecondFactor(user.id)) !== undefined)
      return sendPage(reply, codePage(href, { token, ticket: codes.ticketFor(checked.found, token) }))
    const state = await begin(request, reply, checked.found)
    return state === 'changed' ? again(401, refusal) : answer(request, reply, state)
  })

  pages.post('/dashboard/sign-in/code', async (request, reply) => {
    const { token, isOwn } = openForm(request, reply, formCookie)
    const { ticket = '', code = '' } = formOf(request)
    const found = isOwn ? await codes.readTicket(ticket, token) : undefined
    const factor = found && (await store.findSecondFactor(found.user.id))
    if (found === undefined || factor === undefined) return reply.redirect(href('/sign-in?why=code'), 303)
    const checked = await codes.check(factor, code)
    if (checked !== 'right') {
      const status = checked === 'wrong' ? 401 : 429
      return sendPage(reply, codePage(href, { token, ticket, wrong: codeFaults[checked] }), status)
    }
    const state = await begin(request, reply, found)
    return state === 'changed'
      ? reply.redirect(href('/sign-in?why=code'), 303)
      : answer(request, reply, state)
  })

  /** Returns a state instead of the reply, because awaiting a reply waits until it was sent. */
  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, hash }: UserWithPassword,
  ): Promise<SessionState> {
    const { suspended_at } = (await store.findAccount(user.account_id)) ?? { suspended_at: null }
    if (suspended_at !== null) return 'suspended'
    const session = await beginSession(store, { user, verified: hash, address: request.ip, now: now() })
    if (session === undefined) return 'changed'
    sessionCookie.set(reply, session)
    return 'begun'
  }

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    state: 'begun' | 'suspended',
  ): FastifyReply =>
    state === 'begun'
      ? reply.redirect(href(nextPage.take(request, reply) ?? '/usage'), 303)
      : sendPage(reply, suspendedPage(href), 403)
}

/** `changed`: the user was removed or the password changed meanwhile. */
type SessionState = 'begun' | 'suspended' | 'changed'

const suspendedPage = (href: DashboardUrl) =>
  page({
    href,
    title: t('sign_in.suspended'),
    isNarrow: true,
    content: html`<p>${t('sign_in.suspended_text')}</p><p><a href="${href('/sign-in')}">${t('sign_in.back')}</a></p>`,
  })

interface CodePage {
  token: string
  ticket: string
  wrong?: Html
  /** path of the sign-in */
  path?: string
  /** who helps without device and recovery codes */
  help?: Text
}

/** The second page of a sign-in. */
export const codePage = (
  href: DashboardUrl,
  { token, ticket, wrong, path = '/sign-in', help = t('code.help') }: CodePage,
) =>
  page({
    href,
    title: t('code.title'),
    isNarrow: true,
    content: html`<form method="post" action="${href(`${path}/code`)}" class="stack">${formToken(token)}
<input type="hidden" name="ticket" value="${ticket}">
${codeField(t('code.note'), wrong, { hasFocus: true })}
<button type="submit" class="primary">${t('sign_in.title')}</button>
</form>
<p><a href="${href(path)}">${t('sign_in.back')}</a></p>
<p class="quiet">${help}</p>`,
  })

const refusal = t('sign_in.wrong')

function signInPage(href: DashboardUrl, { token, hint, wrong, account, isSignUpOpen }: SignInState) {
  return page({
    href,
    title: t('sign_in.title'),
    isNarrow: true,
    content: html`${hint !== undefined && notice('hint', hint)}
${wrong !== undefined && notice('wrong', wrong)}
<form method="post" action="${href('/sign-in')}" class="stack">${formToken(token)}
<label>${t('sign_in.name')} <input name="account" value="${account}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="${longestName}" required${account === '' && html` autofocus`}></label>
<label>${t('dashboard.password')} <input name="password" type="password" autocomplete="current-password" maxlength="${longestPassword}" required${account !== '' && html` autofocus`}></label>
<button type="submit" class="primary">${t('sign_in.title')}</button>
</form>
<p><a href="${href('/forgot-password')}">${t('sign_in.forgotten')}</a></p>
${isSignUpOpen && html`<p>${t('sign_in.no_account', { link: html`<a href="${href('/sign-up')}">${t('sign_in.create_account')}</a>` })}</p>`}
<p class="quiet">${t('sign_in.hint')}</p>
<details><summary>${t('sign_in.operator')}</summary><p>${t('sign_in.operator_text', { set: html`<code>npm run service -- accounts set-password</code>`, create: html`<code>accounts create</code>` })}</p></details>`,
  })
}

interface SignInState {
  token: string
  hint?: Html | undefined
  wrong?: Html
  /** value of the first field */
  account: string
  isSignUpOpen: boolean
}
