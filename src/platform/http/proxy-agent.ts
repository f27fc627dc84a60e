import { Agent } from 'node:https'
import { isLoopback } from '#contract/external-link.ts'

/**
 * An agent for the HTTPS proxy of the environment (HTTPS_PROXY, NO_PROXY), which tunnels with CONNECT and
 * therefore cannot read the request. `undefined`: direct connection, always used for this computer and for
 * http.
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
