/** Mails of the sign-up. They contain addresses of this service and nothing that a stranger has typed. */

interface Content {
  subject: string
  text: string
}

const subject = 'Your account at the invoice generation service'

export const linkMail = (url: string): Content => ({
  subject,
  text: `Somebody asked for an account at the invoice generation service with this address.

Choose a password here within 24 hours:
${url}

If it was not you, do nothing. No account is made.
`,
})

export const invitationMail = (url: string): Content => ({
  subject,
  text: `Whoever runs the invoice generation service offers you an account.

Choose a password here within seven days:
${url}

If you do not want one, do nothing. No account is made.
`,
})

/** To somebody who signs in already: only the mailbox learns it. */
export const knownMail = (signIn: string, forgotten: string): Content => ({
  subject,
  text: `Somebody asked for an account at the invoice generation service with this address. You have a sign-in with it already, and
nothing has changed.

Sign in:
${signIn}

If you do not know the password, set another one:
${forgotten}

If it was not you, do nothing.
`,
})
