import { createHmac, timingSafeEqual } from 'node:crypto'
import { acceptCode } from '../../accounts/second-factor.ts'
import { countInProcess, type MakeCounter } from '../../store/counter.ts'
import type { SecondFactor, SecondFactorStore } from '../../store/second-factors.ts'
import type { UserWithPassword } from '../../store/users.ts'

/**
 * Maximum wrong codes per owner in `duration` seconds. Above it, valid codes are rejected too, because an
 * attacker who enters codes knows the password, and three of a million codes are valid at any time.
 */
const limits = { ofOwner: 10, duration: 15 * 60 }

/** Seconds between password and code. */
const ticketLifetime = 5 * 60

export type CheckedCode = 'right' | 'wrong' | 'too many'

export interface SecondFactorChecks<Found = UserWithPassword> {
  check(factor: SecondFactor, code: string): Promise<CheckedCode>
  /** a ticket that proves for `ticketLifetime` that the password was verified in the browser of this form */
  ticketFor(found: Found, formToken: string): string
  /**
   * @returns the owner of the ticket; `undefined` if it has expired, is of another form, or the password has
   * changed
   */
  readTicket(ticket: string, formToken: string): Promise<Found | undefined>
}

export interface SecondFactorCheckDeps<Found> {
  /** separates tickets and counters of users and operators */
  of: 'users' | 'operators'
  factors: SecondFactorStore
  ownerOf(found: Found): string
  find(owner: string): Promise<Found | undefined>
  secret: Uint8Array
  now: () => Date
  makeCounter?: MakeCounter | undefined
}

export function createSecondFactorChecks<Found extends { hash: string }>({
  of,
  factors,
  ownerOf,
  find,
  secret,
  now,
  makeCounter = countInProcess,
}: SecondFactorCheckDeps<Found>): SecondFactorChecks<Found> {
  const name = of === 'users' ? 'codes-of' : 'operator-codes-of'
  const wrong = makeCounter({ name, points: limits.ofOwner, duration: limits.duration })

  const sign = (owner: string, expires: number, hash: string, formToken: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['ticket', of, owner, expires, hash, formToken]))
      .digest('base64url')
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    async check(factor, code) {
      // counted before it is verified, so that parallel attempts gain nothing
      if ((await wrong.penalty(factor.owner)).consumedPoints > limits.ofOwner) return 'too many'
      if (!(await acceptCode(factors, factor, { code, now: now() }))) return 'wrong'
      await wrong.reward(factor.owner)
      return 'right'
    },
    ticketFor(found, formToken) {
      const [owner, expires] = [ownerOf(found), seconds() + ticketLifetime]
      const signature = sign(owner, expires, found.hash, formToken)
      return `${Buffer.from(owner).toString('base64url')}.${expires}.${signature}`
    },
    async readTicket(ticket, formToken) {
      const [, encoded = '', digits, signature = ''] =
        /^([\w-]{1,600})\.(\d{1,12})\.([\w-]{43})$/.exec(ticket) ?? []
      const expires = Number(digits)
      if (!(expires > seconds())) return undefined
      const owner = Buffer.from(encoded, 'base64url').toString()
      const found = await find(owner)
      if (found === undefined) return undefined
      const expected = Buffer.from(sign(owner, expires, found.hash, formToken))
      return timingSafeEqual(Buffer.from(signature), expected) ? found : undefined
    },
  }
}
