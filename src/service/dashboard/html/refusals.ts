import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { DashboardUrl } from './page.ts'
import { failurePage, sendPage } from './send-page.ts'
import { t } from './texts.ts'

/** Errors of concurrent changes; the API does not return them. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'key_not_active',
  'key_rotated',
  'account_deleted',
  'account_not_suspended',
  'plan_exists',
  'email_taken',
  'last_owner',
  'too_many_webhooks',
])

export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && refusals.has(error.code)

/** Answers such errors with 409 and the text of the commands; rethrows all others. */
export function answerRefusals(pages: FastifyInstance, href: DashboardUrl): void {
  pages.setErrorHandler((error, _request, reply) => {
    if (!isRefusal(error)) throw error
    const detail = t('dashboard.failed.refused_because', { reason: error.reason })
    return sendPage(reply, failurePage(href, { title: t('dashboard.failed.refused'), detail }), 409)
  })
}
