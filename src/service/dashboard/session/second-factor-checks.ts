import { createHmac, timingSafeEqual } from 'node:crypto'
import { acceptCode } from '../../accounts/second-factor.ts'
import { countInProcess, type MakeCounter } from '../../store/counter.ts'
import type { SecondFactor, SecondFactorStore } from '../../store/second-factors.ts'
import type { UserStore, UserWithPassword } from '../../store/users.ts'

/**
 * Wrong codes of one user in this many seconds. More are refused, right ones too: whoever gives codes knows the password, and
 * three of a million codes are valid at any time.
 */
const limits = { ofUser: 10, duration: 15 * 60 }

/** Seconds between password and code. */
const ticketLifetime = 5 * 60

export type CheckedCode = 'right' | 'wrong' | 'too many'

export interface SecondFactorChecks {
  check(factor: SecondFactor, code: string): Promise<CheckedCode>
  /** proves for `ticketLifetime` that the password was right, in the browser of this form */
  ticketFor(found: UserWithPassword, formToken: string): string
  /** @returns the user; `undefined` for an expired ticket, another form, or a password that has changed */
  readTicket(ticket: string, formToken: string): Promise<UserWithPassword | undefined>
}

export function createSecondFactorChecks({
  store,
  secret,
  now,
  makeCounter = countInProcess,
}: {
  store: SecondFactorStore & Pick<UserStore, 'findUser' | 'findSignIn'>
  secret: Uint8Array
  now: () => Date
  makeCounter?: MakeCounter | undefined
}): SecondFactorChecks {
  const wrong = makeCounter({ name: 'codes-of', points: limits.ofUser, duration: limits.duration })

  const sign = (id: string, expires: number, hash: string, formToken: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['ticket', id, expires, hash, formToken]))
      .digest('base64url')
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    async check(factor, code) {
      // counted before it is verified, so that parallel attempts gain nothing
      if ((await wrong.penalty(factor.user_id)).consumedPoints > limits.ofUser) return 'too many'
      if (!(await acceptCode(store, factor, { code, now: now() }))) return 'wrong'
      await wrong.reward(factor.user_id)
      return 'right'
    },
    ticketFor({ user, hash }, formToken) {
      const expires = seconds() + ticketLifetime
      return `${user.id}.${expires}.${sign(user.id, expires, hash, formToken)}`
    },
    async readTicket(ticket, formToken) {
      const [, id = '', digits, signature = ''] = /^(usr_\w+)\.(\d{1,12})\.([\w-]{43})$/.exec(ticket) ?? []
      const expires = Number(digits)
      if (!(expires > seconds())) return undefined
      const user = await store.findUser(id)
      const found = user && (await store.findSignIn(user.email ?? user.account_id))
      if (found === undefined) return undefined
      const expected = Buffer.from(sign(id, expires, found.hash, formToken))
      return timingSafeEqual(Buffer.from(signature), expected) ? found : undefined
    },
  }
}
