import type { Message, WriteMessage } from '#core/messages/message.ts'
import type { Mail } from './mailer.ts'

export interface MailMessages {
  subject: Message
  text: Message
}

/** The content of a mail in the language of who gets it. */
export const mailOf = (
  { subject, text }: MailMessages,
  write: WriteMessage,
): Pick<Mail, 'subject' | 'text'> => ({ subject: write(subject), text: write(text) })
