import type { dashboardTexts as english } from '../../en/service/dashboard.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const dashboardTexts = {
  'dashboard.document_title': '{title} – Service de facturation',
  'dashboard.skip': 'Aller au contenu',
  'dashboard.navigation': 'Tableau de bord',
  'dashboard.menu': 'Menu',
  'dashboard.account': 'Compte {account}',
  'dashboard.profile': 'Profil',
  'dashboard.sign_out': 'Se déconnecter',
  'dashboard.usage': 'Utilisation',
  'dashboard.invoices': 'Factures',
  'dashboard.keys': 'Clés d’API',
  'dashboard.requests': 'Requêtes',
  'dashboard.templates': 'Modèles',
  'dashboard.webhooks': 'Webhooks',
  'dashboard.users': 'Utilisateurs',
  'dashboard.audit': 'Journal',
  'dashboard.reference': 'Référence',

  'dashboard.live': 'Réel',
  'dashboard.test': 'Test',
  'dashboard.kind': 'Type',
  'dashboard.kind_test': 'Test – gratuit, chaque page porte la mention TEST',
  'dashboard.kind_live': 'Réel – chaque facture est facturée',
  'dashboard.choose_kind': 'Choisissez test ou réel.',
  'dashboard.name': 'Nom',
  'dashboard.link': 'Lien',
  'dashboard.role': 'Rôle',
  'dashboard.role_name': '{role:@role}',
  'dashboard.time': 'Date',
  'dashboard.created': 'Création',
  'dashboard.state': 'État',
  'dashboard.email': 'Adresse e-mail',
  'dashboard.password': 'Mot de passe',
  'dashboard.cancel': 'Annuler',
  'dashboard.show': 'Afficher',
  'dashboard.show_all': 'Tout afficher',
  'dashboard.pages': 'Pages',
  'dashboard.newest': 'Plus récentes',
  'dashboard.older': 'Plus anciennes',
  'dashboard.copy': 'Copier',
  'dashboard.copied': 'Copié.',
  'dashboard.copy_failed':
    'Le navigateur ne permet pas à cette page de copier. Le texte est sélectionné : copiez-le avec le clavier.',
  'dashboard.one_line': 'Utilisez de 1 à 100 caractères sur une ligne.',
  'dashboard.wrong_email': 'Utilisez une adresse e-mail, telle que name@example.com.',

  'dashboard.failed.back': 'Retour au tableau de bord',
  'dashboard.failed.not_found':
    'L’adresse est incorrecte, ou ce qui s’y trouvait appartient à un autre compte.',
  'dashboard.failed.refused': 'Ce n’est pas possible',
  'dashboard.failed.refused_because': '{reason:message} Rien n’a été modifié.',
  'dashboard.failed.role': 'Votre rôle ne le permet pas',
  'dashboard.failed.role_detail': 'Rien n’a été modifié. Un propriétaire du compte peut changer votre rôle.',
  'dashboard.failed.form': 'Ce formulaire n’est plus à jour',
  'dashboard.failed.form_detail':
    'Il a été créé pour une autre session. Rien n’a été modifié. Ouvrez de nouveau la page et envoyez-le depuis celle-ci.',
  'dashboard.failed.form_refused':
    'Ce formulaire n’est plus à jour, ou votre navigateur n’accepte pas les cookies. Réessayez.',

  'dashboard.price': 'Prix d’un PDF réel : {price}',
  'dashboard.price_unknown': 'Le prix d’un PDF réel vous est communiqué par l’exploitant de ce service.',

  'errors_page.title': 'Erreurs du service',
  'errors_page.introduction':
    'Le service répond à chaque échec par `application/problem+json` (RFC 9457) : `type`, `title`, `status`, `detail`, `instance`, `code` et, pour une facture dont des champs sont à corriger, `errors`, une liste de `path`, `code` et `message`.',
  'errors_page.introduction_code':
    '`code` est stable ; c’est lui qu’un programme doit vérifier. `type` est l’adresse de l’entrée ci-dessous, sur le service lui-même : `<base URL>/errors#<code>`. `instance` désigne la requête, comme son `X-Request-Id`. Aucun échec n’est facturé ; seul `recording_unknown` peut l’être.',
  'errors_page.answer': 'Réponse',
  'errors_page.when': 'Quand',
  'errors_page.what_to_do': 'Que faire',

  'reference_page.introduction':
    'Toutes les adresses commencent par {base}. Les requêtes avec une clé l’envoient dans {header}. {openapi} · {errors}',
  'reference_page.openapi': 'Document OpenAPI',
  'reference_page.errors': 'Liste des erreurs',
  'reference_page.language': 'La référence elle-même est en anglais.',

  '@role': {
    owner: 'propriétaire',
    developer: 'développeur',
    'read-only': 'lecture seule',
    other: '{value}',
  },
  '@key_kind': { live: 'réelle', test: 'de test', other: '{value}' },
} satisfies Translation<typeof english>
