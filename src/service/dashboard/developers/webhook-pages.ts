import { includesRole } from '../../store/users.ts'
import {
  type Delivery,
  type NewWebhook,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
} from '../../store/webhook-store.ts'
import { type Html, html } from '../html/html.ts'
import {
  copyField,
  type DashboardUrl,
  formToken,
  kindChip,
  notice,
  page,
  type Row,
  type Shown,
  table,
} from '../html/page.ts'
import { t, time } from '../html/texts.ts'

/** Submitted field values. */
export interface WebhookForm {
  url: string
  mode: string
  events: readonly WebhookEvent[]
  wrong: Partial<Record<'url' | 'mode' | 'events', Html>>
}

export const emptyWebhookForm: WebhookForm = { url: '', mode: 'test', events: webhookEvents, wrong: {} }

const eventTexts: Record<WebhookEvent, Html> = {
  'invoice.generated': t('webhooks_page.event.generated'),
  'invoice.failed': t('webhooks_page.event.failed'),
  'spending.warning': t('webhooks_page.event.warning'),
  'spending.cap_reached': t('webhooks_page.event.cap'),
}

const mayChange = ({ session }: Shown): boolean => includesRole(session.user.role, 'developer')

interface WebhooksPage extends Shown {
  webhooks: readonly Webhook[]
  /** unique per form, so that a repeated submission creates no second endpoint */
  formId: string
  form: WebhookForm
}

export const webhooksPage = (props: WebhooksPage): Html =>
  page({
    ...props,
    title: t('dashboard.webhooks'),
    section: '/webhooks',
    content: html`<p>${t('webhooks_page.text', { standard: html`<a href="https://www.standardwebhooks.com/">Standard Webhooks</a>` })}</p>
${mayChange(props) && createForm(props)}
<section><h2>${t('webhooks_page.yours')}</h2>
${
  props.webhooks.length === 0
    ? html`<p class="empty">${t('webhooks_page.none')}</p>`
    : table(
        t('webhooks_page.yours'),
        [
          t('webhooks_page.url'),
          t('dashboard.kind'),
          t('webhooks_page.events'),
          t('dashboard.state'),
          t('dashboard.created'),
        ],
        props.webhooks.map(webhook => webhookRow(props.href, webhook)),
      )
}
</section>`,
  })

const createForm = ({ href, session, formId, form: { url, mode, events, wrong } }: WebhooksPage): Html =>
  html`<section aria-labelledby="create"><h2 id="create">${t('webhooks_page.add')}</h2>
<form method="post" action="${href('/webhooks')}" class="columns">${formToken(session.token)}
<input type="hidden" name="form_id" value="${formId}">
<label>${t('webhooks_page.url')} <input name="url" type="url" value="${url}" maxlength="1000" required autocomplete="off" aria-describedby="url-note"${
    wrong.url !== undefined && html` aria-invalid="true" autofocus`
  }><span id="url-note" class="${wrong.url === undefined ? 'quiet' : 'wrong'}">${
    wrong.url ?? t('webhooks_page.url_note')
  }</span></label>
<fieldset><legend>${t('dashboard.kind')}</legend>
<label class="choice"><input type="radio" name="mode" value="test"${mode === 'test' && html` checked`}> ${t('webhooks_page.kind_test')}</label>
<label class="choice"><input type="radio" name="mode" value="live"${mode === 'live' && html` checked`}> ${t('webhooks_page.kind_live')}</label>
${wrong.mode !== undefined && html`<span class="wrong">${wrong.mode}</span>`}
</fieldset>
<fieldset><legend>${t('webhooks_page.events')}</legend>
${webhookEvents.map(
  event =>
    html`<label class="choice"><input type="checkbox" name="${event}"${events.includes(event) && html` checked`}> ${eventTexts[event]}</label>`,
)}${wrong.events !== undefined && html`<span class="wrong">${wrong.events}</span>`}
</fieldset>
<button type="submit" class="primary">${t('webhooks_page.add_button')}</button>
</form></section>`

const webhookRow = (
  href: DashboardUrl,
  { id, url, mode, events, set_aside_until, created_at }: Webhook,
): Row => [
  html`<a href="${href(`/webhooks/${id}`)}">${url}</a>`,
  kindChip(mode),
  eventList(events),
  set_aside_until === null
    ? html`${t('webhooks_page.active')}`
    : t('webhooks_page.no_answer', { time: time(set_aside_until) }),
  time(created_at),
]

const eventList = (events: readonly WebhookEvent[]): Html =>
  html`${events.map((event, index) => html`${index > 0 && html`<br>`}<code>${event}</code>`)}`

/** The only page that shows the secret. */
export const newWebhookPage = ({
  webhook,
  secret,
  ...shown
}: Shown & { webhook: NewWebhook; secret: string }): Html =>
  page({
    ...shown,
    title: t('webhooks_page.new'),
    content: html`${notice('hint', t('webhooks_page.copy_now'))}
<dl class="facts"><dt>${t('webhooks_page.url')}</dt><dd>${webhook.url}</dd><dt>${t('dashboard.kind')}</dt><dd>${kindChip(webhook.mode)}</dd></dl>
${copyField('secret', t('webhooks_page.secret'), secret)}
<p class="quiet">${t('webhooks_page.secret_note')}</p>
<p><a class="button" href="${shown.href(`/webhooks/${webhook.id}`)}">${t('keys_page.copied')}</a></p>`,
  })

