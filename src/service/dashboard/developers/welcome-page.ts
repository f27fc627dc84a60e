import { count, priceText } from '../../accounts/format.ts'
import type { Plan } from '../../store/plans.ts'
import { includesRole } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { formToken, notice, page, type Shown } from '../html/page.ts'

interface WelcomePage extends Shown {
  baseUrl: string
  plan: Plan
  /** live PDFs of the present month */
  billed: number
  /** what a live PDF costs, in the operator's words */
  price: string | undefined
  formId: string
  /** a test key that was just made */
  key?: string
}

/** An invoice of made-up values, as short as one can be. */
const firstInvoice = {
  template: 'minimal',
  invoice_number: '1',
  items: [{ description: 'Example', quantity: 1, unit_price: '10.00' }],
}

/** A line for a shell. Key, address and invoice contain no single quote. */
const curlLine = (baseUrl: string, key: string): string =>
  `curl '${baseUrl.replaceAll("'", '%27')}/v1/invoices/generate' -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' -d '${JSON.stringify(firstInvoice)}'`

/** The first page of a new user. */
export const welcomePage = (parts: WelcomePage): Html => {
  const { href, session, baseUrl } = parts
  return page({
    href,
    session,
    title: 'Welcome',
    content: html`<section><h2>Connect the desktop app</h2>
<p>With Billwright you write invoices offline, see each page as you type, and send them here with one click.</p>
<ol><li>In Billwright, choose “Connect”. If it asks for an address, enter <code>${baseUrl}</code></li>
<li>It shows a code. <a href="${href('/connect')}">Enter the code</a>, and confirm the computer.</li></ol>
<p class="quiet">No key is shown or copied on the way.</p></section>
<section aria-labelledby="try"><h2 id="try">Try the API</h2>
${tryTheApi(parts)}</section>
<section><h2>What a PDF costs</h2>
<p>${costOf(parts)}</p>
<p><a href="${href('/usage')}">Usage of the month</a></p></section>`,
  })
}

function tryTheApi({ href, session, baseUrl, formId, key }: WelcomePage): Html {
  const reference = html`<p>The page <a href="${href('/reference')}">Reference</a> explains every field.</p>`
  if (key !== undefined)
    return html`${notice('hint', 'This test key is shown once. Copy it now, or create another one later.')}
<p class="reveal"><label>Test key <input id="key" value="${key}" readonly spellcheck="false" autocomplete="off"></label>
<button type="button" data-copy="key" data-done="Copied" hidden>Copy</button><span role="status" id="key-status" class="quiet"></span></p>
<p>This line makes a PDF, and answers with a link to it:</p>
<pre tabindex="0" aria-label="A line for your terminal"><code>${curlLine(baseUrl, key)}</code></pre>
${reference}`
  if (!includesRole(session.user.role, 'developer'))
    return html`<p>Developers and owners of the account create keys.</p>${reference}`
  return html`<p>A test key is free. It makes PDFs with every page marked TEST.</p>
<form method="post" action="${href('/welcome')}">${formToken(session.token)}
<input type="hidden" name="form_id" value="${formId}">
<button type="submit" class="primary">Create a test key</button></form>
${reference}`
}

/** What PDFs cost, and what was used this month, as sentences. */
export function costOf({ plan, billed, price }: Pick<WelcomePage, 'plan' | 'billed' | 'price'>): string {
  const { monthly_cap: cap } = plan
  if (cap === 0)
    return `Test PDFs are free. Live PDFs are not part of your plan. ${priceText(plan.price ?? price)}`
  const used =
    cap === null
      ? `${count.format(billed)} live PDFs were made this month; there is no monthly limit.`
      : `${count.format(billed)} of ${count.format(cap)} live PDFs of this month are used; above that live PDFs are refused.`
  return `Test PDFs are free. ${used} ${priceText(plan.price ?? price)}`
}
