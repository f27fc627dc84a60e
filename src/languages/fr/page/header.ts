import type { headerTexts as english } from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'Autres actions',
  'header.message': 'État de la soumission',
  'header.amount': 'Montant :',
  'header.due': 'Échéance',
  'header.open-of': 'restant dû sur {total}',
  'header.overpaid': '{amount} de trop-perçu',
  'header.to-refund': '{amount} à rembourser',
  'header.record-payment': 'Saisir un paiement',
  'header.show-differences': 'Voir les différences',
  'header.go-to-field': 'Aller au champ',
  'header.save-anyway': 'Enregistrer le PDF quand même',
  'header.make-invoice': 'Facturer',
  'header.receipt': 'Reçu',
  'header.emailed': 'Envoyé{kind:@kind.e} par e-mail le {date}',
  'header.paid': '{date}, {note}',
  'header.nothing-open': 'rien à payer',
  'header.email.undo': 'Marquer comme non envoyé{kind:@kind.e} par e-mail',
  'header.email.mark': 'Marquer comme envoyé{kind:@kind.e} par e-mail',
  'header.email.undone':
    '{kind:capital:@kind.definite} {number} est marqué{kind:@kind.e} comme non envoyé{kind:@kind.e} par e-mail.',
  'header.email.marked':
    '{kind:capital:@kind.definite} {number} est marqué{kind:@kind.e} comme envoyé{kind:@kind.e} par e-mail.',
  'header.pdf-checked': 'PDF vérifié',
  'header.pdf-kept': 'PDF non vérifié',
  'header.pdf-differs': 'PDF différent',
  'header.pdf-missing': 'PDF non téléchargé',
  'header.test-made': 'PDF de test\u00a0: {time}',
  'header.test-changed': 'Modifié depuis le PDF de test',

  'unknown.safe':
    'Le document {number} de {amount} a été envoyé ({time}), mais aucune réponse n’a été reçue\u00a0: il existe peut-être déjà et vous a peut-être été facturé. Vérifiez de nouveau\u00a0: il est créé et facturé une fois au plus.',
  'unknown.unsafe':
    'Le document {number} de {amount} a été envoyé ({time}), mais le service ne l’a pas confirmé\u00a0: il existe peut-être déjà et vous a peut-être été facturé. Interrogez le service, ou cherchez-le dans votre compte, avant de l’envoyer de nouveau.',
  'unknown.key-changed':
    'Le document {number} de {amount} a été envoyé ({time}), mais le service ne l’a pas confirmé\u00a0: il existe peut-être déjà et vous a peut-être été facturé. Seule la clé de l’envoi permet de vérifier, et cette connexion en a maintenant une autre. Remettez cette clé, ou cherchez-le dans votre compte.',
  'unknown.check': 'Vérifier de nouveau',
  'unknown.ask': 'Interroger le service',
  'unknown.created': 'Je l’ai trouvé dans mon compte…',
  'unknown.send-again': 'Il n’y est pas, le déverrouiller…',
  'resolve.created.title': 'Le document {number} est-il dans votre compte\u202f?',
  'resolve.created.text': 'Il reste verrouillé et n’est plus jamais envoyé depuis cet ordinateur.',
  'resolve.created.link': 'Son lien, si vous l’avez',
  'resolve.created.confirm': 'Je l’ai trouvé',
  'resolve.again.title': 'Déverrouiller {number} et le remettre en brouillon\u202f?',
  'resolve.again.text':
    'À faire seulement si votre compte ne l’affiche pas. L’envoyer de nouveau créerait et facturerait un second document si le premier est arrivé.',
  'resolve.again.confirm': 'Il n’y est pas, le déverrouiller',
  'resolve.again.exists':
    'Le service indique que le document {number} existe\u00a0: il n’est donc pas redevenu un brouillon.',
} satisfies Translation<typeof english>
