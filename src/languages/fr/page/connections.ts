import type { connectionsTexts as english } from '../../en/page/connections.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of connections and keys. */
export const connectionsTexts = {
  'link.practice': 'Entraînement',
  'connection.practice': 'Service d’entraînement',
  'link.no-key': 'Pas encore de clé',
  'link.untried': 'Non contacté',
  'link.connected': 'Connecté',
  'link.key-rejected': 'Clé rejetée',
  'link.unreachable': 'Injoignable depuis {time}',
  'link.unavailable': 'Service en panne depuis {time}',
  'link.offline': 'Hors ligne depuis {time}',
  'link.trying': 'Vérification de la clé…',
  'link.connecting': 'Connexion au compte en attente',
  'link.try-now': 'Essayer',
  'link.detail.practice':
    'Les PDF sont créés sur cet ordinateur, gratuits et avec la mention TEST. Connectez un compte pour les créer sans cette mention.',
  'link.detail.no-key': 'La connexion {name} est configurée, mais il faut une clé pour soumettre.',
  'link.detail.untried': 'Le service n’a pas été interrogé depuis le démarrage de Billwright.',
  'link.detail.trying': 'Le service indique s’il accepte la clé.',
  'link.detail.connecting': 'Confirmez sur la page du service ouverte dans votre navigateur.',
  'link.detail.test': 'Clé de test finissant par {last4}.',
  'link.detail.live': 'Clé réelle finissant par {last4}. Chaque PDF est facturé.',
  'link.detail.answered': 'A répondu à {time}.',
  'link.detail.key-rejected': 'Vérifiez qu’elle ne contient pas de faute de frappe, ou créez-en une autre.',
  'link.detail.key-ended': 'La clé de cet ordinateur a été révoquée ou a expiré.',
  'link.detail.waiting': {
    plural: 'count',
    one: '{count:number} en attente. Il sera envoyé automatiquement, même après un redémarrage.',
    other: '{count:number} en attente. Ils seront envoyés automatiquement, même après un redémarrage.',
  },
  'link.detail.unreachable': 'Vous pouvez continuer la saisie et imprimer.',

  'connect.command': 'Connecter un compte…',
  'connect.open': 'Connecter…',
  'connect.reconnect': 'Reconnecter…',
  'connect.show': 'Afficher le code',
  'connect.title': 'Connecter un compte',
  'connect.title.of': 'Connecter {name}',
  'connect.about':
    'Vous vous connectez sur la page du service. Celui-ci crée une clé pour cet ordinateur\u202f; elle est conservée dans le gestionnaire de mots de passe du système et n’est jamais affichée.',
  'connect.address': 'Adresse du service',
  'connect.other-address': 'Autre adresse…',
  'connect.change-address': 'Changer d’adresse',
  'connect.session': 'Rester connecté jusqu’à la fermeture de Billwright.',
  'connect.session.first':
    'Choisissez de rester connecté jusqu’à la fermeture, ou saisissez une clé plus tard.',
  'connect.by-hand': 'Saisir une clé à la main…',
  'connect.not-now': 'Plus tard',
  'connect.start': 'Connecter',
  'connect.asking': 'Demande d’un code à l’adresse {address}…',
  'connect.keeping': 'Enregistrement de la clé…',
  'connect.compare':
    'Comparez ce code avec celui de la page dans votre navigateur, puis confirmez-le sur cette page.',
  'connect.code': 'Code',
  'connect.copy': 'Copier le code',
  'connect.copied': 'Copié.',
  'connect.open-page': 'Rouvrir la page',
  'connect.time-left': 'Valable encore {time}.',
  'connect.waiting': 'En attente de votre confirmation.',
  'connect.slowed':
    'En attente de votre confirmation. Le service a demandé d’espacer les requêtes\u00a0: l’attente est plus longue.',
  'connect.unreachable-since':
    'Le service est injoignable depuis {time}. Le code reste valable, et la connexion reprendra automatiquement.',
  'connect.connected.test':
    'Le service {name} est connecté pour des PDF de test, gratuits et avec la mention TEST.',
  'connect.connected.live': 'Le service {name} est connecté. Chaque PDF est facturé.',
  'connect.account': 'Compte\u00a0: {account}.',
  'connect.key-name': 'Nom de sa clé\u00a0: {name}.',
  'connect.done': 'Terminé',
  'connect.again': 'Réessayer',
  'connect.new-code': 'Obtenir un nouveau code',
  'connection.disconnect': 'Déconnecter',
  'connection.disconnected': 'Le service {name} est déconnecté, et sa clé est révoquée.',
  'connection.key-removed': 'La clé de la connexion {name} est supprimée de cet ordinateur.',
  'connection.not-revoked':
    'La clé de la connexion {name} est supprimée de cet ordinateur, mais le service n’a pas confirmé sa révocation. Révoquez-la sur la page de vos clés.',
  'connection.keys-page': 'Ouvrir la page des clés',

  'connection.add': 'Ajouter une connexion',
  'connection.name': 'Nom de la connexion',
  'connection.name.missing': 'Saisissez un nom pour cette connexion.',
  'connection.url': 'URL de base',
  'connection.url.wrong': 'Saisissez une adresse telle que https://invoices.example.com.',
  'connection.fields': 'Champs à envoyer',
  'connection.fields.full': 'Tous les champs',
  'connection.fields.minimal': 'Modèle, numéro et lignes seulement',
  'connection.use': 'Utiliser',
  'connection.in-use': 'Utilisée',
  'connection.edit': 'Modifier',
  'connection.remove': 'Supprimer',
  'connection.save': 'Enregistrer la connexion',
  'connection.check': 'Vérifier',
  'connection.checking': 'Vérification…',
  'connection.ok': 'Le service répond et connaît cette clé.',
  'connection.ok.idempotent': 'Le service répond, et une demande répétée n’est jamais facturée deux fois.',
  'account.used-of': {
    plural: 'count',
    one: '{used:number} PDF sur {count:number} utilisé ce mois-ci',
    other: '{used:number} PDF sur {count:number} utilisés ce mois-ci',
  },
  'account.used': {
    plural: 'count',
    one: '{count:number} PDF utilisé ce mois-ci',
    other: '{count:number} PDF utilisés ce mois-ci',
  },
  'account.reached':
    'Les {count:number} PDF de ce mois sont utilisés. Le service en refusera d’autres jusqu’au mois prochain.',
  'account.used-here': {
    plural: 'count',
    one: '{used:number} PDF sur {count:number} de cet ordinateur utilisé ce mois-ci',
    other: '{used:number} PDF sur {count:number} de cet ordinateur utilisés ce mois-ci',
  },
  'account.reached-here':
    'Les {count:number} PDF de cet ordinateur pour ce mois sont utilisés. Le service en refusera d’autres jusqu’au mois prochain.',
  'account.price': 'Prix\u00a0: {price}',
  'connection.practice.about':
    'Fonctionne sur cet ordinateur avec sa propre clé de test. Gratuit, mention TEST.',
  'connection.set-key': 'Saisir une clé…',
  'connection.replace-key': 'Remplacer la clé…',
  'connection.remove-key': 'Supprimer la clé',
  'connection.no-key': 'Pas encore de clé',
  'connection.key-again':
    'La clé a été saisie pour une autre adresse et n’est pas utilisée. Si {address} est bien votre service, saisissez de nouveau la clé.',
  'connection.key': 'svc_{kind}_····{last4}',
  'connection.key.keychain': 'conservée dans\u00a0: {name}',
  'connection.key.session': 'conservée jusqu’à la fermeture',
  'connection.opens-window':
    'La clé se saisit dans une fenêtre séparée\u202f; cette page n’y a jamais accès.',
  'connection.waiting': {
    plural: 'count',
    one: '{count:number} document a besoin de la clé avec laquelle il a été soumis. Avec une autre clé, ou sans clé, il continue d’attendre.',
    other:
      '{count:number} documents ont besoin de la clé avec laquelle ils ont été soumis. Avec une autre clé, ou sans clé, ils continuent d’attendre.',
  },
  'connection.moves': {
    select: 'isOwnKey',
    true: 'La clé n’est pas utilisée pour une autre adresse. À l’enregistrement, elle est supprimée de cet ordinateur et révoquée auprès de son service, et vous en donnez une pour la nouvelle adresse.',
    false:
      'La clé n’est pas utilisée pour une autre adresse. À l’enregistrement, elle est supprimée de cet ordinateur, et vous en donnez une pour la nouvelle adresse.',
  },
  'connection.removed': 'La connexion {name} est supprimée.',
  'connection.remove.title': 'Supprimer la connexion {name}\u202f?',
  'connection.remove.text': {
    select: 'isOwnKey',
    true: 'Sa clé est supprimée de cet ordinateur et révoquée auprès du service. Les documents soumis avec elle sont conservés.',
    false: 'Sa clé est aussi supprimée de cet ordinateur. Les documents soumis avec elle sont conservés.',
  },
  'connection.remove.waiting': {
    plural: 'count',
    one: '{count:number} document soumis avec elle n’est pas terminé. Ouvrez-le depuis la liste, puis retirez-le ou indiquez s’il existe.',
    other:
      '{count:number} documents soumis avec elle ne sont pas terminés. Ouvrez-les depuis la liste, puis retirez-les ou indiquez s’ils existent.',
  },
  'connection.remove.yes': 'Supprimer la connexion',
  'connection.close': 'Fermer',
  'connection.used': 'Les nouvelles soumissions vont au service {name}.',
  'connection.used.waiting':
    'Les nouvelles soumissions vont au service {name}. Les documents déjà en attente gardent leur connexion d’origine.',
  'connection.checked': '{name}\u00a0: {result}',
  'command.connections': 'Connexions et clés…',
  'command.use-connection': 'Utiliser {name}',
  'command.check-connection': 'Vérifier la connexion utilisée',
} satisfies Translation<typeof english>
