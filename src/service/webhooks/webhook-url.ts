import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Public IPv6 addresses (IANA). Transition mechanisms in this range, which lead to IPv4 addresses, are
 * excluded separately.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Virtual address of Azure's platform services, which every machine there can reach although it is in a
 * public range.
 */
const azurePlatform = '168.63.129.16'

/**
 * Whether a webhook may be sent to an IP address. Excludes private networks, this machine, link-local
 * services such as cloud metadata, multicast, and IPv6 addresses that contain an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : parsed.toString() !== azurePlatform
}

export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback'

export interface AllowedTargets {
  /** this machine, also by HTTP; for development and tests */
  allowsLoopback: boolean
}

const maxUrlLength = 1_000

/**
 * Validates the URL of an endpoint: https, without user, password and fragment, and without a non-public
 * address. The addresses of a name are checked before each delivery, because they may change.
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

/** Removes the brackets of an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

const isThisMachine = (host: string): boolean => isLoopback(host) || /(^|\.)localhost\.?$/.test(host)
