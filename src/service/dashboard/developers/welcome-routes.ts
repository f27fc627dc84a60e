import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { createKey } from '../../accounts/keys.ts'
import { byDashboard } from '../../accounts/origins.ts'
import { billedOf, monthOfTime, oneMonth } from '../../store/ledger-periods.ts'
import type { Store } from '../../store/store.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { forDevelopers } from '../session/require-role.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import { alreadyCreatedPage } from './key-pages.ts'
import { makeFormId, makeKeyOnce } from './show-key-once.ts'
import { welcomePage } from './welcome-page.ts'

export interface WelcomeDeps {
  store: Store
  secret: Uint8Array
  baseUrl: () => string
  price: string | undefined
  href: DashboardUrl
  now: () => Date
}

/** The first page of a new user: the desktop app, a test key, and what a PDF costs. */
export function addWelcomePages(pages: FastifyInstance, deps: WelcomeDeps): void {
  const { store, secret, baseUrl, price, href, now } = deps

  async function send(request: FastifyRequest, reply: FastifyReply, key?: string) {
    const session = sessionOf(request)
    const month = oneMonth(session.account, monthOfTime(now().toISOString()))
    const [plan, sums] = await Promise.all([store.findPlanOf(session.account), store.readSums(month)])
    if (plan === undefined) throw new AppError('not_found')
    const shown = { href, session, baseUrl: baseUrl(), plan, billed: billedOf(sums), price }
    const document = welcomePage({ ...shown, formId: makeFormId(), ...(key !== undefined && { key }) })
    return sendPage(reply, document)
  }

  pages.get('/dashboard/welcome', (request, reply) => send(request, reply))

  pages.post('/dashboard/welcome', forDevelopers, async (request, reply) => {
    const session = sessionOf(request)
    const { account, user } = session
    const { form_id: formId = '' } = formOf(request)
    const origin = byDashboard(user.id, request.ip, now())
    const made = await makeKeyOnce({ store, secret }, { account, formId }, id =>
      createKey(store, {
        mode: 'test',
        name: request.language.write({ code: 'welcome_page.first_key' }),
        origin,
        account,
        id,
      }),
    )
    if (made === undefined) return sendPage(reply, alreadyCreatedPage({ href, session }), 409)
    return send(request, reply, made.key)
  })
}
