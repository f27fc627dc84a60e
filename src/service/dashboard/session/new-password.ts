import { isEasyToGuess } from '../../accounts/common-password.ts'
import { longestPassword, shortestPassword } from '../../accounts/password.ts'
import type { User } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import { t } from '../html/texts.ts'

export interface NewPassword {
  password: string
  again: string
}

/**
 * @param user of the new password
 * @returns why the password is not allowed; `undefined` if it is
 */
export async function faultOf(
  { password, again }: NewPassword,
  { email, account_id }: Pick<User, 'email' | 'account_id'>,
): Promise<Html | undefined> {
  const length = [...password.normalize('NFC')].length
  if (length < shortestPassword) return t('password.too_short', { min: shortestPassword })
  if (password.length > longestPassword) return t('password.too_long', { max: longestPassword })
  if (password !== again) return t('password.differs')
  if (await isEasyToGuess(password, [email ?? account_id])) return t('password.easy')
  return undefined
}

/**
 * Two form fields, named as in {@link NewPassword}.
 * @param isFirst whether they are the first fields to fill in
 */
export const newPasswordFields = (wrong: Html | undefined, isFirst = false): Html =>
  html`<label>${t('password.new')} <input name="password" type="password" autocomplete="new-password" maxlength="${longestPassword}" required aria-describedby="password-note"${
    wrong !== undefined && html` aria-invalid="true"`
  }${(isFirst || wrong !== undefined) && html` autofocus`}><span id="password-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${
    wrong ?? t('password.note', { min: shortestPassword })
  }</span></label>
<label>${t('password.again')} <input name="again" type="password" autocomplete="new-password" maxlength="${longestPassword}" required></label>`
