import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { confirmSecret, isSecret, newSecret } from '../../accounts/second-factor.ts'
import type { Origin } from '../../store/origin.ts'
import type { SecondFactorStore } from '../../store/second-factors.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { codeFaults } from '../session/code-field.ts'
import { formOf } from '../session/require-session.ts'
import type { Confirmation } from './confirmation.ts'
import { type FactorFrame, recoveryCodesPage, setUpPage, turnOffPage } from './second-factor-pages.ts'

/** The signed-in user or operator. */
export interface FactorOwner {
  factors: Pick<SecondFactorStore, 'setSecondFactor' | 'removeSecondFactor'>
  confirmation: Confirmation
  ownerOf(request: FastifyRequest): string
  originOf(request: FastifyRequest): Origin
  /** @param token of a new session; by default that of the request */
  frameOf(request: FastifyRequest, token?: string): FactorFrame
  /**
   * Starts a session, because each change ends all of them.
   * @returns its token; `undefined` if the password was changed concurrently
   */
  begin(request: FastifyRequest, reply: FastifyReply, verifiedHash: string): Promise<string | undefined>
  paths: FactorFrame['paths'] & { signIn: string; done: string }
  /** route options of the forms */
  options: RouteShorthandOptions
}

/**
 * One-time codes of the signed-in user. Each change must be confirmed, so that a browser left open is not
 * enough.
 */
export function addSecondFactorPages(
  pages: FastifyInstance,
  { owner, href, now }: { owner: FactorOwner; href: DashboardUrl; now: () => Date },
): void {
  const { factors, confirmation, ownerOf, originOf, frameOf, begin, paths, options } = owner
  const path = `/dashboard${paths.factor}`

  pages.get(path, async (request, reply) => {
    const replaces = await confirmation.asksForCode(request)
    return sendPage(reply, setUpPage({ frame: frameOf(request), secret: newSecret(), replaces }))
  })

  pages.post(path, options, async (request, reply) => {
    const frame = frameOf(request)
    const { secret = '', code = '' } = formOf(request)
    const replaces = await confirmation.asksForCode(request)
    const made = confirmSecret(ownerOf(request), { secret, code, now: now() })
    if (made === undefined) {
      // The form never sends an invalid secret.
      const shown = isSecret(secret) ? secret : newSecret()
      const page = setUpPage({ frame, secret: shown, replaces, wrongCode: codeFaults.wrong })
      return sendPage(reply, page, 422)
    }
    const verified = await confirmation.confirm(request, reply, 'present_code')
    if (verified.is !== 'right') {
      const { wrongCode: wrongPresentCode, ...shown } = verified.shown
      const page = setUpPage({ frame, secret, replaces, wrongPresentCode, ...shown })
      return sendPage(reply, page, verified.status)
    }
    await factors.setSecondFactor(made.factor, made.recoveryHashes, originOf(request))
    const token = await begin(request, reply, verified.hash)
    if (token === undefined) return reply.redirect(href(paths.signIn), 303)
    return sendPage(reply, recoveryCodesPage({ frame: frameOf(request, token), codes: made.recoveryCodes }))
  })

  pages.get(`${path}/remove`, async (request, reply) =>
    sendPage(reply, turnOffPage({ frame: frameOf(request) })),
  )

  pages.post(`${path}/remove`, options, async (request, reply) => {
    if (!(await confirmation.asksForCode(request))) return reply.redirect(href(paths.back), 303)
    const verified = await confirmation.confirm(request, reply)
    if (verified.is !== 'right')
      return sendPage(reply, turnOffPage({ frame: frameOf(request), ...verified.shown }), verified.status)
    await factors.removeSecondFactor(ownerOf(request), originOf(request))
    const token = await begin(request, reply, verified.hash)
    return reply.redirect(href(token === undefined ? paths.signIn : paths.done), 303)
  })
}
