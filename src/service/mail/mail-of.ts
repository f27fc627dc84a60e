import type { Message, WriteMessage } from '#core/messages/message.ts'
import type { Mail } from './mailer.ts'

/** The content of a mail in the language of who gets it. */
export const mailOf = (
  { subject, text }: { subject: Message; text: Message },
  write: WriteMessage,
): Pick<Mail, 'subject' | 'text'> => ({ subject: write(subject), text: write(text) })
