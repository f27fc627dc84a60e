import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SecondFactorStore } from '../../store/second-factors.ts'
import type { Html } from '../html/html.ts'
import { t } from '../html/texts.ts'
import { codeFaults } from '../session/code-field.ts'
import type { PasswordChecks } from '../session/password-checks.ts'
import { formOf } from '../session/require-session.ts'
import type { SecondFactorChecks } from '../session/second-factor-checks.ts'

export type Confirmed =
  /** `hash` is the stored hash of the password */
  { is: 'right'; hash: string } | { is: 'not right'; status: number; shown: ConfirmationFaults }

/** Error texts of a form whose change was not confirmed. */
export interface ConfirmationFaults {
  /** about the whole form */
  wrong?: Html
  wrongPassword?: Html
  wrongCode?: Html
}

/** Confirms changes by password and code, so that a signed-in browser that is left open is not enough. */
export interface Confirmation {
  /** verifies the field `password` and, if the user has one-time codes, the field `codeName` */
  confirm(request: FastifyRequest, reply: FastifyReply, codeName?: string): Promise<Confirmed>
  /** whether the signed-in user has one-time codes */
  asksForCode(request: FastifyRequest): Promise<boolean>
}

export interface ConfirmationDeps<Found> {
  factors: Pick<SecondFactorStore, 'findSecondFactor'>
  passwords: PasswordChecks<Found>
  codes: Pick<SecondFactorChecks<Found>, 'check'>
  /** the owner of the one-time codes, and the sign-in name */
  who(request: FastifyRequest): { owner: string; name: string }
}

export function createConfirmation<Found extends { hash: string }>({
  factors,
  passwords,
  codes,
  who,
}: ConfirmationDeps<Found>): Confirmation {
  const factorOf = (request: FastifyRequest) => factors.findSecondFactor(who(request).owner)

  return {
    async confirm(request, reply, codeName = 'code') {
      const form = formOf(request)
      const checked = await passwords.check(request, who(request).name, form.password ?? '')
      if (checked.is === 'wrong')
        return { is: 'not right', status: 422, shown: { wrongPassword: t('factor.wrong_password') } }
      if (checked.is === 'delayed') {
        void reply.header('retry-after', checked.seconds)
        return { is: 'not right', status: 429, shown: { wrong: checked.text } }
      }
      const factor = await factorOf(request)
      const code = factor && (await codes.check(factor, form[codeName] ?? ''))
      if (code === undefined || code === 'right') return { is: 'right', hash: checked.found.hash }
      const status = code === 'wrong' ? 422 : 429
      return { is: 'not right', status, shown: { wrongCode: codeFaults[code] } }
    },
    asksForCode: async request => (await factorOf(request)) !== undefined,
  }
}
