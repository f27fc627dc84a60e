import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { isFormTokenOf, isToken, makeToken, userOfSession } from '../../accounts/sessions.ts'
import type { DashboardStore } from '../../store/store.ts'
import type { UserStore } from '../../store/users.ts'
import type { DashboardSession, DashboardUrl } from '../html/page.ts'
import { failurePage, sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import type { Cookie } from './cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the dashboard session; null on every other route */
    session: DashboardSession | null
  }
}

export interface SessionGuardDeps {
  store: DashboardStore & Pick<UserStore, 'findUser'>
  sessionCookie: Cookie
  href: DashboardUrl
  now: () => Date
}

/** Redirects requests without a session to the sign-in page, and rejects forms without a valid CSRF token. */
export function requireSession(pages: FastifyInstance, deps: SessionGuardDeps): void {
  const { store, sessionCookie, href, now } = deps

  pages.addHook('onRequest', async (request, reply) => {
    const token = sessionCookie.read(request)
    const found = isToken(token) ? await userOfSession(store, token, now()) : undefined
    if (found !== undefined && token !== undefined) {
      request.session = { account: found.user.account_id, ...found, token }
      return
    }
    const why = request.method === 'POST' ? '?why=form' : token === undefined ? '' : '?why=ended'
    return reply.redirect(href(`/sign-in${why}`), 303)
  })
  pages.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && !isOwnForm(request, sessionOf(request).token)) {
      return rejectForm(reply, href)
    }
  })
}

export function sessionOf({ session }: FastifyRequest): DashboardSession {
  if (session === null) throw new AppError('internal')
  return session
}

export const isOwnForm = (request: FastifyRequest, token: string): boolean =>
  isFormTokenOf(token, formOf(request).form_token ?? '')

const rejectForm = (reply: FastifyReply, href: DashboardUrl): FastifyReply =>
  sendPage(
    reply,
    failurePage(href, {
      title: t('dashboard.failed.form'),
      detail: t('dashboard.failed.form_detail'),
    }),
    403,
  )

/** The fields of a posted form; empty for any other body. */
export function formOf({ body }: FastifyRequest): Record<string, string> {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {}
}

/** Error text for a form without session that was not made for this browser. */
export const formRefusal = t('dashboard.failed.form_refused')

/** A form on a page without session, bound to one browser by a cookie against login CSRF. */
interface OpenForm {
  /** from which the CSRF token is derived */
  token: string
  /** whether the posted form was made for this browser */
  isOwn: boolean
}

export function openForm(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): OpenForm {
  const known = cookie.read(request)
  const token = isToken(known) ? known : makeToken()
  cookie.set(reply, token)
  return { token, isOwn: known === token && isOwnForm(request, token) }
}
