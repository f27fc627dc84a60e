import { createTransport } from 'nodemailer'
import { systemCodeOf } from '#core/errors/system-error.ts'
import type { Message, WriteMessage } from '#core/messages/message.ts'
import { addressList } from '../limits/address-list.ts'

export interface MailOptions {
  /** `smtp://` or `smtps://`, with the credentials; `?tls=none` for a relay without TLS */
  smtpUrl: string
  /** such as `Billing <billing@example.com>` */
  from: string
}

export interface Mail {
  to: string | string[]
  subject: string
  /** plain text */
  text: string
}

export interface Mailer {
  /** Rejects when the server does not accept the mail. */
  send(mail: Mail): Promise<void>
  /**
   * connects like {@link Mailer.send} without sending a mail, so that an unknown address causes the same work
   */
  connect(): Promise<void>
  close(): void
}

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const isLoopback = addressList('loopback')

/** Sends by SMTP. TLS is required, except on loopback or if the URL disables it. */
export function createSmtpMailer({ smtpUrl, from }: MailOptions): Mailer {
  const url = new URL(smtpUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPlain = host === 'localhost' || isLoopback(host) || url.searchParams.get('tls') === 'none'
  const transport = createTransport(
    {
      host,
      port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
      secure: url.protocol === 'smtps:',
      requireTLS: !isPlain,
      ignoreTLS: isPlain,
      ...(url.username && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
      ...timeouts,
    },
    { from },
  )
  return {
    async send(mail) {
      // not as text, which would be parsed, and an address with parentheses or a colon misread
      const to = [mail.to].flat().map(address => ({ name: '', address }))
      await transport.sendMail({ ...mail, to })
    },
    async connect() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

/** Returns the code of a failure for the log, because its message may contain the recipient. */
export const mailFailure = (error: unknown): string => systemCodeOf(error) ?? 'unknown'

export interface MailMessages {
  subject: Message
  text: Message
}

/** Returns the content of a mail in the language of the recipient. */
export const mailOf = (
  { subject, text }: MailMessages,
  write: WriteMessage,
): Pick<Mail, 'subject' | 'text'> => ({ subject: write(subject), text: write(text) })
