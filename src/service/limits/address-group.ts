import { isIPv6 } from 'node:net'

/**
 * The unit of rate limiting: an IPv4 address, or the first 64 bits of an IPv6 address, because one subscriber has 2^64 of
 * them (RFC 6177).
 */
export const addressGroup = (address: string): string => prefixOf(address, 4)

/** As {@link addressGroup}, but the first 48 bits of an IPv6 address, which is what a site gets and may hold 65,536 of those. */
export const siteGroup = (address: string): string => prefixOf(address, 3)

function prefixOf(address: string, groups: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  return isIPv6(plain) ? `${firstGroups(plain, groups).join(':')}::/${groups * 16}` : address
}

function firstGroups(address: string, count: number): string[] {
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  const missing = after === undefined ? 0 : 8 - groups.length - (after === '' ? 0 : after.split(':').length)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? '').split(':')]
  return all.slice(0, count).map(group => Number.parseInt(group || '0', 16).toString(16))
}
