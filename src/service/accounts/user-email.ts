import { isEmail } from '#core/records/record-field.ts'

/** RFC 5321, 4.5.3.1.3 */
const longestEmail = 254

/** What mail programs read as another address, as a comment for example, or a terminal as a command. */
const misread = /[\p{C}()[\]:\\]/u

/** @returns the address as it is stored and compared, or `undefined` when it is none */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC').toLowerCase()
  return email.length <= longestEmail && isEmail(email) && !misread.test(email) ? email : undefined
}

/** An e-mail address as it is stored, or the id of an account, from what somebody gives to sign in. */
export const signInName = (text: string): string => parseEmail(text) ?? text.trim()
