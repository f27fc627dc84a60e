import type { batchTexts as english } from '../../en/page/batch.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of batch submission and selection. */
export const batchTexts = {
  'command.submit-several': 'Soumettre plusieurs documents…',
  'selection.region': 'Documents sélectionnés',
  'selection.choose':
    'Sélectionnez les documents à soumettre\u00a0: cliquez dessus en maintenant {key} enfoncé, ou appuyez sur Espace.',
  'selection.count': {
    plural: 'count',
    one: '{count:number} sélectionné',
    other: '{count:number} sélectionnés',
  },
  'selection.row': {
    select: 'number',
    '': 'Sélectionner le document sans numéro',
    other: 'Sélectionner {number}',
  },
  'selection.stop': 'Annuler la sélection',
  'selection.submit': {
    plural: 'count',
    one: 'Soumettre {count:number} {kind:@kind}…',
    other: 'Soumettre {count:number} {kind:@kinds}…',
  },
  'selection.too-many':
    'Vous pouvez soumettre au plus {count:number} documents à la fois. Réduisez la sélection.',
  'batch.review.live': {
    plural: 'count',
    one: 'Soumettre {count:number} {kind:@kind} avec votre clé réelle\u202f?',
    other: 'Soumettre {count:number} {kind:@kinds} avec votre clé réelle\u202f?',
  },
  'batch.review.test': {
    plural: 'count',
    one: 'Soumettre {count:number} {kind:@kind} en test\u202f?',
    other: 'Soumettre {count:number} {kind:@kinds} en test\u202f?',
  },
  'batch.review.none': 'Aucun de ces documents ne peut être soumis maintenant',
  'batch.to': 'Destination\u00a0: {name}.',
  'batch.live.text':
    'Chaque document devient un PDF définitif, sans mention TEST. Chaque PDF est facturé sur votre compte.',
  'batch.test.text': 'Les PDF de test sont gratuits et portent la mention TEST.',
  'batch.offline':
    'Vous êtes hors ligne. Les documents seront envoyés dès votre retour en ligne et peuvent être retirés jusque-là.',
  'batch.number': 'Numéro',
  'batch.customer': 'Client',
  'batch.total': 'Total',
  'batch.state': 'État',
  'batch.sum': {
    plural: 'count',
    one: '{count:number} {kind:@kind}, {total} au total',
    other: '{count:number} {kind:@kinds}, {total} au total',
  },
  'batch.going': 'Documents à soumettre',
  'batch.left-out': {
    plural: 'count',
    one: '{count:number} non inclus',
    other: '{count:number} non inclus',
  },
  'batch.submitted': 'Déjà soumis{kind:@kind.e}',
  'batch.under_way': 'En attente, en cours d’envoi ou sans confirmation',
  'batch.fix': 'Corriger',
  'batch.fix-number': 'Corriger {number}',
  'batch.open-number': 'Ouvrir {number}',
  'batch.confirm.live': {
    plural: 'count',
    one: 'Soumettre {count:number} {kind:@kind} et débiter mon compte',
    other: 'Soumettre {count:number} {kind:@kinds} et débiter mon compte',
  },
  'batch.confirm.test': {
    plural: 'count',
    one: 'Soumettre {count:number} {kind:@kind} en test',
    other: 'Soumettre {count:number} {kind:@kinds} en test',
  },
  'batch.title.live': {
    plural: 'count',
    one: 'Soumission réelle à {name}\u00a0: {count:number} {kind:@kind}',
    other: 'Soumission réelle à {name}\u00a0: {count:number} {kind:@kinds}',
  },
  'batch.title.test': {
    plural: 'count',
    one: 'Soumission de test à {name}\u00a0: {count:number} {kind:@kind}',
    other: 'Soumission de test à {name}\u00a0: {count:number} {kind:@kinds}',
  },
  'batch.reviewing': {
    plural: 'count',
    one: 'Vérification de {count:number} document…',
    other: 'Vérification de {count:number} documents…',
  },
  'batch.progress': 'Documents soumis\u00a0: {ended:number} sur {count:number}',
  'batch.waiting': {
    plural: 'count',
    one: '{count:number} en attente. Il sera envoyé automatiquement, même après un redémarrage.',
    other: '{count:number} en attente. Ils seront envoyés automatiquement, même après un redémarrage.',
  },
  'batch.key-refused': {
    plural: 'count',
    one: 'La clé a été rejetée\u00a0: {count:number} {kind:@kind} en attente. Rien n’est envoyé tant que la clé n’est pas remplacée.',
    other:
      'La clé a été rejetée\u00a0: {count:number} {kind:@kinds} en attente. Rien n’est envoyé tant que la clé n’est pas remplacée.',
  },
  'batch.key-changed': {
    plural: 'count',
    one: 'Vous aviez confirmé {count:number} {kind:@kind} avec une autre clé\u00a0: rien n’est envoyé ni facturé. Vérifiez de nouveau pour soumettre avec la clé actuelle.',
    other:
      'Vous aviez confirmé {count:number} {kind:@kinds} avec une autre clé\u00a0: rien n’est envoyé ni facturé. Vérifiez de nouveau pour soumettre avec la clé actuelle.',
  },
  'batch.review-again': 'Vérifier de nouveau',
  'batch.running': 'Soumission {ended:number} sur {count:number}…',
  'batch.held': 'Arrêt à cause de la clé\u00a0: {ended:number} sur {count:number} soumis',
  'batch.finished': {
    plural: 'count',
    one: '{count:number} {kind:@kind} soumis{kind:@kind.e}.',
    other: '{count:number} {kind:@kinds} soumis{kind:@kind.es}.',
  },
  'batch.finished.some': 'Documents soumis\u00a0: {ended:number} sur {count:number}. Vérifiez les autres.',
  'batch.show': 'Afficher',
  'batch.cancelled': 'Retiré{kind:@kind.e}',
  'batch.cancel-rest': 'Annuler le reste',
  'batch.hide': 'Fermer',
  'batch.done': 'Terminé',
} satisfies Translation<typeof english>
