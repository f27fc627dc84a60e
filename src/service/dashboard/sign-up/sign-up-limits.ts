import { domainOf } from '../../accounts/user-email.ts'
import { siteGroup } from '../../limits/address-list.ts'
import { countInProcess, type MakeCounter } from '../../store/counter.ts'
import { createLinkLimits, type LinkLimits } from '../session/link-limits.ts'

/**
 * Limits of sign-ups per `duration` seconds: per site, per mail domain, and per last two labels of the
 * domain, because the owner of a domain can create any number of subdomains.
 */
const limits = { ofSite: 40, ofDomain: 60, ofSuffix: 240, duration: 60 * 60 }

/** The exceeded limit, and the seconds to wait. */
export type SignUpRefusal = { of: 'address' | 'domain'; retryAfter: number }

/** Limits of sign-ups, which do not depend on whether the address is known. */
export interface SignUpLimits extends Pick<LinkLimits, 'mayMail' | 'forgive'> {
  /** counts a requested sign-up */
  count(from: { address: string; email: string }): Promise<SignUpRefusal | undefined>
}

export function createSignUpLimits(count: MakeCounter = countInProcess): SignUpLimits {
  const { ofSite, ofDomain, ofSuffix, duration } = limits
  const links = createLinkLimits('sign-ups-from', count)
  const sites = count({ name: 'sign-ups-from-site', points: ofSite, duration })
  const domains = count({ name: 'sign-ups-of-domain', points: ofDomain, duration })
  const suffixes = count({ name: 'sign-ups-of-suffix', points: ofSuffix, duration })

  return {
    async count({ address, email }) {
      const wait = await links.countFrom({ ip: address })
      if (wait !== undefined) return { of: 'address', retryAfter: wait }
      for (const [of, counter, name, max] of [
        ['address', sites, siteGroup(address), ofSite],
        ['domain', domains, domainOf(email), ofDomain],
        ['domain', suffixes, suffixOf(domainOf(email)), ofSuffix],
      ] as const) {
        const { consumedPoints, msBeforeNext } = await counter.penalty(name)
        if (consumedPoints > max) return { of, retryAfter: Math.ceil(msBeforeNext / 1000) }
      }
      return undefined
    },
    mayMail: links.mayMail,
    forgive: links.forgive,
  }
}

const suffixOf = (domain: string): string => domain.split('.').slice(-2).join('.')
