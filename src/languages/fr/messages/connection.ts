import type { connectionTexts as english } from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'Saisissez une clé. Elle commence par svc_live_ ou svc_test_.',
  'key.space_around': 'La clé est entourée d’un espace ou d’un saut de ligne. Copiez seulement la clé.',
  'key.space_inside': 'La clé contient un espace ou un saut de ligne. Copiez-la de nouveau d’un seul tenant.',
  'key.capitals': 'La clé commence par des minuscules\u00a0: svc_live_ ou svc_test_.',
  'key.prefix': 'Ce n’est pas une clé du service. Une clé commence par svc_live_ ou svc_test_.',
  'key.character':
    'La clé contient un caractère qu’aucune clé ne contient. Copiez-la de nouveau depuis la page de votre compte.',
  'key.too_short': 'La clé est trop courte. Il en manque peut-être une partie.',
  'key.too_long': 'La clé est trop longue. Copiez seulement la clé.',
  'key.untried': 'La clé n’a pas pu être vérifiée\u00a0: elle n’a pas été enregistrée. {problem:message}',
  'key.stopped': 'Opération arrêtée. La clé n’a pas été enregistrée.',
  'key.no_clipboard': 'Le presse-papiers ne peut pas être lu ici. Collez dans le champ.',

  'keychain.missing':
    'Aucun gestionnaire de mots de passe n’a été trouvé sur cet ordinateur. La clé peut être conservée jusqu’à la fermeture de Billwright.',
  'keychain.empty':
    'Le gestionnaire de mots de passe de cet ordinateur a été supprimé ou n’a jamais été configuré. La clé peut être conservée jusqu’à la fermeture de Billwright.',
  'keychain.locked':
    'Votre gestionnaire de mots de passe est verrouillé. Déverrouillez-le et réessayez, ou conservez la clé jusqu’à la fermeture de Billwright.',
  'keychain.failed':
    'Le gestionnaire de mots de passe de cet ordinateur a refusé l’accès. La clé peut être conservée jusqu’à la fermeture de Billwright.',
  'keychain.timeout':
    'Le gestionnaire de mots de passe ne répond pas. Il attend peut-être que vous le déverrouilliez.',

  'address.not_https': 'Utilisez https. Sans https, d’autres personnes sur le réseau pourraient lire la clé.',
  'address.invalid': 'Saisissez une adresse telle que https://invoices.example.com.',
  'address.user': 'Retirez le nom et le mot de passe.',
  'address.query': 'Retirez tout à partir du signe\u202f? ou #.',

  'connection.name_taken': 'Il y a déjà une connexion nommée {name}.',
  'connection.practice_address': 'C’est le service d’entraînement. Il est déjà dans la liste.',
  'connection.practice_fixed': 'Le service d’entraînement fait partie de Billwright et reste tel quel.',
  'connection.in_use':
    'La soumission de documents avec cette connexion n’est pas terminée, donc rien n’a été modifié. Retirez d’abord ces documents, ou indiquez s’ils existent.',
  'connection.key_again':
    'La clé a été saisie pour une autre adresse\u00a0: rien n’a été envoyé. Si {address} est bien votre service, saisissez de nouveau la clé.',
  'connection.not_the_service':
    'Aucune réponse utilisable n’est venue de cette adresse. Vérifiez l’adresse, ou réessayez plus tard.',
  'connection.other_answer': 'La réponse de cette adresse ({status:digits}) n’est pas celle du service.',

  'connect.unsupported':
    'Ce service n’offre pas de connexion au compte pour les applications. Créez une clé sur la page de votre compte et saisissez-la à la main.',
  'connect.unusable':
    'Cette adresse répond, mais pas comme la connexion au compte d’un service de facturation.',
  'connect.redirected':
    'Cette adresse mène ailleurs\u00a0: rien n’a été envoyé. Utilisez celle qu’indique le service.',
  'connect.busy': 'Le service est occupé ({status:digits}). Réessayez dans un instant.',
  'connect.expired': 'Le code a expiré. Aucune clé n’a été créée.',
  'connect.denied': 'La demande a été refusée sur la page du service. Aucune clé n’a été créée.',
  'connect.not_kept': 'La clé n’a pas pu être enregistrée\u00a0: le service l’a révoquée. {problem:message}',
  'connect.not_revoked':
    'La clé n’a pas pu être enregistrée, et le service n’a pas confirmé sa révocation. Révoquez-la sur la page de vos clés. {problem:message}',
  'connect.no_place':
    'Aucune clé n’a été demandée, car elle n’aurait pas pu être conservée. {problem:message}',
  'connect.no_address': 'Saisissez l’adresse du service.',
  'connect.too_many': 'Vous connectez déjà cinq services. Terminez ou annulez d’abord une de ces connexions.',
  'connect.ended': 'Cette tentative est terminée. Reconnectez-vous.',

  'preset.unreadable':
    'Le fichier {path} est inutilisable\u00a0: il doit être du JSON avec baseUrl et, si vous voulez, name.',
  'preset.address': 'L’adresse du fichier {path} est inutilisable. {problem:message}',

  'practice.slow_start': 'Le service d’entraînement n’a pas démarré à temps.',
  'practice.stopped': 'Le service d’entraînement s’est arrêté avant d’être prêt.',
  'practice.unexpected_response': 'Le service d’entraînement a envoyé une réponse inattendue.',
} satisfies Translation<typeof english>
