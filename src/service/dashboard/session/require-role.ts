import type { FastifyInstance } from 'fastify'
import { includesRole, type Role } from '../../store/users.ts'
import type { DashboardUrl } from '../html/page.ts'
import { failurePage, sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import { sessionOf } from './require-session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** minimum role for a dashboard route; by default everybody reads and only owners change */
    role?: Role
  }
}

/** For routes of keys. */
export const forDevelopers = { config: { role: 'developer' } } as const
/** For pages and changes of owners only. */
export const forOwners = { config: { role: 'owner' } } as const
/** For routes of every user, such as signing out. */
export const forEverybody = { config: { role: 'read-only' } } as const

/** Rejects requests that the role of the signed-in user does not allow. */
export function requireRole(pages: FastifyInstance, href: DashboardUrl): void {
  pages.addHook('preHandler', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const needed = request.routeOptions.config.role ?? (isRead ? 'read-only' : 'owner')
    if (includesRole(sessionOf(request).user.role, needed)) return
    const detail = t('dashboard.failed.role_detail')
    return sendPage(reply, failurePage(href, { title: t('dashboard.failed.role'), detail }), 403)
  })
}
