import type { sendersTexts as english } from '../../en/page/senders.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const sendersTexts = {
  'sender.title': 'Émetteurs',
  'sender.about':
    'Si vous exercez sous plusieurs noms, chacun a ses propres numéros, logo, informations de paiement et valeurs par défaut.',
  'sender.label': 'Émetteur',
  'sender.unnamed': 'Émetteur sans nom',
  'sender.edited': 'Émetteur à modifier',
  'sender.default': 'Pour les nouvelles factures',
  'sender.make-default': 'Par défaut pour les factures',
  'sender.add': 'Ajouter un émetteur…',
  'sender.add.name': 'Nom de l’entreprise',
  'sender.add.submit': 'Ajouter l’émetteur',
  'sender.duplicate': 'Dupliquer',
  'sender.copy': '{name} (copie)',
  'sender.remove': 'Retirer',
  'sender.added': 'Émetteur ajouté\u00a0: {name}',
  'sender.removed': 'Émetteur retiré\u00a0: {name}. Ses documents restent tels quels.',
  'sender.profile-name': 'Nom dans les listes',
  'sender.profile-name.hint': 'Non imprimé. À défaut, le nom de l’entreprise est affiché.',
  'sender.same-pattern': 'Même format que {names}\u00a0: la numérotation est commune.',
  'sender.suggestions': 'Émetteurs',
  'sender.former': '{name} (retiré)',
  'sender.changed': 'Émetteur\u00a0: {name}',
  'sender.outdated': {
    plural: 'count',
    one: '{count:number} brouillon ouvert contient encore d’autres données pour cet émetteur.',
    other: '{count:number} brouillons ouverts contiennent encore d’autres données pour cet émetteur.',
  },
  'sender.outdated.update': {
    plural: 'count',
    one: 'Mettre à jour {count:number} brouillon',
    other: 'Mettre à jour {count:number} brouillons',
  },
  'sender.updated': {
    plural: 'count',
    one: 'Émetteur mis à jour dans {count:number} brouillon',
    other: 'Émetteur mis à jour dans {count:number} brouillons',
  },
  'sender.update-undone': {
    plural: 'count',
    one: 'Annulé, sauf dans {count:number} brouillon modifié depuis',
    other: 'Annulé, sauf dans {count:number} brouillons modifiés depuis',
  },
  'sender.differs': 'Les paramètres contiennent d’autres données pour cet émetteur.',
  'sender.differs.update': 'Mettre à jour ce document',
  'sender.filter': 'Émetteur',
  'sender.filter.all': 'Tous les émetteurs',
  'palette.new-invoice-from': 'Nouvelle facture de l’émetteur {name}',
  'palette.change-sender': 'Changer d’émetteur\u00a0: {name}',
  'sender.keywords': 'de entreprise vendeur société nom profil changer',
} satisfies Translation<typeof english>
