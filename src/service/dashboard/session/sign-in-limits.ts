import { addressGroup } from '../../limits/address-group.ts'
import { countInProcess, type MakeCounter } from '../../store/counter.ts'

const signInLimits = { ofAddress: 10, ofAccount: 50, duration: 15 * 60 }

/** Limits of wrong passwords per address and account. */
export interface SignInLimits {
  /** counts before the password is verified, so that parallel attempts gain nothing; returns seconds to wait above the limit */
  countTry(address: string, account: string): Promise<number | undefined>
  /** uncounts one attempt; earlier wrong ones still count */
  forgive(address: string, account: string): Promise<void>
}

export function createSignInLimits(count: MakeCounter = countInProcess): SignInLimits {
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
