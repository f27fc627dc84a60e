import type { FastifyInstance } from 'fastify'
import { isPassword } from '../../accounts/password.ts'
import { signInName } from '../../accounts/user-email.ts'
import { type AccountStore, type DashboardStore, defaultAccount } from '../../store/store.ts'
import type { UserStore, UserWithPassword } from '../../store/users.ts'
import { html } from '../html.ts'
import { type DashboardUrl, formToken, notice, page } from '../page.ts'
import { sendPage } from '../send-page.ts'
import type { Cookie } from './cookies.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { formOf, isOwnForm } from './require-session.ts'
import { createResourcePool } from './resource-pool.ts'
import { beginSession, isToken, makeToken } from './sessions.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import { createSlowQueue } from './slow-queue.ts'

export interface SignInParts {
  store: DashboardStore & Pick<AccountStore, 'findAccount'> & Pick<UserStore, 'findSignIn'>
  sessionCookie: Cookie
  /** binds the sign-in form to one browser, against login CSRF */
  formCookie: Cookie
  /** of browsers in which somebody has signed in before, which guessing by others does not slow down */
  browserCookie: Cookie
  browsers: KnownBrowsers
  limits: SignInLimits
  href: DashboardUrl
  now: () => Date
}

/** Password hashing shares libuv's threads with writing PDFs, so at most two attempts are verified at a time. */
const hashingSlots = [1, 2]
const maxWaitingAttempts = 16

/** Retry-After of an attempt that gave its place in the queue of its account to another. */
const secondsBetweenSlowed = 5

/** Longer fields are rejected unseen. */
const longestField = 254

const reasons: Record<string, string> = {
  ended: 'Your sign-in has ended. Sign in again to go on.',
  form: 'You were signed out, so nothing was changed. Sign in and try again.',
  out: 'You are signed out.',
}

export function addSignIn(pages: FastifyInstance, parts: SignInParts): void {
  const { store, sessionCookie, formCookie, browserCookie, browsers, limits, href, now } = parts
  const pool = createResourcePool(hashingSlots, maxWaitingAttempts)
  const slowed = createSlowQueue()

  /** @returns the user whose password it is */
  async function verify(name: string, password: string): Promise<{ verified: UserWithPassword | undefined }> {
    const slot = await pool.acquire()
    try {
      const kept = await store.findSignIn(name)
      return { verified: (await isPassword(password, kept?.hash)) ? kept : undefined }
    } finally {
      pool.release(slot)
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
    if (account === '' || password === '') return again(422, 'Give your e-mail address and your password.')
    if (account.length > longestField || password.length > longestField) return again(401, refusal)
    const name = signInName(account)
    const storedHash = (await store.findSignIn(name))?.hash
    const browser = browsers.idOf(browserCookie.read(request), name, storedHash)
    const { wait, isSlowed, forgive } = await limits.count({ address: request.ip, name, browser })
    if (wait !== undefined) {
      void reply.header('retry-after', wait)
      return again(429, `Too many tries. Wait ${minutes(wait)} and try again.`)
    }
    const verification = isSlowed ? slowed.run(name, () => verify(name, password)) : verify(name, password)
    const done = await verification.catch(async error => {
      // an attempt that was not verified does not count
      await forgive().catch(() => undefined)
      throw error
    })
    if (done === undefined) {
      await forgive()
      void reply.header('retry-after', secondsBetweenSlowed)
      return again(429, 'Many wrong passwords are being tried for this user. Try again in a few seconds.')
    }
    if (done.verified === undefined) return again(401, refusal)
    await forgive()
    const { user, hash } = done.verified
    browserCookie.set(reply, browsers.tokenFor(name, hash))
    const { suspended_at } = (await store.findAccount(user.account_id)) ?? { suspended_at: null }
    if (suspended_at !== null) return again(403, 'The account is suspended. Ask the operator of the service.')
    const session = await beginSession(store, { user, verified: hash, address: request.ip, now: now() })
    if (session === undefined) return again(401, refusal)
    sessionCookie.set(reply, session)
    return reply.redirect(href('/keys'), 303)
  })
}

const refusal = 'The e-mail address or the password is wrong.'

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
<label>E-mail address or account id <input name="account" value="${account}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="${longestField}" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" maxlength="${longestField}" required autofocus></label>
<button type="submit" class="primary">Sign in</button>
</form>
<p class="quiet">An owner of your account, or whoever runs this service, gave you the password. Without an e-mail address sign in with the id of the account. Nobody needs your API keys.</p>
<details><summary>You run this service</summary><p>The first password was printed when the service was first started. <code>npm run service -- accounts set-password</code> sets another; <code>accounts create</code> makes an account for a customer.</p></details>
</div>`,
  })
}

interface SignInState {
  token: string
  hint?: string | undefined
  wrong?: string
  account?: string
}