export const webhookExistsPage = (shown: Shown): Html =>
  page({
    ...shown,
    title: t('webhooks_page.made_before'),
    content: html`<p>${t('webhooks_page.made_before_text')}</p>
<p><a class="button" href="${shown.href('/webhooks')}">${t('webhooks_page.back')}</a></p>`,
  })

export function webhookPage({
  webhook,
  deliveries,
  ...shown
}: Shown & { webhook: Webhook; deliveries: readonly Delivery[] }): Html {
  const { id, url, mode, events, created_at } = webhook
  const { href } = shown
  return page({
    ...shown,
    title: t('webhooks_page.endpoint'),
    content: html`${webhook.set_aside_until !== null && setAsideNotice(shown, webhook)}
<dl class="facts"><dt>${t('webhooks_page.url')}</dt><dd>${url}</dd><dt>${t('dashboard.kind')}</dt><dd>${kindChip(mode)}</dd><dt>${t('webhooks_page.events')}</dt><dd>${eventList(events)}</dd><dt>${t('dashboard.created')}</dt><dd>${time(created_at)}</dd></dl>
<p class="actions"><a class="button" href="${href('/webhooks')}">${t('webhooks_page.all')}</a>${
      mayChange(shown) &&
      html`<a class="button" href="${href(`/webhooks/${id}/remove`)}">${t('webhooks_page.remove')}</a>`
    }</p>
<section><h2>${t('webhooks_page.deliveries')}</h2>
<p>${t('webhooks_page.deliveries_text')}</p>
${
  deliveries.length === 0
    ? html`<p class="empty">${t('webhooks_page.nothing_sent')}</p>`
    : table(
        t('webhooks_page.deliveries_list'),
        [
          t('webhooks_page.delivery'),
          t('webhooks_page.event'),
          t('dashboard.created'),
          t('dashboard.state'),
          t('webhooks_page.tries'),
          t('webhooks_page.last_answer'),
        ],
        deliveries.map(delivery => deliveryRow(shown, delivery)),
      )
}
</section>`,
  })
}

const setAsideNotice = (shown: Shown, { id, unanswered, set_aside_until }: Webhook): Html =>
  html`${notice('wrong', t('webhooks_page.set_aside', { tries: unanswered }))}
<p>${set_aside_until !== null && t('webhooks_page.next_try', { time: time(set_aside_until) })}</p>
${
  mayChange(shown) &&
  html`<form method="post" action="${shown.href(`/webhooks/${id}/resume`)}" class="actions">${formToken(shown.session.token)}<button type="submit">${t('webhooks_page.try_now')}</button></form>`
}`

const stateTexts: Record<Delivery['status'], Html> = {
  pending: t('webhooks_page.pending'),
  delivered: t('webhooks_page.delivered'),
  failed: t('webhooks_page.given_up'),
}

const deliveryRow = (shown: Shown, delivery: Delivery): Row => [
  html`<code>${delivery.id}</code>`,
  html`<code>${delivery.event}</code>`,
  time(delivery.created_at),
  html`${stateTexts[delivery.status]}${
    delivery.status === 'pending' &&
    delivery.next_attempt_at !== null &&
    html`<br>${t('webhooks_page.next', { time: time(delivery.next_attempt_at) })}`
  }${delivery.status !== 'pending' && mayChange(shown) && redeliverForm(shown, delivery)}`,
  html`${delivery.attempts}`,
  delivery.attempted_at === null
    ? html`–`
    : html`<code>${delivery.answer_status ?? delivery.failure ?? ''}</code> ${time(delivery.attempted_at)}`,
]

const redeliverForm = ({ href, session }: Shown, { id, webhook_id }: Delivery): Html =>
  html`<form method="post" action="${href(`/webhooks/${webhook_id}/redeliver`)}">${formToken(session.token)}
<input type="hidden" name="delivery" value="${id}"><button type="submit">${t('webhooks_page.send_again')}<span class="unseen"> ${id}</span></button></form>`

export const removeWebhookPage = ({ webhook, ...shown }: Shown & { webhook: Webhook }): Html =>
  page({
    ...shown,
    title: t('webhooks_page.remove_title'),
    content: html`<p>${kindChip(webhook.mode)} ${webhook.url}</p>
<p>${t('webhooks_page.remove_text')}</p>
<form method="post" action="${shown.href(`/webhooks/${webhook.id}/remove`)}" class="actions">${formToken(shown.session.token)}
<a class="button" href="${shown.href(`/webhooks/${webhook.id}`)}">${t('dashboard.cancel')}</a>
<button type="submit" class="danger">${t('webhooks_page.remove_button')}</button></form>`,
  })
