import { count, priceText } from '../../accounts/format.ts'
import type { SignUpOptions } from '../../accounts/sign-up.ts'
import type { Plan } from '../../store/plans.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page } from '../html/page.ts'

/** What a new account may use and what it costs. */
export interface Offer {
  plan: Plan | undefined
  /** what a live PDF costs, in the operator's words */
  price: string | undefined
  terms: string | undefined
}

/** Allowance and price, as sentences. */
function offerText({ plan, price }: Pick<Offer, 'plan' | 'price'>): string {
  const test = 'Test PDFs are free; every page is marked TEST.'
  const cap = plan?.monthly_cap ?? null
  if (cap === 0) return `${test} Live PDFs are not part of the plan of a new account.`
  const allowance =
    cap === null
      ? 'Live PDFs have no monthly limit.'
      : `A new account makes up to ${count.format(cap)} live ${cap === 1 ? 'PDF' : 'PDFs'} a month; above that they are refused.`
  return `${test} ${allowance} ${priceText(plan?.price ?? price)}`
}

const termsLink = (href: DashboardUrl, { terms }: Pick<Offer, 'terms'>): Html | false =>
  terms !== undefined && html`<p><a href="${href('/terms')}">Terms</a></p>`

export const askPage = (
  href: DashboardUrl,
  { token, offer, wrong, email = '' }: { token: string; offer: Offer; wrong?: string; email?: string },
): Html =>
  page({
    href,
    title: 'Create an account',
    isNarrow: true,
    content: html`${wrong !== undefined && notice('wrong', wrong)}
<p>We mail you a link, with which you choose a password.</p>
<p>${offerText(offer)}</p>
<form method="post" action="${href('/sign-up')}" class="stack">${formToken(token)}
<label>E-mail address <input name="email" type="email" value="${email}" autocomplete="username" maxlength="254" required autofocus></label>
<button type="submit" class="primary">Mail the link</button>
</form>
${termsLink(href, offer)}
<p>You have an account? <a href="${href('/sign-in')}">Sign in</a></p>`,
  })

export const askedPage = (href: DashboardUrl, email: string): Html =>
  page({
    href,
    title: 'Look into your mailbox',
    isNarrow: true,
    content: html`<p>A mail to ${email} is on its way, with a link that is valid for 24 hours. If nothing comes, look into the folder for spam.</p>
<p><a href="${href('/sign-up')}">Another address</a></p>`,
  })

export const invitationOnlyPage = (href: DashboardUrl): Html =>
  page({
    href,
    title: 'Create an account',
    isNarrow: true,
    content: html`<p>Accounts of this service are by invitation. Whoever runs it sends you a link.</p>
<p><a href="${href('/sign-in')}">Back to the sign-in</a></p>`,
  })

export const takenPage = (href: DashboardUrl, email: string): Html =>
  page({
    href,
    title: 'You have a sign-in already',
    isNarrow: true,
    content: html`<p>${email} belongs to a user of an account meanwhile, so no other account was made.</p>
<p class="actions"><a class="button" href="${href('/sign-in')}">Sign in</a><a class="button" href="${href('/forgot-password')}">Forgot password?</a></p>`,
  })

export const accountNameField = (name: string, wrong: string | undefined): Html =>
  html`<label>Name of your business <input name="name" value="${name}" maxlength="100" autocomplete="organization" required aria-describedby="name-note"${
    wrong !== undefined && html` aria-invalid="true"`
  }${(name === '' || wrong !== undefined) && html` autofocus`}><span id="name-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${wrong ?? 'The name of the account.'}</span></label>`

/** @param digest of the terms that the page links to */
export const termsField = (href: DashboardUrl, digest: string, wrong: string | undefined): Html =>
  html`<div><label class="choice"><input type="checkbox" name="terms" value="${digest}" required${
    wrong !== undefined && html` aria-invalid="true" aria-describedby="terms-note"`
  }> I accept the terms</label> <a href="${href('/terms')}" target="_blank">Read the terms</a>${
    wrong !== undefined && html`<br><span id="terms-note" class="wrong">${wrong}</span>`
  }</div>`

/** Plain text of the operator: an empty line begins a paragraph. */
export const termsPage = (href: DashboardUrl, { terms = '' }: Pick<SignUpOptions, 'terms'>): Html =>
  page({
    href,
    title: 'Terms',
    content: html`<div class="terms">${terms
      .trim()
      .split(/\r?\n\s*\n/)
      .map(paragraph => html`<p>${paragraph.trim()}</p>`)}</div>`,
  })
