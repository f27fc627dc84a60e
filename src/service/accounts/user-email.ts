import { isIPv4 } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import { isEmail } from '#core/records/record-field.ts'

/** RFC 5321, 4.5.3.1.3 */
const longestEmail = 254

/** Characters that mail programs read as syntax, such as comments, or that terminals interpret. */
const misread = /[\p{C}()[\]:\\]/u

/** Characters that end the domain of a URL, or encode other characters. */
const ofUrls = /[\s@/?#%:\\]/

/** RFC 1035, 2.3.4, with the underscore that some names have. */
const domainName =
  /^(?!.{254})[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/

/** @returns the domain as in DNS, so that all spellings are equal; `undefined` if it is invalid */
export function asciiDomain(text: string): string | undefined {
  const ascii = ofUrls.test(text) ? '' : domainToASCII(text)
  return domainName.test(ascii) && !isIPv4(ascii) ? ascii : undefined
}

/** @returns the normalised address, as stored and compared; `undefined` if it is invalid */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC').toLowerCase()
  if (email.length > longestEmail || !isEmail(email) || misread.test(email)) return undefined
  const [local, domain] = partsOf(email)
  const ascii = asciiDomain(domain)
  if (ascii === undefined) return undefined
  // the Unicode and the ASCII form stay as typed; other forms, such as wide letters, become Unicode
  return `${local}@${ascii === domain ? ascii : domainToUnicode(ascii)}`
}

/** @param email normalised by {@link parseEmail} */
export const domainOf = (email: string): string => asciiDomain(partsOf(email)[1]) ?? ''

/**
 * Normalises spellings that reach the same mailbox at many providers: `name+anything`, `n.a.m.e`, and both
 * forms of a domain.
 * @param email normalised by {@link parseEmail}
 */
export function mailboxOf(email: string): string {
  const [local] = partsOf(email)
  return `${local.normalize('NFKC').toLowerCase().replace(/\+.*$/s, '').replaceAll('.', '')}@${domainOf(email)}`
}

function partsOf(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}

/** Normalises a sign-in name: an e-mail address, or the id of an account. */
export const signInName = (text: string): string => parseEmail(text) ?? text.trim()
