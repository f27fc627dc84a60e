import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

export interface ResolveOptions {
  /** ends the questions */
  signal: AbortSignal
  /** instead of those of the operating system */
  servers?: readonly string[]
}

/** Milliseconds of a first question to a name server, and questions, so that a name takes less than a try of a webhook. */
const timeouts = { timeout: 1_500, tries: 2 }

/**
 * Every address of a name that a customer chose. Asks the name servers itself: the resolver of the operating system runs on
 * two threads of the process, which names that are not answered would take from all other webhooks, from the database and from the bucket.
 * The names of this machine are the operating system's. Rejects when nobody knows the name.
 */
export async function resolveName(
  host: string,
  { signal, servers }: ResolveOptions,
): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  if (/(^|\.)localhost\.?$/.test(host)) return lookup(host, { all: true })
  // reads the settings of the system anew
  const resolver = new Resolver(timeouts)
  if (servers) resolver.setServers(servers)
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
  const found = (answer: typeof four, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map(address => ({ address, family })) : []
  return [...found(four, 4), ...found(six, 6)]
}
