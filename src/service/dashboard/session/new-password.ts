import { isEasyToGuess } from '../../accounts/common-password.ts'
import { longestPassword, shortestPassword } from '../../accounts/password.ts'
import type { User } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'

export interface NewPassword {
  password: string
  again: string
}

/**
 * @param user who is to have it
 * @returns why somebody cannot have this password; `undefined` if they can
 */
export async function faultOf(
  { password, again }: NewPassword,
  { email, account_id }: Pick<User, 'email' | 'account_id'>,
): Promise<string | undefined> {
  const length = [...password.normalize('NFC')].length
  if (length < shortestPassword) return `Use ${shortestPassword} characters or more.`
  if (password.length > longestPassword) return `Use ${longestPassword} characters at most.`
  if (password !== again) return 'The two passwords are not the same.'
  if (await isEasyToGuess(password, [email ?? account_id]))
    return 'This password is easy to guess: it is a common one, a sequence, or little more than a name. Use several words that do not belong together.'
  return undefined
}

/**
 * Two fields of a form, named as in {@link NewPassword}.
 * @param isFirst nothing else of the form is filled in before
 */
export const newPasswordFields = (wrong: string | undefined, isFirst = false): Html =>
  html`<label>New password <input name="password" type="password" autocomplete="new-password" maxlength="${longestPassword}" required aria-describedby="password-note"${
    wrong !== undefined && html` aria-invalid="true"`
  }${(isFirst || wrong !== undefined) && html` autofocus`}><span id="password-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${
    wrong ?? `${shortestPassword} characters or more, such as several words. Common passwords are refused.`
  }</span></label>
<label>New password again <input name="again" type="password" autocomplete="new-password" maxlength="${longestPassword}" required></label>`
