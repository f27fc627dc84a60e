import ipaddr from 'ipaddr.js'

/** Public IPv6 addresses (IANA); transition mechanisms inside it, which lead to IPv4 addresses, have ranges of their own. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Virtual address of Azure's platform services: reachable from every machine there, though it is in a public range. */
const azurePlatform = '168.63.129.16'

/**
 * Whether a webhook may be sent to an IP address: none of private networks, this machine, link-local services such as the
 * metadata of cloud machines, multicast, or IPv6 addresses that contain an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : parsed.toString() !== azurePlatform
}

export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback'
