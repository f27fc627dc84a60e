import { isIPv4 } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import { isEmail } from '#core/records/record-field.ts'

/** RFC 5321, 4.5.3.1.3 */
const longestEmail = 254

/** What mail programs read as another address, as a comment for example, or a terminal as a command. */
const misread = /[\p{C}()[\]:\\]/u

/** With which the domain of a URL ends, or in which another name is encoded. */
const ofUrls = /[\s@/?#%:\\]/

/** RFC 1035, 2.3.4, with the underscore that some names have. */
const domainName =
  /^(?!.{254})[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/

/** @returns the name as name servers have it, so that all spellings are one domain, or `undefined` when it is none */
export function asciiDomain(text: string): string | undefined {
  const ascii = ofUrls.test(text) ? '' : domainToASCII(text)
  return domainName.test(ascii) && !isIPv4(ascii) ? ascii : undefined
}

/** @returns the address as it is stored and compared, or `undefined` when it is none */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC').toLowerCase()
  if (email.length > longestEmail || !isEmail(email) || misread.test(email)) return undefined
  const [local, domain] = partsOf(email)
  const ascii = asciiDomain(domain)
  if (ascii === undefined) return undefined
  // either form that is in use stays as it was given; others, such as one with wide letters, become one
  return `${local}@${ascii === domain ? ascii : domainToUnicode(ascii)}`
}

/** @param email as parseEmail gives it */
export const domainOf = (email: string): string => asciiDomain(partsOf(email)[1]) ?? ''

/**
 * One name for the spellings of an address that reach one mailbox at many providers: `name+anything`, `n.a.m.e`, and both forms
 * of a domain.
 * @param email as parseEmail gives it
 */
export function mailboxOf(email: string): string {
  const [local] = partsOf(email)
  return `${local.normalize('NFKC').toLowerCase().replace(/\+.*$/s, '').replaceAll('.', '')}@${domainOf(email)}`
}

function partsOf(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}

/** An e-mail address as it is stored, or the id of an account, from what somebody gives to sign in. */
export const signInName = (text: string): string => parseEmail(text) ?? text.trim()
