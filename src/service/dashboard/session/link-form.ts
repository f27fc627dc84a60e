import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page } from '../html/page.ts'
import { t } from '../html/texts.ts'
import { newPasswordFields } from './new-password.ts'

interface LinkForm {
  title: Html
  /** target of the form, relative to the dashboard */
  path: string
  /** from which the CSRF token is derived */
  token: string
  link: string
  /** sign-in name of the user */
  name: string
  /** shown before the password */
  fields?: Html
  /** shown after the password */
  consent?: Html
  button: Html
  /** error of the form */
  wrong?: Html | undefined
  /** error of the password */
  fault?: Html | undefined
}

/** The page of a link that sets a password: after a forgotten one, an invitation, or a sign-up. */
export const linkFormPage = (
  href: DashboardUrl,
  { title, path, token, link, name, fields, consent, button, wrong, fault }: LinkForm,
): Html =>
  page({
    href,
    title,
    isNarrow: true,
    content: html`${wrong !== undefined && notice('wrong', wrong)}
<form method="post" action="${href(path)}" class="stack">${formToken(token)}
<input type="hidden" name="link" value="${link}">
<label>${t('set_password.name')} <input value="${name}" autocomplete="username" readonly></label>
${fields}
${newPasswordFields(fault, fields === undefined)}
${consent}
<button type="submit" class="primary">${button}</button>
</form>`,
  })

/** @param next how to get a new link */
export const invalidLinkPage = (href: DashboardUrl, next: { path: string; text: Html }): Html =>
  page({
    href,
    title: t('set_password.invalid'),
    isNarrow: true,
    content: html`<p>${t('set_password.invalid_text')}</p>
<p class="actions"><a class="button" href="${href(next.path)}">${next.text}</a><a class="button" href="${href('/sign-in')}">${t('sign_in.title')}</a></p>`,
  })
