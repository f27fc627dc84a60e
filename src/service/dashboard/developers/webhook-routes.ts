import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { byDashboard } from '../../accounts/origins.ts'
import type { Origin } from '../../store/origin.ts'
import type { Store } from '../../store/store.ts'
import { maxWebhooks, type Webhook, webhookEvents } from '../../store/webhook-store.ts'
import { createWebhook } from '../../webhooks/webhook-secrets.ts'
import { type AllowedTargets, parseWebhookUrl } from '../../webhooks/webhook-url.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import { forDevelopers } from '../session/require-role.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import {
  emptyWebhookForm,
  newWebhookPage,
  removeWebhookPage,
  type WebhookForm,
  webhookExistsPage,
  webhookPage,
  webhooksPage,
} from './webhook-pages.ts'

export interface WebhookRouteDeps {
  store: Store
  secret: Uint8Array
  targets: AllowedTargets
  href: DashboardUrl
  now: () => Date
}

const shownDeliveries = 100

export function addWebhookPages(pages: FastifyInstance, deps: WebhookRouteDeps): void {
  const { store, secret, targets, href, now } = deps

  async function sendList(request: FastifyRequest, reply: FastifyReply, form: WebhookForm, status = 200) {
    const session = sessionOf(request)
    const webhooks = await store.listWebhooks(session.account)
    const formId = randomBytes(16).toString('hex')
    return sendPage(reply, webhooksPage({ href, session, webhooks, formId, form }), status)
  }

  pages.get('/dashboard/webhooks', (request, reply) => sendList(request, reply, emptyWebhookForm))

  pages.post('/dashboard/webhooks', forDevelopers, async (request, reply) => {
    const session = sessionOf(request)
    const sent = formOf(request)
    const { url: text = '', mode = '', form_id: formId = '' } = sent
    const events = webhookEvents.filter(event => sent[event] === 'on')
    const url = parseWebhookUrl(text.trim(), targets)
    if (url === undefined || (mode !== 'live' && mode !== 'test') || events.length === 0) {
      const wrong = {
        ...(url === undefined && { url: t('webhooks_page.wrong_url') }),
        ...(mode !== 'live' && mode !== 'test' && { mode: t('dashboard.choose_kind') }),
        ...(events.length === 0 && { events: t('webhooks_page.choose_event') }),
      }
      return sendList(request, reply, { url: text, mode, events, wrong }, 422)
    }
    const { account } = session
    // a repeated submission has the same id and creates no second endpoint
    const digest = createHmac('sha256', secret).update(`webhook ${account} ${formId}`).digest('hex')
    const id = `whk_${digest.slice(0, 20)}`
    if ((await store.findWebhook(id)) !== undefined)
      return sendPage(reply, webhookExistsPage({ href, session }), 409)
    const origin = originOf(request)
    const made = await createWebhook(store, { id, account_id: account, mode, url, events, origin }).catch(
      error => {
        if (error instanceof AppError && error.code === 'too_many_webhooks') return undefined
        throw error
      },
    )
    if (made !== undefined) return sendPage(reply, newWebhookPage({ href, session, ...made }))
    const wrong = { url: t('webhooks_page.too_many', { max: maxWebhooks }) }
    return sendList(request, reply, { url: text, mode, events, wrong }, 422)
  })

  pages.get<OfWebhook>('/dashboard/webhooks/:id', async (request, reply) => {
    const webhook = await ownWebhook(request)
    const deliveries = await store.listDeliveries(webhook.id, shownDeliveries)
    return sendPage(reply, webhookPage({ href, session: sessionOf(request), webhook, deliveries }))
  })

  pages.get<OfWebhook>('/dashboard/webhooks/:id/remove', forDevelopers, async (request, reply) => {
    const webhook = await ownWebhook(request)
    return sendPage(reply, removeWebhookPage({ href, session: sessionOf(request), webhook }))
  })

  pages.post<OfWebhook>('/dashboard/webhooks/:id/remove', forDevelopers, async (request, reply) => {
    const webhook = await ownWebhook(request)
    await store.removeWebhook(webhook.id, originOf(request))
    return reply.redirect(href('/webhooks'), 303)
  })

  pages.post<OfWebhook>('/dashboard/webhooks/:id/redeliver', forDevelopers, async (request, reply) => {
    const webhook = await ownWebhook(request)
    await store.redeliver(webhook.id, formOf(request).delivery ?? '', now().toISOString())
    return reply.redirect(href(`/webhooks/${webhook.id}`), 303)
  })

  pages.post<OfWebhook>('/dashboard/webhooks/:id/resume', forDevelopers, async (request, reply) => {
    const webhook = await ownWebhook(request)
    await store.resumeWebhook(webhook.id, originOf(request))
    return reply.redirect(href(`/webhooks/${webhook.id}`), 303)
  })

  const originOf = (request: FastifyRequest): Origin =>
    byDashboard(sessionOf(request).user.id, request.ip, now())

  async function ownWebhook(request: FastifyRequest<OfWebhook>): Promise<Webhook> {
    const webhook = await store.findWebhook(request.params.id)
    if (webhook?.account_id !== sessionOf(request).account) throw new AppError('not_found')
    return webhook
  }
}

interface OfWebhook {
  Params: { id: string }
}
