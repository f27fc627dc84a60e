import { countInProcess, type MakeCounter } from '../../store/counter.ts'

/** Mails to one person, and requests or invitations from one address, in this many seconds. */
const limits = { ofPerson: 3, ofAddress: 10, duration: 60 * 60 }

/** Limits of mails with links to set a password, so that nobody fills a mailbox. */
export interface LinkLimits {
  /** counts a mail to this address; false above the limit */
  mayMail(email: string): Promise<boolean>
  /** counts a request of this address group; the seconds to wait above the limit */
  countFrom(group: string): Promise<number | undefined>
}

/** @param from what is counted by address */
export function createLinkLimits(
  from: 'password-links-for' | 'invitations-from' | 'sign-ups-from',
  count: MakeCounter = countInProcess,
): LinkLimits {
  const { ofPerson, ofAddress, duration } = limits
  const addresses = count({ name: from, points: ofAddress, duration })
  const people = count({ name: 'password-links-to', points: ofPerson, duration })

  return {
    mayMail: async email => (await people.penalty(email)).consumedPoints <= ofPerson,
    async countFrom(group) {
      const counted = await addresses.penalty(group)
      return counted.consumedPoints > ofAddress ? Math.ceil(counted.msBeforeNext / 1000) : undefined
    },
  }
}
