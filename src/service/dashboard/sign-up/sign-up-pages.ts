import type { SignUpOptions } from '../../accounts/sign-up.ts'
import type { Plan } from '../../store/plans.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page } from '../html/page.ts'
import { priceText, t } from '../html/texts.ts'

/** Limits and price of a new account. */
export interface Offer {
  plan: Plan | undefined
  /** what a live PDF costs, in the operator's words */
  price: string | undefined
  terms: string | undefined
}

/** Allowance and price, as sentences. */
function offerText({ plan, price }: Pick<Offer, 'plan' | 'price'>): Html {
  const cap = plan?.monthly_cap ?? null
  if (cap === 0) return html`${t('sign_up.test_free')} ${t('sign_up.no_live')}`
  const allowance = cap === null ? t('sign_up.no_limit') : t('sign_up.limit', { cap })
  return html`${t('sign_up.test_free')} ${allowance} ${priceText(plan?.price ?? price)}`
}

const termsLink = (href: DashboardUrl, { terms }: Pick<Offer, 'terms'>): Html | false =>
  terms !== undefined && html`<p><a href="${href('/terms')}">${t('sign_up.terms')}</a></p>`

export const askPage = (
  href: DashboardUrl,
  { token, offer, wrong, email = '' }: { token: string; offer: Offer; wrong?: Html; email?: string },
): Html =>
  page({
    href,
    title: t('sign_up.title'),
    isNarrow: true,
    content: html`${wrong !== undefined && notice('wrong', wrong)}
<p>${t('sign_up.text')}</p>
<p>${offerText(offer)}</p>
<form method="post" action="${href('/sign-up')}" class="stack">${formToken(token)}
<label>${t('dashboard.email')} <input name="email" type="email" value="${email}" autocomplete="username" maxlength="254" required autofocus></label>
<button type="submit" class="primary">${t('forgotten.mail_link')}</button>
</form>
${termsLink(href, offer)}
<p>${t('sign_up.has_account', { link: html`<a href="${href('/sign-in')}">${t('sign_in.title')}</a>` })}</p>`,
  })

export const askedPage = (href: DashboardUrl, email: string): Html =>
  page({
    href,
    title: t('forgotten.sent'),
    isNarrow: true,
    content: html`<p>${t('sign_up.asked', { email })}</p>
<p><a href="${href('/sign-up')}">${t('sign_up.another_address')}</a></p>`,
  })

export const invitationOnlyPage = (href: DashboardUrl): Html =>
  page({
    href,
    title: t('sign_up.title'),
    isNarrow: true,
    content: html`<p>${t('sign_up.invitation_only')}</p>
<p><a href="${href('/sign-in')}">${t('sign_in.back')}</a></p>`,
  })

export const takenPage = (href: DashboardUrl, email: string): Html =>
  page({
    href,
    title: t('sign_up.taken'),
    isNarrow: true,
    content: html`<p>${t('sign_up.taken_text', { email })}</p>
<p class="actions"><a class="button" href="${href('/sign-in')}">${t('sign_in.title')}</a><a class="button" href="${href('/forgot-password')}">${t('sign_in.forgotten')}</a></p>`,
  })

export const accountNameField = (name: string, wrong: Html | undefined): Html =>
  html`<label>${t('sign_up.business')} <input name="name" value="${name}" maxlength="100" autocomplete="organization" required aria-describedby="name-note"${
    wrong !== undefined && html` aria-invalid="true"`
  }${(name === '' || wrong !== undefined) && html` autofocus`}><span id="name-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${wrong ?? t('sign_up.business_note')}</span></label>`

/** @param digest of the terms that the page links to */
export const termsField = (href: DashboardUrl, digest: string, wrong: Html | undefined): Html =>
  html`<div><label class="choice"><input type="checkbox" name="terms" value="${digest}" required${
    wrong !== undefined && html` aria-invalid="true" aria-describedby="terms-note"`
  }> ${t('sign_up.accept_terms')}</label> <a href="${href('/terms')}" target="_blank">${t('sign_up.read_terms')}</a>${
    wrong !== undefined && html`<br><span id="terms-note" class="wrong">${wrong}</span>`
  }</div>`

/** Plain text of the operator: an empty line begins a paragraph. */
export const termsPage = (href: DashboardUrl, { terms = '' }: Pick<SignUpOptions, 'terms'>): Html =>
  page({
    href,
    title: t('sign_up.terms'),
    content: html`<div class="terms">${terms
      .trim()
      .split(/\r?\n\s*\n/)
      .map(paragraph => html`<p>${paragraph.trim()}</p>`)}</div>`,
  })
