import type { FastifyReply, FastifyRequest } from 'fastify'
import { isToken, makeToken } from '../../accounts/sessions.ts'
import type { Cookie } from './cookies.ts'
import { isOwnForm } from './require-session.ts'

/** Error text for a form without a session that is not from this browser. */
export const formRefusal = 'This form is out of date, or your browser takes no cookies. Try again.'

/** A form of a page without a session, bound to one browser by a cookie, against login CSRF. */
export interface OpenForm {
  /** from which the token of the form is derived */
  token: string
  /** whether the posted form was made for this browser */
  isOwn: boolean
}

export function openForm(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): OpenForm {
  const known = cookie.read(request)
  const token = isToken(known) ? known : makeToken()
  cookie.set(reply, token)
  return { token, isOwn: known === token && isOwnForm(request, token) }
}
