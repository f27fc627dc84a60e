import type { FastifyReply, FastifyRequest } from 'fastify'

/** One cookie, readable by the service alone, sent by its own pages alone, gone with the browser. */
export interface Cookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, value: string): void
  clear(reply: FastifyReply): void
}

/**
 * `__Host-` binds a cookie to its host and to https (RFC 6265bis), so that no neighbour can plant one. By http, which
 * only a service on this machine should be asked by, a browser would not take it.
 */
export function createCookie(plainName: string, isSecure: () => boolean): Cookie {
  const name = () => `${isSecure() ? '__Host-' : ''}${plainName}`
  const write = (reply: FastifyReply, value: string, more: string) =>
    void reply.header(
      'set-cookie',
      `${name()}=${value}; Path=/; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}${more}`,
    )

  return {
    read({ headers }) {
      const pairs = (headers.cookie ?? '').split(';').map(pair => pair.trim())
      const found = pairs.filter(pair => pair.startsWith(`${name()}=`))
      // two of one name: one of them is not ours, and which one cannot be told
      return found.length === 1 ? found[0]?.slice(name().length + 1) : undefined
    },
    set: (reply, value) => write(reply, value, ''),
    clear: reply => write(reply, '', '; Max-Age=0'),
  }
}
