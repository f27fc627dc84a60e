import type { keyWindowTexts as english, keyWindow as englishKeyWindow } from '../en/key-window.ts'
import type { Translation } from '../grammar/parameter-types.ts'
import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
export const keyWindowTexts = {
  'key_window.title': 'Clé d’API',
  'key_window.title.of': 'Clé pour {connection}',
  'key_window.sent-to': 'Envoyée à {origin} et à aucune autre adresse.',
  'key_window.label': 'Clé d’API',
  'key_window.placeholder': 'svc_test_… ou svc_live_…',
  'key_window.show': 'Afficher la clé',
  'key_window.hide': 'Masquer la clé',
  'key_window.paste': 'Coller et vérifier',
  'key_window.cancel': 'Annuler',
  'key_window.save': 'Vérifier et enregistrer',
  'key_window.trying': 'Vérification de la clé…',
  'key_window.stop': 'Arrêter',
  'key_window.keep-untried': 'Enregistrer sans vérifier',
  'key_window.no-keychain': 'Pas de gestionnaire de mots de passe',
  'key_window.keep-in-memory': 'Conserver cette clé jusqu’à la fermeture de Billwright',
  'key_window.choose-first': 'Choisissez de conserver la clé jusqu’à la fermeture, ou annulez.',
  'key_window.no-answer': 'Billwright ne répond pas. Fermez cette fenêtre et réessayez.',
  'key_window.replaces': {
    select: 'kind',
    live: 'Remplace la clé réelle finissant par {last4}.',
    test: 'Remplace la clé de test finissant par {last4}.',
    other: 'Remplace la clé {kind} finissant par {last4}.',
  },
  'key_window.kind.test': 'Clé de test\u00a0: gratuite, et chaque PDF porte la mention TEST.',
  'key_window.kind.live': 'Clé réelle\u00a0: chaque soumission avec cette clé est facturée sur votre compte.',
  'key_window.kept-in': 'Conservée dans {name}, jamais dans un fichier.',
  'key_window.kept-nowhere':
    'Billwright n’écrit jamais de clé dans un fichier. Il peut conserver celle-ci en mémoire jusqu’à sa fermeture.',
} satisfies Translation<typeof english>

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
} satisfies Translation<typeof englishKeyWindow>
