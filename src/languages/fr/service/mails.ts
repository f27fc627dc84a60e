import type { mailTexts as english } from '../../en/service/mails.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const mailTexts = {
  'mail.account.subject': 'Votre compte au service de facturation',
  'mail.account.link': `Bonjour,

Un compte au service de facturation a été demandé avec cette adresse.

Choisissez un mot de passe ici, dans les 24 heures :
{url}

Si vous n’êtes pas à l’origine de cette demande, ne faites rien. Aucun compte n’est créé.
`,
  'mail.account.invitation': `Bonjour,

L’exploitant du service de facturation vous propose un compte.

Choisissez un mot de passe ici, dans les sept jours :
{url}

Si vous n’en voulez pas, ne faites rien. Aucun compte n’est créé.
`,
  'mail.account.known': `Bonjour,

Un compte au service de facturation a été demandé avec cette adresse. Vous pouvez déjà vous connecter avec elle, et rien n’a
changé.

Se connecter :
{signIn}

Si vous ne connaissez pas le mot de passe, définissez-en un autre :
{forgotten}

Si vous n’êtes pas à l’origine de cette demande, ne faites rien.
`,
  'mail.user.subject': 'Votre accès au service de facturation',
  'mail.user.link': `Bonjour,

Un propriétaire de votre compte vous permet de définir un mot de passe pour le tableau de bord du service de facturation.

Définissez-le ici, dans les sept jours :
{url}
`,
  'mail.user.known': `Bonjour,

Un propriétaire d’un autre compte du service de facturation souhaite vous ajouter comme utilisateur. Vous vous connectez déjà
à un compte avec cette adresse, et une adresse appartient à un seul compte ; rien n’a donc changé.

Si vous voulez rejoindre l’autre compte, donnez à son propriétaire une autre adresse à vous. Si vous n’êtes pas au courant, ne
faites rien.
`,
  'mail.password.subject': 'Définissez votre mot de passe',
  'mail.password.link': `Bonjour,

Un nouveau mot de passe a été demandé pour le tableau de bord du service de facturation.

Définissez-le ici, dans l’heure :
{url}

Si vous n’êtes pas à l’origine de cette demande, ne faites rien. Votre mot de passe reste le même.
`,
  'mail.spending.subject': {
    select: 'event',
    'spending.warning':
      'En {month:yearMonth}, vos PDF réels ont atteint le seuil d’avertissement de votre offre',
    'spending.cap_reached': 'En {month:yearMonth}, vos PDF réels ont atteint la limite de votre offre',
  },
  'mail.spending.text': `Bonjour,

{count:message}

{limit:message}

Le tableau de bord les montre jour par jour sur la page Utilisation.
`,
  'mail.spending.count': {
    plural: 'billed',
    one: 'En {month:yearMonth}, {billed:digits} PDF réel a été facturé.',
    other: 'En {month:yearMonth}, {billed:digits} PDF réels ont été facturés.',
  },
  'mail.spending.warning': {
    select: 'cap',
    null: 'Votre offre n’a pas de limite.',
    other: 'Au-delà de {cap:digits}, les requêtes réelles sont refusées.',
  },
  'mail.spending.cap_reached':
    'Les requêtes réelles sont refusées jusqu’à la fin du mois (UTC). Les requêtes de test ne le sont pas.',
} satisfies Translation<typeof english>
