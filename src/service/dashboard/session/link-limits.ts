import type { FastifyRequest } from 'fastify'
import { mailboxOf } from '../../accounts/user-email.ts'
import { addressGroup, siteGroup } from '../../limits/address-list.ts'
import { countInProcess, type MakeCounter } from '../../store/counter.ts'

/** Limits per `duration` seconds: mails per mailbox, mails per site and mailbox, and requests per address. */
const limits = { ofMailbox: 10, ofSiteToMailbox: 3, ofAddress: 10, duration: 60 * 60 }

/** Maximum concurrent connections to the mail server for mails requested without a session. */
export const mailsAtOnce = 50

/** The cause of a mail. */
export interface MailCause {
  /** IP address */
  address: string
  /** id of a browser in which the recipient has signed in before */
  browser?: string | undefined
}

/**
 * Limits of mails with links, which protect a mailbox against floods without blocking mails that its owner
 * requests.
 */
export interface LinkLimits {
  /** counts a mail to this address; false above the limit */
  mayMail(email: string, cause: MailCause): Promise<boolean>
  /** undoes `mayMail` for a mail that the server did not accept */
  forgive(email: string, cause: MailCause): Promise<void>
  /** counts a request by its address; returns the seconds to wait above the limit */
  countFrom(request: Pick<FastifyRequest, 'ip'>): Promise<number | undefined>
}

/** @param from what is counted per address */
export function createLinkLimits(
  from: 'password-links-for' | 'invitations-from' | 'sign-ups-from',
  count: MakeCounter = countInProcess,
): LinkLimits {
  const { ofMailbox, ofSiteToMailbox, ofAddress, duration } = limits
  const addresses = count({ name: from, points: ofAddress, duration })
  const mailboxes = count({ name: 'links-to', points: ofMailbox, duration })
  const causes = count({ name: 'links-from-to', points: ofSiteToMailbox, duration })

  /** A known browser has its own counter, so that requests of others do not block its user. */
  const namesOf = (email: string, { address, browser }: MailCause) => ({
    mailbox: browser === undefined ? mailboxOf(email) : undefined,
    cause: JSON.stringify([browser ?? siteGroup(address), mailboxOf(email)]),
  })

  return {
    async mayMail(email, by) {
      const { mailbox, cause } = namesOf(email, by)
      // a mail above the limit of its site does not count for the mailbox
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
