import type { mailTexts as english } from '../../en/service/mails.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const mailTexts = {
  'mail.account.subject': 'Ihr Konto beim Rechnungsdienst',
  'mail.account.link': `Guten Tag,

mit dieser Adresse wurde ein Konto beim Rechnungsdienst angefordert.

Legen Sie hier innerhalb von 24 Stunden ein Passwort fest:
{url}

Wenn Sie das nicht waren, müssen Sie nichts tun. Es wird kein Konto eröffnet.
`,
  'mail.account.invitation': `Guten Tag,

der Betreiber des Rechnungsdienstes bietet Ihnen ein Konto an.

Legen Sie hier innerhalb von sieben Tagen ein Passwort fest:
{url}

Wenn Sie keines möchten, müssen Sie nichts tun. Es wird kein Konto eröffnet.
`,
  'mail.account.known': `Guten Tag,

mit dieser Adresse wurde ein Konto beim Rechnungsdienst angefordert. Sie können sich damit bereits anmelden, und es hat sich
nichts geändert.

Anmelden:
{signIn}

Wenn Sie das Passwort nicht kennen, legen Sie ein anderes fest:
{forgotten}

Wenn Sie das nicht waren, müssen Sie nichts tun.
`,
  'mail.user.subject': 'Ihr Zugang zum Rechnungsdienst',
  'mail.user.link': `Guten Tag,

ein Inhaber Ihres Kontos hat Ihnen diesen Link zum Dashboard des Rechnungsdienstes senden lassen.

Legen Sie hier innerhalb von sieben Tagen ein Passwort fest:
{url}
`,
  'mail.user.known': `Guten Tag,

ein Inhaber eines anderen Kontos beim Rechnungsdienst möchte Sie als Benutzer hinzufügen. Mit dieser Adresse melden Sie sich
bereits an einem Konto an, und eine Adresse gehört zu einem Konto; daher hat sich nichts geändert.

Wenn Sie dem anderen Konto beitreten möchten, nennen Sie dessen Inhaber eine andere Adresse von Ihnen. Wenn Sie nichts davon
wissen, müssen Sie nichts tun.
`,
  'mail.password.subject': 'Legen Sie Ihr Passwort fest',
  'mail.password.link': `Guten Tag,

für das Dashboard des Rechnungsdienstes wurde ein neues Passwort angefordert.

Legen Sie es hier innerhalb einer Stunde fest:
{url}

Wenn Sie das nicht waren, müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.
`,
  'mail.spending.subject': {
    select: 'event',
    'spending.warning': 'Ihre Live-PDFs im {month:yearMonth} haben die Warnschwelle Ihres Tarifs erreicht',
    'spending.cap_reached': 'Ihre Live-PDFs im {month:yearMonth} haben die Grenze Ihres Tarifs erreicht',
  },
  'mail.spending.text': `Guten Tag,

{count:message}

{limit:message}

Das Dashboard zeigt sie Tag für Tag auf der Seite Nutzung.
`,
  'mail.spending.count': {
    plural: 'billed',
    one: 'Im {month:yearMonth} wurde {billed:digits} Live-PDF berechnet.',
    other: 'Im {month:yearMonth} wurden {billed:digits} Live-PDFs berechnet.',
  },
  'mail.spending.warning': {
    select: 'cap',
    null: 'Ihr Tarif hat keine Grenze.',
    other: 'Über {cap:digits} werden Live-Anfragen abgelehnt.',
  },
  'mail.spending.cap_reached':
    'Live-Anfragen werden bis zum Ende des Monats (UTC) abgelehnt. Testanfragen nicht.',
} satisfies Translation<typeof english>
