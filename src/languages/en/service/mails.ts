/** Mails of the service. They contain addresses of this service and nothing that a stranger has typed. */
export const mailTexts = {
  'mail.account.subject': 'Your account at the invoice generation service',
  'mail.account.link': `Somebody asked for an account at the invoice generation service with this address.

Choose a password here within 24 hours:
{url}

If it was not you, do nothing. No account is made.
`,
  'mail.account.invitation': `Whoever runs the invoice generation service offers you an account.

Choose a password here within seven days:
{url}

If you do not want one, do nothing. No account is made.
`,
  // to somebody who signs in already: only the mailbox learns it
  'mail.account.known': `Somebody asked for an account at the invoice generation service with this address. You have a sign-in with it already, and
nothing has changed.

Sign in:
{signIn}

If you do not know the password, set another one:
{forgotten}

If it was not you, do nothing.
`,

  'mail.user.subject': 'Your sign-in to the invoice generation service',
  'mail.user.link': `An owner of your account lets you set a password for the dashboard of the invoice generation service.

Set it here within seven days:
{url}
`,
  // to a user of another account, who may not know this owner: without words of the owner
  'mail.user.known': `An owner of another account of the invoice generation service wants to add you as a user. You sign in to an account with this
address already, and an address belongs to one account, so nothing has changed.

If you want to join the other account, tell its owner another address of yours. If you do not know of this, do nothing.
`,

  'mail.password.subject': 'Set your password',
  'mail.password.link': `Somebody asked for a new password for the dashboard of the invoice generation service.

Set it here within an hour:
{url}

If it was not you, do nothing. Your password stays as it is.
`,

  'mail.spending.subject': {
    select: 'event',
    'spending.warning': 'Your live PDFs in {month:yearMonth} reached the warning of your plan',
    'spending.cap_reached': 'Your live PDFs in {month:yearMonth} reached the cap of your plan',
  },
  'mail.spending.text': `{count:message}

{limit:message}

The dashboard shows them day by day on the page Usage.
`,
  'mail.spending.count': {
    plural: 'billed',
    one: '{billed:digits} live PDF is billed in {month:yearMonth}.',
    other: '{billed:digits} live PDFs are billed in {month:yearMonth}.',
  },
  'mail.spending.warning': {
    select: 'cap',
    null: 'Your plan has no cap.',
    other: 'Above {cap:digits}, live requests are refused.',
  },
  'mail.spending.cap_reached':
    'Live requests are refused until the end of the month (UTC). Test requests are not.',
} as const
