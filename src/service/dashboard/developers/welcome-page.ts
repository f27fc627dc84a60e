import type { Plan } from '../../store/plans.ts'
import { includesRole } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { copyField, formToken, notice, page, type Shown } from '../html/page.ts'
import { priceText, t } from '../html/texts.ts'

interface WelcomePage extends Shown {
  baseUrl: string
  plan: Plan
  /** live PDFs of the present month */
  billed: number
  /** what a live PDF costs, in the operator's words */
  price: string | undefined
  formId: string
  /** a test key that was just created */
  key?: string
}

/** A minimal invoice with example values. */
const firstInvoice = {
  template: 'minimal',
  invoice_number: '1',
  items: [{ description: 'Example', quantity: 1, unit_price: '10.00' }],
}

/** Returns a shell command. Key, address and invoice contain no single quote. */
const curlLine = (baseUrl: string, key: string): string =>
  `curl '${baseUrl.replaceAll("'", '%27')}/v1/invoices/generate' -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' -d '${JSON.stringify(firstInvoice)}'`

/** The first page of a new user. */
export const welcomePage = (props: WelcomePage): Html => {
  const { href, session, baseUrl } = props
  return page({
    href,
    session,
    title: t('welcome_page.title'),
    content: html`<section><h2>${t('welcome_page.desktop')}</h2>
<p>${t('welcome_page.desktop_text')}</p>
<ol><li>${t('welcome_page.step_connect', { address: html`<code>${baseUrl}</code>` })}</li>
<li>${t('welcome_page.step_code', { link: html`<a href="${href('/connect')}">${t('welcome_page.enter_code')}</a>` })}</li></ol>
<p class="quiet">${t('welcome_page.no_key_shown')}</p></section>
<section aria-labelledby="try"><h2 id="try">${t('welcome_page.try')}</h2>
${tryTheApi(props)}</section>
<section><h2>${t('welcome_page.cost')}</h2>
<p>${costOf(props)}</p>
<p><a href="${href('/usage')}">${t('welcome_page.usage')}</a></p></section>`,
  })
}

function tryTheApi({ href, session, baseUrl, formId, key }: WelcomePage): Html {
  const reference = html`<p>${t('welcome_page.reference', { link: html`<a href="${href('/reference')}">${t('dashboard.reference')}</a>` })}</p>`
  if (key !== undefined)
    return html`${notice('hint', t('welcome_page.key_once'))}
${copyField('key', t('welcome_page.test_key'), key)}
<p>${t('welcome_page.line')}</p>
<pre tabindex="0" aria-label="${t('welcome_page.line_label')}"><code>${curlLine(baseUrl, key)}</code></pre>
${reference}`
  if (!includesRole(session.user.role, 'developer'))
    return html`<p>${t('welcome_page.developers')}</p>${reference}`
  return html`<p>${t('welcome_page.test_key_text')}</p>
<form method="post" action="${href('/welcome')}" class="actions">${formToken(session.token)}
<input type="hidden" name="form_id" value="${formId}">
<button type="submit" class="primary">${t('welcome_page.create')}</button></form>
${reference}`
}

/** Describes the price of a PDF and the usage of this month. */
export function costOf({ plan, billed, price }: Pick<WelcomePage, 'plan' | 'billed' | 'price'>): Html {
  const { monthly_cap: cap } = plan
  const used =
    cap === null
      ? t('welcome_page.made', { billed })
      : cap === 0
        ? t('welcome_page.no_live')
        : t('welcome_page.used', { billed, cap })
  return html`${t('welcome_page.test_free')} ${used} ${priceText(plan.price ?? price)}`
}
