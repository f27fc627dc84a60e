import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { hashPassword, isPassword } from '../../accounts/password.ts'
import { siteGroup } from '../../limits/address-list.ts'
import { createKeyedSemaphore } from '../../scheduling/keyed-semaphore.ts'
import type { UserWithPassword } from '../../store/users.ts'
import type { Html } from '../html/html.ts'
import { t } from '../html/texts.ts'
import type { Cookie } from './cookies.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** A user or operator with a password. */
interface WithPassword {
  hash: string
}

export interface PasswordCheckDeps<Found extends WithPassword> {
  find(name: string): Promise<Found | undefined>
  /** cookie of browsers that have signed in before, which failed attempts of others do not slow down */
  browserCookie: Cookie
  browsers: KnownBrowsers
  limits: SignInLimits
  /** pause between verifications for an address above its limit */
  pauseSeconds: number
}

export type CheckedPassword<Found> =
  | { is: 'right'; found: Found }
  | { is: 'wrong' }
  /** not verified; `text` is the reason */
  | { is: 'delayed'; seconds: number; text: Html }

/** Verifies and hashes passwords, within limits of wrong passwords and of CPU time. */
export interface PasswordChecks<Found = UserWithPassword> {
  check(request: FastifyRequest, name: string, password: string): Promise<CheckedPassword<Found>>
  hash(password: string, request: FastifyRequest): Promise<string>
  /** id of the browser, if this user has signed in with it before */
  browserOf(request: FastifyRequest, name: string, hash: string | undefined): string | undefined
  /** exempts this browser from delays caused by failed attempts of others */
  rememberBrowser(reply: FastifyReply, name: string, hash: string): void
}

/**
 * Password hashing shares libuv's threads with writing PDFs, so at most two passwords are hashed at a time;
 * those of known browsers first.
 */
const hashing = createKeyedSemaphore({ slots: 2, maxWaiting: 16 })

/** Retry-After of an attempt that was displaced from a queue. */
const secondsBetweenSlowed = 5

/** Queues of users and addresses above their limit. */
const slowed = {
  user: { pauseMilliseconds: 1_000, maxWaiting: 8 },
  address: { maxWaiting: 2 },
} as const

export function createPasswordChecks<Found extends WithPassword>(
  deps: PasswordCheckDeps<Found>,
): PasswordChecks<Found> {
  const { find, browserCookie, browsers, limits, pauseSeconds } = deps
  const slowedNames = createKeyedSemaphore(slowed.user)
  const slowedAddresses = createKeyedSemaphore({ ...slowed.address, pauseMilliseconds: pauseSeconds * 1000 })

  interface Verified {
    verified: Found | undefined
  }

  /** @returns the owner of the password */
  const verify = (name: string, password: string, from: string, isKnown: boolean): Promise<Verified> =>
    runHashing(
      from,
      async () => {
        const kept = await find(name)
        return { verified: (await isPassword(password, kept?.hash)) ? kept : undefined }
      },
      isKnown,
    )

  return {
    async check(request, name, password) {
      const storedHash = (await find(name))?.hash
      const browser = browsers.idOf(browserCookie.read(request), name, storedHash)
      const counted = await limits.count({ address: request.ip, name, browser })
      const { isKnown, slowedAddress, isSlowed, forgive } = counted
      const from = siteGroup(request.ip)
      const verifyNow = () => verify(name, password, from, isKnown)
      const verifyName = async (): Promise<Verified | undefined> =>
        isSlowed ? slowedNames.run(name, from, verifyNow) : verifyNow()
      const verification =
        slowedAddress === undefined ? verifyName() : slowedAddresses.run(slowedAddress, name, verifyName)
      const done = await verification.catch(async error => {
        // an attempt that was not verified does not count
        await forgive().catch(() => undefined)
        throw error
      })
      if (done !== undefined && done.verified === undefined) return { is: 'wrong' }
      await forgive()
      if (done?.verified !== undefined) return { is: 'right', found: done.verified }
      const text = t(slowedAddress === undefined ? 'sign_in.delayed.user' : 'sign_in.delayed.address')
      return { is: 'delayed', seconds: secondsBetweenSlowed, text }
    },
    hash: (password, { ip }) => runHashing(siteGroup(ip), () => hashPassword(password)),
    browserOf: (request, name, hash) => browsers.idOf(browserCookie.read(request), name, hash),
    rememberBrowser: (reply, name, hash) => browserCookie.set(reply, browsers.tokenFor(name, hash)),
  }
}

/** @throws AppError overloaded when too many passwords wait */
async function runHashing<T>(from: string, work: () => Promise<T>, isPreferred = false): Promise<T> {
  const done = await hashing.run('', from, async () => ({ result: await work() }), isPreferred)
  if (done === undefined) throw new AppError('overloaded')
  return done.result
}
