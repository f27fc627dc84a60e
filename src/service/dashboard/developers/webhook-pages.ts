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
  type DashboardUrl,
  formToken,
  kindChip,
  notice,
  page,
  type Row,
  type Shown,
  table,
  time,
} from '../html/page.ts'

/** Fields as they were sent. */
export interface WebhookForm {
  url: string
  mode: string
  events: readonly WebhookEvent[]
  wrong: Partial<Record<'url' | 'mode' | 'events', string>>
}

export const emptyWebhookForm: WebhookForm = { url: '', mode: 'test', events: webhookEvents, wrong: {} }

const eventTexts: Record<WebhookEvent, string> = {
  'invoice.generated': 'An invoice was generated',
  'invoice.failed': 'A queued invoice failed',
  'spending.warning': 'The warning of the plan was reached (live only)',
  'spending.cap_reached': 'The cap of the plan was reached (live only)',
}

const mayChange = ({ session }: Shown): boolean => includesRole(session.user.role, 'developer')

interface WebhooksPage extends Shown {
  webhooks: readonly Webhook[]
  /** unique per form, so that a form submitted twice makes one endpoint */
  formId: string
  form: WebhookForm
}

export const webhooksPage = (parts: WebhooksPage): Html =>
  page({
    ...parts,
    title: 'Webhooks',
    content: html`<p>An endpoint is a URL of yours that events are posted to, signed as <a href="https://www.standardwebhooks.com/">Standard Webhooks</a> describes.</p>
${mayChange(parts) && createForm(parts)}
<section><h2>Your endpoints</h2>
${
  parts.webhooks.length === 0
    ? html`<p class="empty">No endpoints yet.</p>`
    : table(
        'Your endpoints',
        ['URL', 'Kind', 'Events', 'State', 'Created'],
        parts.webhooks.map(webhook => webhookRow(parts.href, webhook)),
      )
}
</section>`,
  })

const createForm = ({ href, session, formId, form: { url, mode, events, wrong } }: WebhooksPage): Html =>
  html`<section aria-labelledby="create"><h2 id="create">Add an endpoint</h2>
<form method="post" action="${href('/webhooks')}" class="columns">${formToken(session.token)}
<input type="hidden" name="form_id" value="${formId}">
<label>URL <input name="url" type="url" value="${url}" maxlength="1000" required autocomplete="off" aria-describedby="url-note"${
    wrong.url !== undefined && html` aria-invalid="true" autofocus`
  }><span id="url-note" class="${wrong.url === undefined ? 'quiet' : 'wrong'}">${
    wrong.url ?? 'Such as https://shop.example.com/hooks.'
  }</span></label>
<fieldset><legend>Kind</legend>
<label class="choice"><input type="radio" name="mode" value="test"${mode === 'test' && html` checked`}> Test – events of test keys</label>
<label class="choice"><input type="radio" name="mode" value="live"${mode === 'live' && html` checked`}> Live – events of live keys</label>
${wrong.mode !== undefined && html`<span class="wrong">${wrong.mode}</span>`}
</fieldset>
<fieldset><legend>Events</legend>
${webhookEvents.map(
  event =>
    html`<label class="choice"><input type="checkbox" name="${event}"${events.includes(event) && html` checked`}> ${eventTexts[event]}</label>`,
)}${wrong.events !== undefined && html`<span class="wrong">${wrong.events}</span>`}
</fieldset>
<button type="submit" class="primary">Add endpoint</button>
</form></section>`

const webhookRow = (
  href: DashboardUrl,
  { id, url, mode, events, set_aside_until, created_at }: Webhook,
): Row => [
  html`<a href="${href(`/webhooks/${id}`)}">${url}</a>`,
  kindChip(mode),
  eventList(events),
  set_aside_until === null ? html`Active` : html`Does not answer, next try ${time(set_aside_until)}`,
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
    title: 'Your new endpoint',
    content: html`${notice('hint', 'Copy the secret now. It cannot be shown again.')}
<dl class="facts"><dt>URL</dt><dd>${webhook.url}</dd><dt>Kind</dt><dd>${kindChip(webhook.mode)}</dd></dl>
<p class="reveal"><label>Secret <input id="secret" value="${secret}" readonly spellcheck="false" autocomplete="off"></label>
<button type="button" data-copy="secret" data-done="Copied" hidden>Copy</button><span role="status" id="secret-status" class="quiet"></span></p>
<p class="quiet">With it your program verifies that an event is from this service.</p>
<p><a class="button" href="${shown.href(`/webhooks/${webhook.id}`)}">I have copied it</a></p>`,
  })

