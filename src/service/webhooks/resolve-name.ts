import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

export interface ResolveOptions {
  /** aborts the queries */
  signal: AbortSignal
  /** name servers instead of those of the operating system */
  servers?: readonly string[]
}

/**
 * Milliseconds of the first query to a name server, and number of queries; a name takes less time than a try
 * of a webhook.
 */
const timeouts = { timeout: 1_500, tries: 2 }

/**
 * Resolves every address of a name chosen by a customer by querying name servers. The resolver of the
 * operating system would block two threads of the process for unanswered names, which other webhooks, the
 * database and the bucket need. Only names of this machine use the operating system. Rejects for an unknown
 * name.
 */
export async function resolveName(
  host: string,
  { signal, servers }: ResolveOptions,
): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  if (/(^|\.)localhost\.?$/.test(host)) return lookup(host, { all: true })
  // reads the settings of the system again
  const resolver = new Resolver(timeouts)
  if (servers) resolver.setServers(servers)
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
  const found = (answer: typeof four, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map(address => ({ address, family })) : []
  return [...found(four, 4), ...found(six, 6)]
}
