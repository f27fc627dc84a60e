import { Agent } from 'node:https'
import { isLoopback } from '#contract/external-link.ts'

/**
 * For a place that is reached through the proxy which the environment names (HTTPS_PROXY, NO_PROXY): a connection of
 * its own, through CONNECT, so that the proxy carries what it cannot read. `undefined`: directly. This computer is never
 * reached through a proxy, and nothing else is asked without TLS.
 */
export function proxyAgent(
  url: URL,
  connectMs: number,
  environment: NodeJS.ProcessEnv = process.env,
): Agent | 'misconfigured' | undefined {
  const { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy } = environment
  const proxy = https_proxy || HTTPS_PROXY
  if (url.protocol !== 'https:' || !proxy || isLoopback(url.hostname)) return undefined
  if (!/^https?:$/.test(URL.parse(proxy)?.protocol ?? '')) return 'misconfigured'
  return new Agent({
    keepAlive: false,
    timeout: connectMs,
    proxyEnv: { HTTPS_PROXY: proxy, NO_PROXY: no_proxy || NO_PROXY },
  })
}
