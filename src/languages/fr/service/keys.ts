import type { keyTexts as english } from '../../en/service/keys.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const keyTexts = {
  'keys_page.create': 'Créer une clé',
  'keys_page.create_button': 'Créer la clé',
  'keys_page.yours': 'Vos clés',
  'keys_page.none': 'Pas encore de clés. Une clé de test est gratuite et un bon début. {link}',
  'keys_page.first_steps': 'Premiers pas',
  'keys_page.key': 'Clé',
  'keys_page.last_used': 'Dernière utilisation',
  'keys_page.never_used': 'Jamais',
  'keys_page.revoked': 'La clé « {name} » est révoquée. Elle est désormais refusée.',
  'keys_page.name_note': 'Par exemple le programme qui l’utilise.',
  'keys_page.limits': 'Limites',
  'keys_page.expires': 'Expiration',
  'keys_page.expires_after': {
    plural: 'days',
    one: 'Après {days:number} jour',
    other: 'Après {days:number} jours',
  },
  'keys_page.may': 'Autorisations',
  'keys_page.may_usual': 'Créer des factures et lire',
  'keys_page.may_generate': 'Créer des factures seulement',
  'keys_page.may_read': 'Lire seulement',
  'keys_page.may_all': 'Créer des factures, lire et modifier les modèles',
  'keys_page.addresses': 'Adresses',
  'keys_page.addresses_note': 'Vide pour toutes ; ou par exemple 192.0.2.7, 10.0.0.0/8.',
  'keys_page.wrong_addresses': 'Utilisez jusqu’à {max:digits} adresses telles que 192.0.2.7 ou 10.0.0.0/8.',
  'keys_page.computer': 'Ordinateur connecté : {computer}',
  'keys_page.revoked_at': 'Révoquée le {time}',
  'keys_page.not_revoked': 'Non révoquée',
  'keys_page.rotate': 'Remplacer…',
  'keys_page.revoke': 'Révoquer…',
  'keys_page.disconnect': 'Déconnecter…',
  'keys_page.expired_at': 'Expirée le {time}',
  'keys_page.expires_at': 'Expire le {time}',
  'keys_page.from': 'Depuis {addresses:list}',
  'keys_page.only': 'Seulement {scopes:list}',
  'keys_page.also_templates': 'Aussi les modèles',
  'keys_page.own_cap': {
    plural: 'cap',
    one: 'Au plus {cap:number} PDF réel par mois',
    other: 'Au plus {cap:number} PDF réels par mois',
  },
  'keys_page.new': 'Votre nouvelle clé',
  'keys_page.copy_now':
    'Copiez la clé maintenant. Elle n’est pas conservée et ne peut pas être affichée de nouveau.',
  'keys_page.keep':
    'Conservez-la là où sont gardés les mots de passe, sur un serveur à vous ; jamais dans une page web ni dans une application que vous distribuez.',
  'keys_page.copied': 'Je l’ai copiée',
  'keys_page.made_before': 'Cette clé a déjà été créée',
  'keys_page.made_before_text':
    'Le formulaire a été envoyé deux fois et a créé une seule clé. Elle a été affichée une fois et ne l’est plus. Si vous ne l’avez pas copiée, révoquez-la et créez-en une autre.',
  'keys_page.back': 'Retour à vos clés',
  'keys_page.rotate_title': 'Remplacer « {name} » ?',
  'keys_page.rotate_text':
    '{key}. Une nouvelle clé reçoit le même nom et les mêmes limites. Celle-ci reste valable le temps que vos programmes passent à la nouvelle, puis expire.',
  'keys_page.overlap': 'Cette clé reste valable',
  'keys_page.overlap_none': 'Pas du tout',
  'keys_page.overlap_days': {
    plural: 'days',
    one: '{days:number} jour',
    other: '{days:number} jours',
  },
  'keys_page.overlap_wrong': 'Choisissez combien de temps cette clé reste valable.',
  'keys_page.rotate_button': 'Créer la nouvelle clé',
  'keys_page.revoke_title': 'Révoquer « {name} » ?',
  'keys_page.revoke_never_used': '{key}, jamais utilisée.',
  'keys_page.revoke_last_used': '{key}, dernière utilisation : {time}.',
  'keys_page.revoke_text':
    'Tout programme qui utilise cette clé est refusé dès la requête suivante. Cette action ne peut pas être annulée. Les factures créées avec elle, et leurs liens, restent.',
  'keys_page.revoke_button': 'Révoquer la clé',

  'connect_page.title': 'Connecter un ordinateur',
  'connect_page.text':
    'Dans Billwright, choisissez « Connecter ». Un code s’affiche ; il est valable une demi-heure.',
  'connect_page.code': 'Code',
  'connect_page.code_note':
    'Huit lettres, telles que WDJB-MJHT. Les minuscules et les espaces n’ont pas d’importance.',
  'connect_page.go_on': 'Continuer',
  'connect_page.unknown_code':
    'Aucun ordinateur n’attend avec ce code. Il peut être mal saisi, déjà utilisé ou expiré : Billwright en affiche un nouveau quand vous choisissez de nouveau « Connecter ».',
  'connect_page.too_many': 'Trop de codes incorrects. Réessayez dans un quart d’heure.',
  'connect_page.confirm_title': 'Connecter cet ordinateur ?',
  'connect_page.computer': 'Ordinateur',
  'connect_page.asked': 'Demandé',
  'connect_page.asked_from': '{time}, depuis {address}',
  'connect_page.account': 'Compte',
  'connect_page.scope.generate': 'créer des factures',
  'connect_page.scope.read': 'lire ce que le compte a créé et utilisé',
  'connect_page.scope.templates': 'publier et supprimer des modèles du compte',
  'connect_page.confirm_text':
    'Ne confirmez que si Billwright affiche ce code sur l’un de vos ordinateurs. L’ordinateur choisit lui-même son nom.',
  'connect_page.is_far':
    'La demande vient d’un autre réseau que celui de ce navigateur. Si quelqu’un vous a envoyé ce code ou un lien vers cette page, refusez.',
  'connect_page.no_role':
    'Un propriétaire ou un développeur du compte connecte des ordinateurs. Votre rôle : {role:@role}.',
  'connect_page.cap': 'PDF réels par mois pour cet ordinateur',
  'connect_page.cap_note':
    'Vide pour la seule limite du compte. Au-delà, ils sont refusés et ne sont pas facturés.',
  'connect_page.wrong_cap': 'Utilisez un nombre de {min:digits} à {max:digits}.',
  'connect_page.confirm': 'Confirmer',
  'connect_page.deny': 'Refuser',
  'connect_page.confirmed': 'L’ordinateur est connecté',
  'connect_page.confirmed_text': {
    select: 'mode',
    live: 'Revenez à Billwright sur {computer}. La clé réelle y arrive dans quelques secondes.',
    other: 'Revenez à Billwright sur {computer}. La clé de test y arrive dans quelques secondes.',
  },
  'connect_page.confirmed_key':
    'La clé figure sous « {name} » sur la page {keys}, où vous pouvez déconnecter l’ordinateur.',
  'connect_page.denied': 'L’ordinateur n’est pas connecté',
  'connect_page.denied_text': '{computer} ne reçoit pas de clé.',
  'connect_page.denied_hint':
    'Si vous n’avez pas demandé le code vous-même, quelqu’un a peut-être essayé d’utiliser votre compte. Vous n’avez rien d’autre à faire.',

  'welcome_page.title': 'Bienvenue',
  'welcome_page.desktop': 'Connecter l’application de bureau',
  'welcome_page.desktop_text':
    'Avec Billwright, vous rédigez des factures hors ligne, voyez chaque page pendant la saisie et les soumettez ici en un clic.',
  'welcome_page.step_connect':
    'Dans Billwright, choisissez « Connecter ». Si une adresse est demandée, saisissez {address}',
  'welcome_page.step_code': 'Un code s’affiche. {link} et confirmez l’ordinateur.',
  'welcome_page.enter_code': 'Saisissez le code',
  'welcome_page.no_key_shown': 'Aucune clé n’est affichée ni copiée au passage.',
  'welcome_page.try': 'Essayer l’API',
  'welcome_page.cost': 'Ce que coûte un PDF',
  'welcome_page.usage': 'Utilisation du mois',
  'welcome_page.reference': 'La page {link} explique chaque champ.',
  'welcome_page.key_once':
    'Cette clé de test est affichée une seule fois. Copiez-la maintenant, ou créez-en une autre plus tard.',
  'welcome_page.test_key': 'Clé de test',
  'welcome_page.line': 'Cette ligne crée un PDF et répond par un lien vers celui-ci :',
  'welcome_page.line_label': 'Une ligne pour votre terminal',
  'welcome_page.developers': 'Les développeurs et les propriétaires du compte créent les clés.',
  'welcome_page.test_key_text':
    'Une clé de test est gratuite. Elle crée des PDF dont chaque page porte la mention TEST.',
  'welcome_page.create': 'Créer une clé de test',
  'welcome_page.first_key': 'Première clé de test',
  'welcome_page.test_free': 'Les PDF de test sont gratuits.',
  'welcome_page.no_live': 'Votre offre ne comprend pas de PDF réels.',
  'welcome_page.made': {
    plural: 'billed',
    one: '{billed:number} PDF réel a été créé ce mois-ci ; il n’y a pas de limite mensuelle.',
    other: '{billed:number} PDF réels ont été créés ce mois-ci ; il n’y a pas de limite mensuelle.',
  },
  'welcome_page.used': {
    plural: 'cap',
    one: 'PDF réels utilisés ce mois-ci : {billed:number} sur {cap:number} ; au-delà, ils sont refusés.',
    other: 'PDF réels utilisés ce mois-ci : {billed:number} sur {cap:number} ; au-delà, ils sont refusés.',
  },
} satisfies Translation<typeof english>
