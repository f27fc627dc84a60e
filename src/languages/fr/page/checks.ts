import type { checksTexts as english } from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'Rien à vérifier',
  'checks.count': {
    plural: 'count',
    one: '{count:number} point à vérifier',
    other: '{count:number} points à vérifier',
  },
  'checks.hints-only': { plural: 'count', one: '{count:number} conseil', other: '{count:number} conseils' },
  'checks.title': 'Avant de soumettre',
  'checks.all-right': 'Rien à vérifier\u00a0: {kind:@kind.this} peut être envoyé{kind:@kind.e}.',
  'checks.errors': 'À corriger avant de soumettre',
  'checks.warnings': 'À vérifier',
  'checks.hints': 'Conseils',
  'checks.more': { plural: 'count', one: 'et {count:number} autre', other: 'et {count:number} autres' },

  // the question of a live submission
  'live.checking': 'Vérification de l’envoi…',
  'live.from': 'De',
  'live.no-sender': 'Aucun émetteur indiqué',
  'live.due': 'Échéance',
  'live.no-due': 'Sans échéance',
  'live.findings': {
    plural: 'count',
    one: '{count:number} point à vérifier',
    other: '{count:number} points à vérifier',
  },
  'live.remember': 'Ne plus demander pour cette connexion',
  'live.remember.countdown': {
    plural: 'count',
    one: 'Les factures sans point à vérifier sont envoyées après {count:number} seconde, et votre compte est débité. Vous pouvez annuler jusque-là.',
    other:
      'Les factures sans point à vérifier sont envoyées après {count:number} secondes, et votre compte est débité. Vous pouvez annuler jusque-là.',
  },
  'live.remember.at-once':
    'Les factures sans point à vérifier sont envoyées aussitôt, et votre compte est débité.',

  // submitting without a question
  'countdown.title': 'Soumission {kind:@kind.of} {number}',
  'countdown.text':
    '{kind:capital:@kind.definite} {number} de {amount} au client {customer} sera soumis{kind:@kind.e} avec votre clé réelle.',
  'countdown.seconds': { plural: 'count', one: '{count:number} seconde', other: '{count:number} secondes' },
  'countdown.left': 'Envoi dans {count:number}\u00a0s',
  'countdown.announced': {
    plural: 'count',
    one: '{kind:capital:@kind.definite} {number} de {amount} sera soumis{kind:@kind.e} avec votre clé réelle dans {count:number} seconde. Appuyez sur Échap pour annuler.',
    other:
      '{kind:capital:@kind.definite} {number} de {amount} sera soumis{kind:@kind.e} avec votre clé réelle dans {count:number} secondes. Appuyez sur Échap pour annuler.',
  },
  'countdown.cancelled':
    '{kind:capital:@kind.definite} {number} n’a pas été soumis{kind:@kind.e}. Rien n’a été facturé.',
  'consent.given':
    'Depuis le {day}, les factures sans point à vérifier sont envoyées avec la clé réelle sans confirmation, et votre compte est débité.',
  'consent.withdraw': 'Confirmer chaque soumission réelle',
  'consent.withdrawn': 'Chaque soumission réelle est de nouveau à confirmer',
  'consent.countdown': 'Délai avant l’envoi automatique',
  'consent.countdown.none': 'Aucun',
} satisfies Translation<typeof english>
