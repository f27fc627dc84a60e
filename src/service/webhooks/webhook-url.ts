import { isIP } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address.ts'

export interface AllowedTargets {
  /** this machine, by HTTP too; for development and tests */
  allowsLoopback: boolean
}

const maxUrlLength = 1_000

/**
 * The URL of an endpoint: https, without user, password and fragment, and no address that is not public. What a name
 * resolves to is checked before each delivery, because it may change.
 * @returns the normalised URL, or `undefined`
 */
export function parseWebhookUrl(text: string, { allowsLoopback }: AllowedTargets): string | undefined {
  const url = URL.parse(text)
  if (url === null || text.length > maxUrlLength) return undefined
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  const host = hostOf(url)
  if (allowsLoopback && isThisMachine(host)) return /^https?:$/.test(url.protocol) ? url.href : undefined
  const isAllowed = isIP(host) === 0 ? !isThisMachine(host) : isPublicAddress(host)
  return url.protocol === 'https:' && isAllowed ? url.href : undefined
}

/** Without the brackets of an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

const isThisMachine = (host: string): boolean => isLoopback(host) || /(^|\.)localhost\.?$/.test(host)
