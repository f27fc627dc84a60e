import type { FastifyReply, FastifyRequest } from 'fastify'
import { byDashboard } from '../../accounts/origins.ts'
import { beginSession } from '../../accounts/sessions.ts'
import type { SecondFactorStore } from '../../store/second-factors.ts'
import type { DashboardStore } from '../../store/store.ts'
import { type DashboardUrl, page } from '../html/page.ts'
import type { Cookie } from '../session/cookies.ts'
import { forEverybody } from '../session/require-role.ts'
import { sessionOf } from '../session/require-session.ts'
import type { Confirmation } from './confirmation.ts'
import type { FactorOwner } from './second-factor-routes.ts'
import { nameOf } from './user-pages.ts'

/** One-time codes of the signed-in user. */
export function userFactor(deps: {
  store: DashboardStore & SecondFactorStore
  sessionCookie: Cookie
  confirmation: Confirmation
  href: DashboardUrl
  now: () => Date
}): FactorOwner {
  const { store, sessionCookie, confirmation, href, now } = deps
  const paths = {
    ...{ factor: '/profile/second-factor', back: '/profile' },
    ...{ done: '/profile?done=codes', signIn: '/sign-in?why=ended' },
  }
  return {
    ...{ factors: store, confirmation, paths, options: forEverybody },
    ownerOf: request => sessionOf(request).user.id,
    originOf: request => byDashboard(sessionOf(request).user.id, request.ip, now()),
    frameOf(request, token = sessionOf(request).token) {
      const session = { ...sessionOf(request), token }
      const label = nameOf(session.user)
      return { href, token, label, paths, page: (title, content) => page({ href, session, title, content }) }
    },
    async begin(request: FastifyRequest, reply: FastifyReply, verified: string) {
      const { user } = sessionOf(request)
      const token = await beginSession(store, { user, verified, address: request.ip, now: now() })
      if (token !== undefined) sessionCookie.set(reply, token)
      return token
    },
  }
}
