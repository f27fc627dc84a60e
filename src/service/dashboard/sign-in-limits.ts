import { addressGroup } from '../limits/address-group.ts'
import { countHere, type MakeCounter } from '../limits/counter.ts'

const signInLimits = { ofAddress: 10, ofAccount: 50, duration: 15 * 60 }

/** How often a wrong password may be given. */
export interface SignInLimits {
  /** counts before the password is looked at, so that many at once gain nothing; seconds to wait when it is too often */
  countTry(address: string, account: string): Promise<number | undefined>
  /** the try was the right one and does not count; the wrong ones before it still do */
  forgive(address: string, account: string): Promise<void>
}

export function createSignInLimits(count: MakeCounter = countHere): SignInLimits {
  const { ofAddress, ofAccount, duration } = signInLimits
  const addresses = count({ name: 'sign-ins-from', points: ofAddress, duration })
  const accounts = count({ name: 'sign-ins-to', points: ofAccount, duration })

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
