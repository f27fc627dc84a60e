import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressGroup } from '../address-group.ts'

const signInLimits = { ofAddress: 10, ofAccount: 50, windowSeconds: 15 * 60 }

/** How often a wrong password may be given; the counts are this process's own. */
export interface SignInLimits {
  /** counts before the password is looked at, so that many at once gain nothing; seconds to wait when it is too often */
  countTry(address: string, account: string): Promise<number | undefined>
  /** the try was the right one and does not count; the wrong ones before it still do */
  forgive(address: string, account: string): Promise<void>
}

export function createSignInLimits(): SignInLimits {
  const { ofAddress, ofAccount, windowSeconds } = signInLimits
  const addresses = new RateLimiterMemory({ points: ofAddress, duration: windowSeconds })
  const accounts = new RateLimiterMemory({ points: ofAccount, duration: windowSeconds })

  return {
    async countTry(address, account) {
      const fromHere = await addresses.penalty(addressGroup(address))
      if (fromHere.consumedPoints > ofAddress) return Math.ceil(fromHere.msBeforeNext / 1000)
      const onAccount = await accounts.penalty(account)
      return onAccount.consumedPoints > ofAccount ? Math.ceil(onAccount.msBeforeNext / 1000) : undefined
    },
    async forgive(address, account) {
      await addresses.reward(addressGroup(address))
      await accounts.reward(account)
    },
  }
}
