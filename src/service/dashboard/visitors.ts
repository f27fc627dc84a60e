import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/app-error.ts'
import type { DashboardStore } from '../store/dashboard-store.ts'
import type { Cookie } from './cookies.ts'
import type { At, Visitor } from './page.ts'
import { failurePage, sendPage } from './send-page.ts'
import { accountOfSession, isFormTokenOf, isToken } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** who is signed in to the dashboard; null on every other route */
    visitor: Visitor | null
  }
}

export interface VisitorParts {
  store: DashboardStore
  sessionCookie: Cookie
  at: At
  now: () => Date
}

/** Lets in whoever is signed in, and refuses a form that no page of theirs has sent. */
export function admitVisitors(pages: FastifyInstance, parts: VisitorParts): void {
  const { store, sessionCookie, at, now } = parts

  pages.addHook('onRequest', async (request, reply) => {
    const token = sessionCookie.read(request)
    const account = isToken(token) ? await accountOfSession(store, token, now()) : undefined
    if (account !== undefined && token !== undefined) {
      request.visitor = { account, token }
      return
    }
    const why = request.method === 'POST' ? '?why=form' : token === undefined ? '' : '?why=ended'
    return reply.redirect(at(`/sign-in${why}`), 303)
  })
  pages.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && !isOwnForm(request, visitorOf(request).token)) {
      return refuseForm(reply, at)
    }
  })
}

export function visitorOf({ visitor }: FastifyRequest): Visitor {
  if (visitor === null) throw new AppError('internal')
  return visitor
}

export const isOwnForm = (request: FastifyRequest, token: string): boolean =>
  isFormTokenOf(token, formOf(request).form_token ?? '')

const refuseForm = (reply: FastifyReply, at: At): FastifyReply =>
  sendPage(
    reply,
    failurePage(at, {
      title: 'This form is out of date',
      detail:
        'It was made for another sign-in. Nothing was changed. Open the page again and send it from there.',
    }),
    403,
  )

/** The fields of a form, as text; empty for whatever is none. */
export function formOf({ body }: FastifyRequest): Record<string, string> {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {}
}
