import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page } from '../html/page.ts'
import { newPasswordFields } from './new-password.ts'

interface LinkForm {
  title: string
  /** where the form goes, relative to the dashboard */
  path: string
  /** from which the token of the form is derived */
  token: string
  link: string
  /** with what the person signs in */
  name: string
  /** before the password */
  fields?: Html
  /** after the password */
  consent?: Html
  button: string
  /** about the form */
  wrong?: string | undefined
  /** about the password */
  fault?: string | undefined
}

/** The page of a link with which a password is set: a forgotten one, that of an invitation, or that of a new account. */
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
<label>You sign in with <input value="${name}" autocomplete="username" readonly></label>
${fields}
${newPasswordFields(fault, fields === undefined)}
${consent}
<button type="submit" class="primary">${button}</button>
</form>`,
  })

/** @param next what somebody does who needs a new link */
export const invalidLinkPage = (href: DashboardUrl, next: { path: string; text: string }): Html =>
  page({
    href,
    title: 'This link is no longer valid',
    isNarrow: true,
    content: html`<p>It was used before, its time is over, or it was not copied whole. Nothing was changed.</p>
<p class="actions"><a class="button" href="${href(next.path)}">${next.text}</a><a class="button" href="${href('/sign-in')}">Sign in</a></p>`,
  })
