import type { numbersTexts as english } from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': 'Numéros manquants…',
  'gaps.title': 'Numéros manquants',
  'gaps.about':
    'Une soumission réelle attribue le numéro définitivement. Aucun document confirmé ne porte les numéros suivants.',
  'gaps.nothing': 'Aucun numéro n’est encore attribué. Chaque soumission avec une clé réelle en attribue un.',
  'gaps.none': 'Aucun numéro manquant.',
  'gaps.series': {
    plural: 'count',
    one: '{first} à {last}\u00a0: {count:number} document réel',
    other: '{first} à {last}\u00a0: {count:number} documents réels',
  },
  'gaps.number': 'Numéro',
  'gaps.why': 'Motif',
  'gaps.customer': 'Client',
  'gaps.taken': 'Attribué',
  'gaps.range': '{first} à {last} ({count:number})',
  'gaps.reason.unused': 'Aucun document ici ne porte ce numéro.',
  'gaps.reason.draft': 'Un document non soumis porte ce numéro.',
  'gaps.reason.test': 'Son document n’a été soumis qu’avec une clé de test.',
  'gaps.reason.deleted': 'Son document a été supprimé avant d’être soumis.',
  'gaps.reason.refused': 'Le service a rejeté son document.',
  'gaps.reason.withdrawn': 'Son document a été retiré avant d’être envoyé.',
  'gaps.reason.not_created': 'Son document a été recherché et n’existe pas.',
  'gaps.reason.under_way': 'Son document est en cours d’envoi.',
  'gaps.reason.unknown': 'Non confirmé\u00a0: son document existe peut-être.',
  'gaps.current-number': 'Il porte maintenant le numéro {number}.',
  'gaps.cut': 'Il y en a d’autres. Les premiers sont affichés.',
  'gaps.copy': 'Copier',
  'gaps.copied': 'La liste est copiée.',
  'gaps.save': 'Enregistrer comme tableau…',
  'gaps.saved': 'Enregistré sous {path}',
  'gaps.close': 'Fermer',
} satisfies Translation<typeof english>
