/** RFC 5321, 4.5.3.1.3 */
const longestEmail = 254

/**
 * Of the atoms of RFC 5322 and letters of any script: what else is allowed in quotes or comments, mail programs read as
 * another address, and control characters change the output of a terminal.
 */
const form = /^[^\s\p{C}()<>[\]:;@\\,"]+@[^\s\p{C}()<>[\]:;@\\,"]+$/u

/** @returns the address as it is stored and compared, or `undefined` when it is none */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC').toLowerCase()
  return email.length <= longestEmail && form.test(email) ? email : undefined
}

/** An e-mail address as it is stored, or the id of an account, from what somebody gives to sign in. */
export const signInName = (text: string): string => parseEmail(text) ?? text.trim()