export const webhookExistsPage = (shown: Shown): Html =>
  page({
    ...shown,
    title: 'This endpoint was added before',
    content: html`<p>The form was sent twice, and added one endpoint. Its secret was shown once and is not shown again. If you did not copy it, remove the endpoint and add it again.</p>
<p><a class="button" href="${shown.href('/webhooks')}">Back to your endpoints</a></p>`,
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
    title: 'Endpoint',
    content: html`${webhook.set_aside_until !== null && setAsideNotice(shown, webhook)}
<dl class="facts"><dt>URL</dt><dd>${url}</dd><dt>Kind</dt><dd>${kindChip(mode)}</dd><dt>Events</dt><dd>${eventList(events)}</dd><dt>Created</dt><dd>${time(created_at)}</dd></dl>
<p class="actions"><a class="button" href="${href('/webhooks')}">All endpoints</a>${
      mayChange(shown) && html`<a class="button" href="${href(`/webhooks/${id}/remove`)}">Remove…</a>`
    }</p>
<section><h2>Deliveries</h2>
<p>The last 100. A delivery that is not accepted is tried again for three days; ended ones are listed for 30 days.</p>
${
  deliveries.length === 0
    ? html`<p class="empty">Nothing was sent yet.</p>`
    : table(
        'Deliveries, the newest first',
        ['Delivery', 'Event', 'Created', 'State', 'Tries', 'Last answer'],
        deliveries.map(delivery => deliveryRow(shown, delivery)),
      )
}
</section>`,
  })
}

const setAsideNotice = (shown: Shown, { id, unanswered, set_aside_until }: Webhook): Html =>
  html`${notice('wrong', `This endpoint did not answer the last ${unanswered} tries, so nothing is sent to it for a while. Its deliveries wait. Once it answers one, the others follow.`)}
<p>Next try ${set_aside_until !== null && time(set_aside_until)}</p>
${
  mayChange(shown) &&
  html`<form method="post" action="${shown.href(`/webhooks/${id}/resume`)}" class="actions">${formToken(shown.session.token)}<button type="submit">Try now</button></form>`
}`

const stateTexts: Record<Delivery['status'], string> = {
  pending: 'Pending',
  delivered: 'Delivered',
  failed: 'Given up',
}

const deliveryRow = (shown: Shown, delivery: Delivery): Row => [
  html`<code>${delivery.id}</code>`,
  html`<code>${delivery.event}</code>`,
  time(delivery.created_at),
  html`${stateTexts[delivery.status]}${
    delivery.status === 'pending' &&
    delivery.next_attempt_at !== null &&
    html`<br>Next ${time(delivery.next_attempt_at)}`
  }${delivery.status !== 'pending' && mayChange(shown) && redeliverForm(shown, delivery)}`,
  html`${delivery.attempts}`,
  delivery.attempted_at === null
    ? html`–`
    : html`<code>${delivery.answer_status ?? delivery.failure ?? ''}</code> ${time(delivery.attempted_at)}`,
]

const redeliverForm = ({ href, session }: Shown, { id, webhook_id }: Delivery): Html =>
  html`<form method="post" action="${href(`/webhooks/${webhook_id}/redeliver`)}">${formToken(session.token)}
<input type="hidden" name="delivery" value="${id}"><button type="submit">Send again<span class="unseen"> ${id}</span></button></form>`

export const removeWebhookPage = ({ webhook, ...shown }: Shown & { webhook: Webhook }): Html =>
  page({
    ...shown,
    title: 'Remove this endpoint?',
    content: html`<p>${kindChip(webhook.mode)} ${webhook.url}</p>
<p>It is sent nothing more, pending deliveries included, and the list of its deliveries is deleted.</p>
<form method="post" action="${shown.href(`/webhooks/${webhook.id}/remove`)}" class="actions">${formToken(shown.session.token)}
<a class="button" href="${shown.href(`/webhooks/${webhook.id}`)}">Cancel</a>
<button type="submit" class="danger">Remove endpoint</button></form>`,
  })
