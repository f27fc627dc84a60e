import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseUserCode, shownUserCode } from '../../accounts/device-grants.ts'
import type { Cookie } from './cookies.ts'

/**
 * Remembers in the browser that somebody came to connect a computer, until the sign-in or the account is made. It holds a code
 * and no address, so that nobody can send people elsewhere with it.
 */
export interface NextPage {
  /** @param code `undefined` for the page on which one is entered */
  remember(reply: FastifyReply, code: string | undefined): void
  /** whether somebody came to connect a computer */
  isConnect(request: FastifyRequest): boolean
  /** @returns the page to go to, relative to the dashboard, once; `undefined` where nothing is remembered */
  take(request: FastifyRequest, reply: FastifyReply): string | undefined
}

/** Of the page on which a computer is confirmed, relative to the dashboard. */
export const connectPagePath = (code: string | undefined): string =>
  code === undefined ? '/connect' : `/connect?user_code=${shownUserCode(code)}`

const withoutCode = 'connect'

export const createNextPage = (cookie: Cookie): NextPage => ({
  remember: (reply, code) => cookie.set(reply, code ?? withoutCode),
  isConnect: request => cookie.read(request) !== undefined,
  take(request, reply) {
    const value = cookie.read(request)
    if (value === undefined) return undefined
    cookie.clear(reply)
    return connectPagePath(parseUserCode(value))
  },
})
