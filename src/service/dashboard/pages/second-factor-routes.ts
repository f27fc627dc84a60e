import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { byDashboard } from '../../accounts/origins.ts'
import { confirmSecret, isSecret, newSecret } from '../../accounts/second-factor.ts'
import type { SecondFactorStore } from '../../store/second-factors.ts'
import type { DashboardStore } from '../../store/store.ts'
import type { DashboardUrl } from '../page.ts'
import { sendPage } from '../send-page.ts'
import { codeFaults } from '../session/code-field.ts'
import type { Cookie } from '../session/cookies.ts'
import type { PasswordChecks } from '../session/password-checks.ts'
import { forEverybody } from '../session/require-role.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import type { SecondFactorChecks } from '../session/second-factor-checks.ts'
import { beginSession } from '../session/sessions.ts'
import { recoveryCodesPage, setUpPage, turnOffPage } from './second-factor-pages.ts'
import { nameOf } from './user-pages.ts'

export interface SecondFactorRouteParts {
  store: DashboardStore & SecondFactorStore
  sessionCookie: Cookie
  passwords: PasswordChecks
  codes: SecondFactorChecks
  href: DashboardUrl
  now: () => Date
}

/** One-time codes of the signed-in user. Each change asks for the password, so that an open window is not enough. */
export function addSecondFactorPages(pages: FastifyInstance, parts: SecondFactorRouteParts): void {
  const { store, sessionCookie, passwords, codes, href, now } = parts

  pages.get('/dashboard/profile/second-factor', async (request, reply) =>
    sendPage(reply, setUpPage({ href, session: sessionOf(request), secret: newSecret() })),
  )

  pages.post('/dashboard/profile/second-factor', forEverybody, async (request, reply) => {
    const session = sessionOf(request)
    const { secret = '', code = '' } = formOf(request)
    const made = confirmSecret(session.user.id, { secret, code, now: now() })
    if (made === undefined) {
      // The form never sends an invalid secret.
      const shown = isSecret(secret) ? secret : newSecret()
      return sendPage(reply, setUpPage({ href, session, secret: shown, wrongCode: codeFaults.wrong }), 422)
    }
    const verified = await verify(request, reply)
    if (verified.is !== 'right')
      return sendPage(reply, setUpPage({ href, session, secret, ...verified.shown }), verified.status)
    await store.setSecondFactor(made.factor, made.recoveryHashes, originOf(request))
    const token = await begin(request, reply, verified.hash)
    if (token === undefined) return reply.redirect(href('/sign-in?why=ended'), 303)
    return sendPage(
      reply,
      recoveryCodesPage({ href, session: { ...session, token }, codes: made.recoveryCodes }),
    )
  })

  pages.get('/dashboard/profile/second-factor/remove', async (request, reply) =>
    sendPage(reply, turnOffPage({ href, session: sessionOf(request) })),
  )

  pages.post('/dashboard/profile/second-factor/remove', forEverybody, async (request, reply) => {
    const session = sessionOf(request)
    const factor = await store.findSecondFactor(session.user.id)
    if (factor === undefined) return reply.redirect(href('/profile'), 303)
    const verified = await verify(request, reply)
    if (verified.is !== 'right')
      return sendPage(reply, turnOffPage({ href, session, ...verified.shown }), verified.status)
    const checked = await codes.check(factor, formOf(request).code ?? '')
    if (checked !== 'right') {
      const status = checked === 'wrong' ? 422 : 429
      return sendPage(reply, turnOffPage({ href, session, wrongCode: codeFaults[checked] }), status)
    }
    await store.removeSecondFactor(session.user.id, originOf(request))
    const token = await begin(request, reply, verified.hash)
    return reply.redirect(href(token === undefined ? '/sign-in?why=ended' : '/profile?done=codes'), 303)
  })

  /** The password of the form. */
  async function verify(request: FastifyRequest, reply: FastifyReply): Promise<Verified> {
    const { password = '' } = formOf(request)
    const checked = await passwords.check(request, nameOf(sessionOf(request).user), password)
    if (checked.is === 'right') return { is: 'right', hash: checked.found.hash }
    if (checked.is === 'wrong')
      return { is: 'not right', status: 422, shown: { wrongPassword: 'This is not your password.' } }
    void reply.header('retry-after', checked.seconds)
    return { is: 'not right', status: 429, shown: { wrong: checked.text } }
  }

  /** The change ended this session too. */
  async function begin(request: FastifyRequest, reply: FastifyReply, verified: string) {
    const { user } = sessionOf(request)
    const token = await beginSession(store, { user, verified, address: request.ip, now: now() })
    if (token !== undefined) sessionCookie.set(reply, token)
    return token
  }

  const originOf = (request: FastifyRequest) => byDashboard(sessionOf(request).user.id, request.ip, now())
}

type Verified =
  | { is: 'right'; hash: string }
  | { is: 'not right'; status: number; shown: { wrong?: string; wrongPassword?: string } }
