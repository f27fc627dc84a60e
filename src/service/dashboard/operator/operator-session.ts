import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { byOperatorNamed } from '../../accounts/origins.ts'
import { longestPassword } from '../../accounts/password.ts'
import { forgetBefore, hashOf, isOver, isToken, isUseNews, makeToken } from '../../accounts/sessions.ts'
import { addressList } from '../../limits/address-list.ts'
import type { Operator, OperatorStore } from '../../store/operators.ts'
import { type Html, html, type Text } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page } from '../html/page.ts'
import { failurePage, sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import { codeFaults } from '../session/code-field.ts'
import type { Cookie } from '../session/cookies.ts'
import type { PasswordChecks } from '../session/password-checks.ts'
import { formOf, formRefusal, isOwnForm, openForm } from '../session/require-session.ts'
import type { SecondFactorChecks } from '../session/second-factor-checks.ts'
import { codePage } from '../session/sign-in.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the operator's session; null on every other route */
    operator: OperatorVisit | null
  }
}

/** A signed-in operator, and the token from which CSRF tokens are derived. */
export interface OperatorVisit {
  name: string
  token: string
}

export interface OperatorSessionDeps {
  store: OperatorStore
  operatorCookie: Cookie
  formCookie: Cookie
  operatorPasswords: PasswordChecks<Operator>
  operatorCodes: SecondFactorChecks<Operator>
  href: DashboardUrl
  now: () => Date
}

export const operatorOf = ({ operator }: FastifyRequest): OperatorVisit => {
  if (operator === null) throw new AppError('internal')
  return operator
}

/** Answers 404 to addresses that are not on the list, such as `loopback,10.0.0.0/8`. */
export function requireOperatorAddress(pages: FastifyInstance, addresses: string): void {
  const isAllowed = addressList(addresses)
  pages.addHook('onRequest', async request => {
    if (!isAllowed(request.ip)) throw new AppError('not_found')
  })
}

/** Redirects requests without a session of an operator, and rejects forms without a valid CSRF token. */
export function requireOperator(pages: FastifyInstance, deps: OperatorSessionDeps): void {
  const { store, operatorCookie, href, now } = deps
  pages.addHook('onRequest', async (request, reply) => {
    const token = operatorCookie.read(request)
    const session = isToken(token) ? await store.findOperatorSession(hashOf(token)) : undefined
    if (token === undefined || session === undefined || isOver(session, now()))
      return reply.redirect(href('/operator/sign-in'), 303)
    if (isUseNews(session, now())) await store.recordOperatorSessionUse(hashOf(token), now().toISOString())
    request.operator = { name: session.name, token }
    return
  })
  pages.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || isOwnForm(request, operatorOf(request).token)) return
    const detail = t('dashboard.failed.form_detail')
    return sendPage(reply, failurePage(href, { title: t('dashboard.failed.form'), detail }), 403)
  })
}

