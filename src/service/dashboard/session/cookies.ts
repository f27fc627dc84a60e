import type { FastifyReply, FastifyRequest } from 'fastify'

/** A session cookie: HttpOnly, SameSite=Strict. */
export interface Cookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, value: string): void
  clear(reply: FastifyReply): void
}

/**
 * `__Host-` binds a cookie to its host and to https (RFC 6265bis). Browsers reject the prefix over http, which is for loopback
 * only.
 * @param maxAge seconds; without it the cookie ends with the browser
 */
export function createCookie(
  plainName: string,
  isSecure: () => boolean,
  { maxAge }: { maxAge?: number } = {},
): Cookie {
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
      // One of two cookies of this name may be injected (cookie tossing), so neither is used.
      return found.length === 1 ? found[0]?.slice(name().length + 1) : undefined
    },
    set: (reply, value) => write(reply, value, maxAge === undefined ? '' : `; Max-Age=${maxAge}`),
    clear: reply => write(reply, '', '; Max-Age=0'),
  }
}
