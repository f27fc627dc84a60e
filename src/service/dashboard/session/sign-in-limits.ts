import { addressGroup, siteGroup } from '../../limits/address-list.ts'
import { type Counter, countInProcess, type MakeCounter } from '../../store/counter.ts'

const signInLimits = { ofAddress: 10, ofSite: 40, ofBrowser: 10, ofName: 50, duration: 15 * 60 }

/** An attempt to sign in. */
export interface Attempt {
  address: string
  /** normalised e-mail address, or account id */
  name: string
  /** id of a browser that has signed in with this name before */
  browser: string | undefined
}

/** An attempt that counts as a wrong password until it is forgiven. */
export interface CountedAttempt {
  /** whether the browser has signed in before; failed attempts of others do not slow it down */
  isKnown: boolean
  /** the address or site above its limit; its passwords are then verified slowly, but never rejected */
  slowedAddress: string | undefined
  /** whether the name is above its limit; its passwords are then verified slowly, but never rejected */
  isSlowed: boolean
  /** uncounts this attempt; earlier wrong ones still count */
  forgive(): Promise<void>
}

/** Limits of wrong passwords. Guessing locks out neither the user nor other users behind the same address. */
export interface SignInLimits {
  /** counts before the password is verified, so that parallel attempts do not bypass the limit */
  count(attempt: Attempt): Promise<CountedAttempt>
}

/** @param of separates the counters of users and operators */
export function createSignInLimits(
  of: 'users' | 'operators',
  count: MakeCounter = countInProcess,
): SignInLimits {
  const { ofAddress, ofSite, ofBrowser, ofName, duration } = signInLimits
  // these names must not change, because instances of the previous version count with them during an update
  const prefix = of === 'users' ? '' : 'operator-'
  const addresses = count({ name: `${prefix}sign-ins-from`, points: ofAddress, duration })
  const sites = count({ name: `${prefix}sign-ins-from-site`, points: ofSite, duration })
  const browsers = count({ name: `${prefix}sign-ins-in`, points: ofBrowser, duration })
  const names = count({ name: `${prefix}sign-ins-to`, points: ofName, duration })

  return {
    async count({ address, name, browser }) {
      if (browser !== undefined) {
        const inBrowser = await browsers.penalty(browser)
        if (inBrowser.consumedPoints <= ofBrowser)
          return {
            ...{ isKnown: true, slowedAddress: undefined, isSlowed: false },
            forgive: reward([browsers, browser]),
          }
      }
      const [group, site] = [addressGroup(address), siteGroup(address)]
      const fromHere = await addresses.penalty(group)
      // the group of an IPv4 address is its site
      const counted: [Counter, string][] = site === group ? [] : [[sites, site]]
      const fromSite = site === group ? undefined : await sites.penalty(site)
      const onName = await names.penalty(name)
      const isSiteOver = (fromSite?.consumedPoints ?? 0) > ofSite
      return {
        isKnown: false,
        slowedAddress: isSiteOver ? site : fromHere.consumedPoints > ofAddress ? group : undefined,
        isSlowed: onName.consumedPoints > ofName,
        forgive: reward([addresses, group], ...counted, [names, name]),
      }
    },
  }
}

const reward =
  (...counted: [Counter, string][]) =>
  async () => {
    for (const [counter, name] of counted) await counter.reward(name)
  }
