import type { Logger } from 'pino'
import type { Message } from '#core/messages/message.ts'
import { englishLanguage, type ServiceLanguages } from '../languages/service-languages.ts'
import type { SpendingMail, SpendingMailStore } from '../store/spending-mails.ts'
import type { AccountStore } from '../store/store.ts'
import type { UserStore } from '../store/users.ts'
import { nextAttempt } from '../webhooks/next-attempt.ts'
import { type Mailer, type MailMessages, mailFailure, mailOf } from './smtp-mailer.ts'

export interface SpendingMailDeps {
  store: SpendingMailStore & Pick<UserStore, 'listUsers'> & Pick<AccountStore, 'findAccount'>
  languages: Pick<ServiceLanguages, 'find'>
  mailer: Pick<Mailer, 'send'>
  logger: Logger
  now: () => Date
  /** polling interval in milliseconds */
  interval?: number
}

/** Milliseconds. */
const usualInterval = 10_000
/** Milliseconds; longer than sending a mail takes. */
const lease = 5 * 60_000
const sentAtOnce = 10

/**
 * Mails the owners of accounts that reached the warning or the cap of their plan, in each process. A lease in
 * the store keeps two processes from sending the same mail. A mail that the server does not accept is retried
 * for three days.
 * @returns a function that waits for mails being sent
 */
export function startSpendingMails(deps: SpendingMailDeps): () => Promise<void> {
  const { logger, interval = usualInterval } = deps
  let running: Promise<void> | undefined

  const timer = setInterval(wake, interval).unref()
  wake()

  function wake(): void {
    running ??= sendDue(deps)
      .catch(error => logger.warn({ err: error }, 'looking for mails about spending failed'))
      .finally(() => {
        running = undefined
      })
  }

  return async () => {
    clearInterval(timer)
    await running
  }
}

async function sendDue({ store, mailer, languages, logger, now }: SpendingMailDeps): Promise<void> {
  const at = now()
  const leaseUntil = new Date(at.getTime() + lease).toISOString()
  const due = await store.claimSpendingMails({ now: at.toISOString(), leaseUntil, limit: sentAtOnce })
  await Promise.all(due.map(send))

  async function send(mail: SpendingMail): Promise<void> {
    const users = await store.listUsers(mail.account_id)
    const to = users.flatMap(({ role, email }) => (role === 'owner' && email !== null ? email : []))
    // events from before mail was configured are outdated
    const isLate = nextAttempt(mail.created_at, now()) === null
    if (to.length === 0 || isLate) return store.settleSpendingMail(mail, null)
    try {
      const { language } = (await store.findAccount(mail.account_id)) ?? {}
      const { write } = languages.find(language) ?? englishLanguage
      await mailer.send({ to, ...mailOf(contentOf(mail), write) })
      await store.settleSpendingMail(mail, null)
    } catch (error) {
      const { account_id, event } = mail
      logger.warn({ code: mailFailure(error), account_id, event }, 'a mail about spending was not sent')
      await store.settleSpendingMail(mail, nextAttempt(mail.created_at, now()))
    }
  }
}

const contentOf = ({ month, event, billed, cap }: SpendingMail): MailMessages => {
  const count: Message = { code: 'mail.spending.count', params: { billed, month } }
  const limit: Message =
    event === 'spending.warning'
      ? { code: 'mail.spending.warning', params: { cap } }
      : { code: 'mail.spending.cap_reached' }
  return {
    subject: { code: 'mail.spending.subject', params: { event, month } },
    text: { code: 'mail.spending.text', params: { count, limit } },
  }
}
