import MimeComposer from 'nodemailer/lib/mail-composer'
import type { MailComposer } from '#app/ports/ports.ts'

/** `X-Unsent` makes mail programs that know it open the message for editing. */
export const mailComposer: MailComposer = {
  async compose({ to, from, subject, body, attachment }) {
    const message = new MimeComposer({
      ...(to !== '' && { to }),
      ...(from !== '' && { from }),
      subject,
      text: body,
      headers: { 'X-Unsent': '1' },
      attachments: [
        {
          filename: attachment.name,
          content: Buffer.from(attachment.bytes),
          contentType: 'application/pdf',
        },
      ],
      // Prevents that values which look like a path or an address are read.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return await message.compile().build()
  },
}
