import type { FastifyRequest } from 'fastify'
import { mailboxOf } from '../../accounts/user-email.ts'
import { addressGroup, siteGroup } from '../../limits/address-list.ts'
import { countInProcess, type MakeCounter } from '../../store/counter.ts'

/** Mails to one mailbox, those of them that one site caused, and requests or invitations from one address, in this many seconds. */
const limits = { ofMailbox: 10, ofSiteToMailbox: 3, ofAddress: 10, duration: 60 * 60 }

/** Connections to the mail server for mails that people without a session ask for. */
export const mailsAtOnce = 50

/** Who causes a mail. */
export interface MailCause {
  /** IP address */
  address: string
  /** id of a browser in which the person who gets the mail signed in before */
  browser?: string | undefined
}

/** Limits of mails with links, so that nobody fills a mailbox, or keeps its owner from a mail by asking for others. */
export interface LinkLimits {
  /** counts a mail to this address; false above the limit */
  mayMail(email: string, cause: MailCause): Promise<boolean>
  /** undoes what `mayMail` counted, of a mail that was not accepted */
  forgive(email: string, cause: MailCause): Promise<void>
  /** counts a request by its address; the seconds to wait above the limit */
  countFrom(request: Pick<FastifyRequest, 'ip'>): Promise<number | undefined>
}

/** @param from what is counted by address */
export function createLinkLimits(
  from: 'password-links-for' | 'invitations-from' | 'sign-ups-from',
  count: MakeCounter = countInProcess,
): LinkLimits {
  const { ofMailbox, ofSiteToMailbox, ofAddress, duration } = limits
  const addresses = count({ name: from, points: ofAddress, duration })
  const mailboxes = count({ name: 'links-to', points: ofMailbox, duration })
  const causes = count({ name: 'links-from-to', points: ofSiteToMailbox, duration })

  /** A known browser counts alone: what strangers ask for does not keep its user from a mail. */
  const namesOf = (email: string, { address, browser }: MailCause) => ({
    mailbox: browser === undefined ? mailboxOf(email) : undefined,
    cause: JSON.stringify([browser ?? siteGroup(address), mailboxOf(email)]),
  })

  return {
    async mayMail(email, by) {
      const { mailbox, cause } = namesOf(email, by)
      // what is above the limit of its site uses up nothing of the mailbox
      if ((await causes.penalty(cause)).consumedPoints > ofSiteToMailbox) return false
      return mailbox === undefined || (await mailboxes.penalty(mailbox)).consumedPoints <= ofMailbox
    },
    async forgive(email, by) {
      const { mailbox, cause } = namesOf(email, by)
      await causes.reward(cause)
      if (mailbox !== undefined) await mailboxes.reward(mailbox)
    },
    async countFrom({ ip }) {
      const counted = await addresses.penalty(addressGroup(ip))
      return counted.consumedPoints > ofAddress ? Math.ceil(counted.msBeforeNext / 1000) : undefined
    },
  }
}