/** The operator's sign-in; 404 until a command has added an operator. */
export function addOperatorSignIn(pages: FastifyInstance, deps: OperatorSessionDeps): void {
  const { store, formCookie, operatorPasswords, operatorCodes, href } = deps

  pages.addHook('preHandler', async () => {
    if ((await store.listOperators()).length === 0) throw new AppError('not_found')
  })

  pages.get('/dashboard/operator/sign-in', async (request, reply) => {
    const { token } = openForm(request, reply, formCookie)
    return sendPage(reply, signInPage(href, { token }))
  })

  pages.post('/dashboard/operator/sign-in', async (request, reply) => {
    const { token, isOwn } = openForm(request, reply, formCookie)
    const { name = '', password = '' } = formOf(request)
    const again = (status: number, wrong: Text) =>
      sendPage(reply, signInPage(href, { token, wrong, name: name.slice(0, 100) }), status)
    if (!isOwn) return again(403, formRefusal)
    if (name.length > 100 || password.length > longestPassword) return again(401, refusal)
    const checked = await operatorPasswords.check(request, name, password)
    if (checked.is === 'delayed') {
      void reply.header('retry-after', checked.seconds)
      return again(429, checked.text)
    }
    if (checked.is === 'wrong') return again(401, refusal)
    operatorPasswords.rememberBrowser(reply, name, checked.found.hash)
    if ((await store.operatorFactors.findSecondFactor(name)) !== undefined)
      return sendPage(
        reply,
        codePage(href, { ...ofCodes, token, ticket: operatorCodes.ticketFor(checked.found, token) }),
      )
    return (await begin(request, reply, checked.found)) ? reply : again(401, refusal)
  })

  pages.post('/dashboard/operator/sign-in/code', async (request, reply) => {
    const { token, isOwn } = openForm(request, reply, formCookie)
    const { ticket = '', code = '' } = formOf(request)
    const found = isOwn ? await operatorCodes.readTicket(ticket, token) : undefined
    const factor = found && (await store.operatorFactors.findSecondFactor(found.name))
    const restart = () =>
      sendPage(
        reply,
        signInPage(href, { token, wrong: 'It took too long, or the password was changed. Sign in again.' }),
        401,
      )
    if (found === undefined || factor === undefined) return restart()
    const checked = await operatorCodes.check(factor, code)
    if (checked !== 'right') {
      const status = checked === 'wrong' ? 401 : 429
      return sendPage(
        reply,
        codePage(href, { ...ofCodes, token, ticket, wrong: codeFaults[checked] }),
        status,
      )
    }
    return (await begin(request, reply, found)) ? reply : restart()
  })

  /** @returns false if the operator was removed or the password changed meanwhile; no reply is sent then */
  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, hash }: Operator,
  ): Promise<boolean> {
    if ((await beginOperatorSession(deps, request, reply, { name, hash })) === undefined) return false
    request.log.info({ operator: name }, 'an operator signed in')
    reply.redirect(href('/operator'), 303)
    return true
  }
}

const ofCodes = {
  path: '/operator/sign-in',
  help: 'Without your device and your recovery codes, ask another operator, or use the command operators remove-codes.',
} as const

/** @returns the token; `undefined` if the operator was removed or the password changed meanwhile */
export async function beginOperatorSession(
  { store, operatorCookie, now }: Pick<OperatorSessionDeps, 'store' | 'operatorCookie' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, hash: verified }: Pick<Operator, 'name' | 'hash'>,
): Promise<string | undefined> {
  const token = makeToken()
  const at = now().toISOString()
  const session = { name, created_at: at, last_seen_at: at }
  const origin = byOperatorNamed(name, request.ip, now())
  const of = { verified, forgetBefore: forgetBefore(now()), origin }
  if (!(await store.addOperatorSession(hashOf(token), session, of))) return undefined
  operatorCookie.set(reply, token)
  return token
}

export function addOperatorSignOut(pages: FastifyInstance, deps: OperatorSessionDeps): void {
  const { store, operatorCookie, href } = deps
  pages.post('/dashboard/operator/sign-out', async (request, reply) => {
    await store.endOperatorSession(hashOf(operatorOf(request).token))
    operatorCookie.clear(reply)
    return reply.redirect(href('/operator/sign-in'), 303)
  })
}

const refusal = 'The name or the password is wrong.'

const signInPage = (
  href: DashboardUrl,
  { token, wrong, name = '' }: { token: string; wrong?: Text; name?: string },
): Html =>
  page({
    href,
    title: 'Operator',
    isNarrow: true,
    content: html`${wrong !== undefined && notice('wrong', wrong)}
<form method="post" action="${href('/operator/sign-in')}" class="stack">${formToken(token)}
<label>Name <input name="name" value="${name}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required autofocus></label>
<label>Password <input name="password" type="password" autocomplete="current-password" maxlength="${longestPassword}" required></label>
<button type="submit" class="primary">Sign in</button>
</form>
<p class="quiet">For whoever runs this service. Customers <a href="${href('/sign-in')}">sign in here</a>.</p>`,
  })
