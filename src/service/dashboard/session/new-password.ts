import { longestPassword, shortestPassword } from '../../accounts/password.ts'
import { type Html, html } from '../html/html.ts'

export interface NewPassword {
  password: string
  again: string
}

/** @returns why somebody cannot have this password; `undefined` if they can */
export function faultOf({ password, again }: NewPassword): string | undefined {
  const length = [...password.normalize('NFC')].length
  if (length < shortestPassword) return `Use ${shortestPassword} characters or more.`
  if (password.length > longestPassword) return `Use ${longestPassword} characters at most.`
  if (password !== again) return 'The two passwords are not the same.'
  return undefined
}

/** Two fields of a form, named as in {@link NewPassword}. */
export const newPasswordFields = (wrong: string | undefined): Html =>
  html`<label>New password <input name="password" type="password" autocomplete="new-password" maxlength="${longestPassword}" required aria-describedby="password-note"${
    wrong !== undefined && html` aria-invalid="true" autofocus`
  }><span id="password-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${
    wrong ?? `${shortestPassword} characters or more.`
  }</span></label>
<label>New password again <input name="again" type="password" autocomplete="new-password" maxlength="${longestPassword}" required></label>`
