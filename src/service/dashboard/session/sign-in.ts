import type { FastifyInstance } from 'fastify'
import { type DashboardStore, defaultAccount } from '../../store/store.ts'
import { html } from '../html.ts'
import { type DashboardUrl, formToken, notice, page } from '../page.ts'
import { sendPage } from '../send-page.ts'
import type { Cookie } from './cookies.ts'
import { isPassword } from './password.ts'
import { formOf, isOwnForm } from './require-session.ts'
import { createResourcePool } from './resource-pool.ts'
import { beginSession, isToken, makeToken } from './sessions.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export interface SignInParts {
  store: DashboardStore
  sessionCookie: Cookie
  /** binds the sign-in form to one browser, against login CSRF */
  formCookie: Cookie
  limits: SignInLimits
  href: DashboardUrl
  now: () => Date
}

/** Password hashing shares libuv's threads with writing PDFs, so at most two attempts are verified at a time. */
const hashingSlots = [1, 2]
const maxWaitingAttempts = 16

/** Longer fields are rejected unseen. */
const longestField = 200

const reasons: Record<string, string> = {
  ended: 'Your sign-in has ended. Sign in again to go on.',
  form: 'You were signed out, so nothing was changed. Sign in and try again.',
  out: 'You are signed out.',
}

export function addSignIn(pages: FastifyInstance, parts: SignInParts): void {
  const { store, sessionCookie, formCookie, limits, href, now } = parts
  const pool = createResourcePool(hashingSlots, maxWaitingAttempts)

  async function verify(password: string, kept: string | undefined): Promise<boolean> {
    const slot = await pool.acquire()
    try {
      return await isPassword(password, kept)
    } finally {
      pool.release(slot)
    }
  }

  async function verifyAttempt(address: string, account: string, password: string): Promise<boolean> {
    try {
      return await verify(password, await store.findPassword(account))
    } catch (error) {
      // an attempt that was not verified does not count
      await limits.forgive(address, account).catch(() => undefined)
      throw error
    }
  }

  pages.get<{ Querystring: { why?: unknown } }>('/dashboard/sign-in', async (request, reply) => {
    const token = tokenFor(formCookie.read(request))
    formCookie.set(reply, token)
    const why = typeof request.query.why === 'string' ? reasons[request.query.why] : undefined
    return sendPage(reply, signInPage(href, { token, hint: why }))
  })

  pages.post('/dashboard/sign-in', async (request, reply) => {
    const known = formCookie.read(request)
    const token = tokenFor(known)
    formCookie.set(reply, token)
    const { account = '', password = '' } = formOf(request)
    const again = (status: number, wrong: string) =>
      sendPage(reply, signInPage(href, { token, wrong, account: account.slice(0, longestField) }), status)

    if (known === undefined || !isOwnForm(request, token)) {
      return again(403, 'This form is out of date, or your browser takes no cookies. Try again.')
    }
    if (account === '' || password === '') return again(422, 'Give the account and its password.')
    if (account.length > longestField || password.length > longestField) return again(401, refusal)
    const wait = await limits.countTry(request.ip, account)
    if (wait !== undefined) {
      void reply.header('retry-after', wait)
      return again(429, `Too many tries. Wait ${minutes(wait)} and try again.`)
    }
    const isRight = await verifyAttempt(request.ip, account, password)
    if (!isRight) return again(401, refusal)
    await limits.forgive(request.ip, account)
    sessionCookie.set(reply, await beginSession(store, { account, address: request.ip, now: now() }))
    return reply.redirect(href('/keys'), 303)
  })
}

const refusal = 'The account or the password is wrong.'

const minutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}

const tokenFor = (text: string | undefined) => (isToken(text) ? text : makeToken())

function signInPage(href: DashboardUrl, { token, hint, wrong, account = defaultAccount }: SignInState) {
  return page({
    href,
    title: 'Sign in',
    content: html`<div class="narrow">
${hint !== undefined && notice('hint', hint)}
${wrong !== undefined && notice('wrong', wrong)}
<form method="post" action="${href('/sign-in')}" class="stack">${formToken(token)}
<label>Account <input name="account" value="${account}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="${longestField}" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" maxlength="${longestField}" required autofocus></label>
<button type="submit" class="primary">Sign in</button>
</form>
<p class="quiet">The password was printed when the service was first started. The operator of the service can set another with <code>npm run service -- accounts set-password</code>.</p>
</div>`,
  })
}

interface SignInState {
  token: string
  hint?: string | undefined
  wrong?: string
  account?: string
}
