import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { byDashboard } from '../../accounts/origins.ts'
import { confirmSecret, isSecret, newSecret } from '../../accounts/second-factor.ts'
import { beginSession } from '../../accounts/sessions.ts'
import type { SecondFactorStore } from '../../store/second-factors.ts'
import type { DashboardStore } from '../../store/store.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { codeFaults } from '../session/code-field.ts'
import type { Cookie } from '../session/cookies.ts'
import { forEverybody } from '../session/require-role.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import type { Confirmation } from './confirmation.ts'
import { recoveryCodesPage, setUpPage, turnOffPage } from './second-factor-pages.ts'

export interface SecondFactorRouteParts {
  store: DashboardStore & SecondFactorStore
  sessionCookie: Cookie
  confirmation: Confirmation
  href: DashboardUrl
  now: () => Date
}

/** One-time codes of the signed-in user. Each change is confirmed, so that an open window is not enough. */
export function addSecondFactorPages(pages: FastifyInstance, parts: SecondFactorRouteParts): void {
  const { store, sessionCookie, confirmation, href, now } = parts

  pages.get('/dashboard/profile/second-factor', async (request, reply) => {
    const replaces = await confirmation.asksForCode(request)
    return sendPage(reply, setUpPage({ href, session: sessionOf(request), secret: newSecret(), replaces }))
  })

  pages.post('/dashboard/profile/second-factor', forEverybody, async (request, reply) => {
    const session = sessionOf(request)
    const { secret = '', code = '' } = formOf(request)
    const replaces = await confirmation.asksForCode(request)
    const made = confirmSecret(session.user.id, { secret, code, now: now() })
    if (made === undefined) {
      // The form never sends an invalid secret.
      const shown = isSecret(secret) ? secret : newSecret()
      return sendPage(
        reply,
        setUpPage({ href, session, secret: shown, replaces, wrongCode: codeFaults.wrong }),
        422,
      )
    }
    const verified = await confirmation.confirm(request, reply, 'present_code')
    if (verified.is !== 'right') {
      const { wrongCode: wrongPresentCode, ...shown } = verified.shown
      const found = { href, session, secret, replaces, wrongPresentCode }
      return sendPage(reply, setUpPage({ ...found, ...shown }), verified.status)
    }
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
    if (!(await confirmation.asksForCode(request))) return reply.redirect(href('/profile'), 303)
    const verified = await confirmation.confirm(request, reply)
    if (verified.is !== 'right')
      return sendPage(reply, turnOffPage({ href, session, ...verified.shown }), verified.status)
    await store.removeSecondFactor(session.user.id, originOf(request))
    const token = await begin(request, reply, verified.hash)
    return reply.redirect(href(token === undefined ? '/sign-in?why=ended' : '/profile?done=codes'), 303)
  })

  /** The change ended this session too. */
  async function begin(request: FastifyRequest, reply: FastifyReply, verified: string) {
    const { user } = sessionOf(request)
    const token = await beginSession(store, { user, verified, address: request.ip, now: now() })
    if (token !== undefined) sessionCookie.set(reply, token)
    return token
  }

  const originOf = (request: FastifyRequest) => byDashboard(sessionOf(request).user.id, request.ip, now())
}
