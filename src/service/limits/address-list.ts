import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Returns the unit of rate limiting: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * subscriber has 2^64 of them (RFC 6177).
 */
export const addressGroup = (address: string): string => prefixOf(address, 4)

/**
 * Like {@link addressGroup}, but with the first 48 bits of an IPv6 address: a site, which contains 65,536
 * groups.
 */
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

const named: Record<string, string> = {
  loopback: '127.0.0.0/8,::1',
  linklocal: '169.254.0.0/16,fe80::/10',
  uniquelocal: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7',
}

/** Returns a predicate for addresses on a list such as `loopback,10.0.0.0/8`. */
export function addressList(text: string): (address: string) => boolean {
  const list = new BlockList()
  for (const part of text.split(',').flatMap(each => (named[each] ?? each).split(','))) {
    const [address = '', bits] = part.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return address => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const max = isIP(address) === 6 ? 128 : 32
  // a zone is only valid on this machine, and BlockList ignores it
  if (address.includes('%')) return false
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= max)
  return isIP(address) !== 0 && fits && more === undefined
}

export const maxKeyAddresses = 20

/**
 * Parses the addresses that may use a key, separated by commas or spaces.
 * @returns an empty list for empty text; `undefined` if one is invalid, or if there are too many
 */
export function parseKeyAddresses(text: string): string[] | undefined {
  const parts = text.split(/[\s,]+/).filter(part => part !== '')
  const isEmpty = parts.length === 0 && text.trim() !== ''
  return !isEmpty && parts.length <= maxKeyAddresses && parts.every(isAddressOrRange) ? parts : undefined
}

const isLoopbackAddress = addressList('loopback')

/** Whether a Host header or the authority of a URL names this computer, with any port. */
export function isLoopbackHost(host: string): boolean {
  const { name = '', address = '' } =
    /^(?:\[(?<address>[^\]]*)\]|(?<name>[^:[\]]*))(?::\d*)?$/.exec(host)?.groups ?? {}
  return name.toLowerCase() === 'localhost' || isLoopbackAddress(name) || isLoopbackAddress(address)
}
