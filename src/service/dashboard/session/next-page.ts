import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseUserCode, shownUserCode } from '../../accounts/device-grants.ts'
import type { Cookie } from './cookies.ts'

/**
 * Remembers in a cookie that a computer is being connected, until sign-in or sign-up is complete. It holds a
 * code instead of an address, so that it cannot redirect to other sites.
 */
export interface NextPage {
  /** @param code `undefined` for the page on which a code is entered */
  remember(reply: FastifyReply, code: string | undefined): void
  /** whether a computer is being connected */
  isConnect(request: FastifyRequest): boolean
  /** @returns the remembered page, relative to the dashboard, and forgets it; `undefined` if there is none */
  take(request: FastifyRequest, reply: FastifyReply): string | undefined
}

/** Returns the path of the page that confirms a computer, relative to the dashboard. */
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
