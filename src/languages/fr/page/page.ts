import type { pageTexts as english } from '../../en/page/page.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { batchTexts } from './batch.ts'
import { checksTexts } from './checks.ts'
import { commandsTexts, paletteTexts } from './commands.ts'
import { connectionsTexts } from './connections.ts'
import { dataTexts } from './data.ts'
import { deliveryTexts } from './delivery.ts'
import { designTexts, pdfDifferencesTexts } from './design.ts'
import { einvoiceTexts } from './einvoice.ts'
import { headerTexts } from './header.ts'
import { kindsTexts } from './kinds.ts'
import { linesTexts } from './lines.ts'
import { listTexts } from './list.ts'
import { markIssuedTexts } from './mark-issued.ts'
import { numbersTexts } from './numbers.ts'
import { overviewTexts } from './overview.ts'
import { paymentsTexts } from './payments.ts'
import { placesTexts } from './places.ts'
import { recordsTexts } from './records.ts'
import { schedulesTexts } from './schedules.ts'
import { sendersTexts } from './senders.ts'

/** All texts of the page by key. */
export const pageTexts = {
  'app.name': 'Billwright',
  'app.title': '{number} – Billwright',

  // regions
  'region.list': 'Factures',
  'region.editor': 'Éditeur de facture',
  'region.preview': 'Aperçu',
  'region.settings': 'Paramètres',
  'splitter.sidebar': 'Largeur de la liste des factures',
  'splitter.preview': 'Largeur de l’aperçu',

  // toolbar
  'toolbar.sidebar.hide': 'Masquer la liste des factures',
  'toolbar.preview.hide': 'Masquer l’aperçu',
  'toolbar.preview.show': 'Afficher l’aperçu',
  'toolbar.palette': 'Rechercher une action',
  'toolbar.settings': 'Paramètres',
  'tab.editor': 'Saisie',
  'tab.preview': 'Aperçu',
  'mode.test': 'TEST',
  'mode.practice': 'ENTRAÎNEMENT',
  'mode.live': 'RÉEL',

  // saved state
  'save.saved': 'Enregistré à {time}',
  'save.saved.where': 'Enregistré sur cet ordinateur',
  'save.saving': 'Enregistrement…',
  'save.editing': 'Modifié',
  'save.failed': 'Non enregistré – {reason}',
  'save.again': 'Réessayer',
  'save.announced': 'Enregistré',
  'save.first': 'Action non effectuée, car les dernières modifications n’ont pas pu être enregistrées.',
  'unsaved.title': 'Des modifications ne sont pas enregistrées',
  'unsaved.text':
    'Les dernières modifications n’ont pas pu être écrites\u00a0: {reason} Si vous fermez maintenant, elles seront perdues.',
  'unsaved.close': 'Fermer sans enregistrer',
  'unsaved.stay': 'Continuer la saisie',

  'state.draft': 'Brouillon',
  'state.queued': 'Envoi en attente',
  'state.sending': 'Envoi…',
  'state.done': 'Soumis{kind:@kind.e}',
  'state.refused': 'Rejeté{kind:@kind.e}',
  'state.unknown': 'Non confirmé{kind:@kind.e}',

  // first run
  'welcome.title': 'Votre première facture',
  'welcome.lead':
    'Tout reste sur cet ordinateur. Aucun compte n’est nécessaire pour saisir, imprimer ou enregistrer une facture.',
  'welcome.from': 'Nom de votre entreprise',
  'welcome.from.hint': 'Par exemple\u00a0: Studio Kestrel',
  'welcome.iban': 'IBAN ou numéro de compte, imprimé sur vos factures',
  'welcome.tax-rate': 'Taux de TVA par défaut (%)',
  'welcome.skip':
    'Aucun champ n’est obligatoire. Les nouvelles factures utilisent\u00a0: {currency}, {paper}, {language}.',
  'welcome.paper': 'papier du modèle',
  'welcome.language': 'langue du modèle',
  'welcome.change': 'Modifier',
  'welcome.start': 'Commencer la saisie',
  'welcome.sample': 'Voir un exemple de facture',

  // header fields
  'editor.title': '{kind:capital:@kind} {number}',
  'editor.untitled': '{kind:capital:@kind.new}',
  'editor.read-only':
    '{kind:capital:@kind.this} a été soumis{kind:@kind.e} et ne peut plus être modifié{kind:@kind.e}.',
  'editor.marked':
    '{kind:capital:@kind.this} a été marqué{kind:@kind.e} comme émis{kind:@kind.e} et ne peut plus être modifié{kind:@kind.e}.',
  'editor.frozen':
    '{kind:capital:@kind.this} a été envoyé{kind:@kind.e} et ne peut pas être modifié{kind:@kind.e} avant la réponse du service.',
  'field.number': 'Numéro de facture',
  'field.number.provisional': 'Provisoire',
  'field.number.provisional.why':
    'Un numéro n’est définitivement attribué que lorsque {kind:@kind.definite} est soumis{kind:@kind.e} avec une clé réelle. Il peut changer jusque-là.',
  'field.number.use': 'Utiliser {number}',
  'field.issue-date': 'Date d’émission',
  'field.due-date': 'Échéance',
  'field.delivery-date': 'Date de livraison',
  'field.currency': 'Devise',
  'field.date.wrong': 'Saisissez une date telle que {example}.',
  'field.pick-date': 'Ouvrir le calendrier',
  'calendar.label': 'Calendrier',
  'calendar.previous': 'Mois précédent',
  'calendar.next': 'Mois suivant',
  'calendar.today': 'Aujourd’hui',
  'calendar.day': 'Autre jour du calendrier',
  'calendar.week': 'Premier, dernier jour de la semaine',
  'calendar.month': 'Mois précédent, suivant',
  'calendar.year': 'Année précédente, suivante',
  'calendar.days': { plural: 'days', one: '{days:number} jour', other: '{days:number} jours' },
  'calendar.month-end': 'Fin du mois',
  'currency.option': '{code} – {name}',

  // parties
  'from.title': 'Émetteur',
  'from.edit': 'Modifier',
  'from.edit.label': 'Modifier l’émetteur',
  'from.sheet': 'Votre entreprise',
  'from.empty': 'Ajouter votre entreprise',
  'remembered.seller': 'Émetteur enregistré pour les nouvelles factures',
  'remembered.logo': 'Logo enregistré pour les nouvelles factures',
  'remembered.locale': 'Langue enregistrée pour les nouvelles factures',
  'remembered.only-this': 'Pour cette facture seulement',
  'to.title': 'Client',
  'to.change': 'Modifier',
  'to.change.label': 'Modifier le client',
  'to.empty': 'Ajouter un client',
  'to.details': 'Ajouter des détails',
  'party.done': 'Terminé',
  'party.close': 'Fermer les détails',
  'party.from.name': 'Nom de l’entreprise',
  'party.to.name': 'Nom du client',
  'party.address': 'Adresse',
  'party.country': 'Pays',
  'party.country.none': 'Choisir un pays',
  'party.tax-id': 'N°\u00a0de TVA ou fiscal',
  'party.reference': 'Référence client',
  'party.registration': 'N°\u00a0d’immatriculation',
  'party.email': 'E-mail',
  'party.phone': 'Téléphone',
  'party.website': 'Site web',
  'party.account-holder': 'Titulaire du compte',
  'party.iban': 'IBAN ou numéro de compte',
  'party.bic': 'BIC ou code de la banque',

  // totals
  'totals.title': 'Totaux',
  'totals.subtotal': 'Sous-total',
  'totals.discount': 'Remise',
  'totals.tax': 'TVA {rate}\u00a0%',
  'totals.tax.included': 'dont TVA {rate}\u00a0%',
  'totals.total': 'Total',
  'totals.prepaid': 'Acompte payé',
  'totals.rounding': 'Arrondi',
  'totals.payable': 'Net à payer',
  'totals.incomplete': {
    plural: 'count',
    one: '{count:number} ligne sans montant n’est pas comprise',
    other: '{count:number} lignes sans montant ne sont pas comprises',
  },
  'totals.announced': 'Total {total}',
  'amount.none': '–',

  // further details
  'more.title': 'Autres détails',
  'more.add': 'Ajouter un détail',
  'more.notes': 'Notes',
  'more.notes.hint': 'Imprimées sous les totaux',
  'more.terms': 'Conditions de paiement',
  'more.purchase-order': 'Bon de commande',
  'more.payment-reference': 'Référence de paiement',
  'more.tax-currency': 'TVA aussi en',
  'more.tax-exchange-rate': 'Taux de change de la TVA',
  'more.tax-note': 'Mention de TVA',
  'more.tax-note.hint': 'Par exemple\u00a0: Autoliquidation',
  'more.discount': 'Remise',
  'more.discount.kind': 'Type de remise',
  'totals.deducted': 'Déjà facturé',
  'charges.title': 'Frais',
  'charges.reason': 'Motif des frais',
  'charges.amount': 'Montant',
  'charges.add': 'Ajouter des frais',
  'charges.remove': 'Retirer les frais {number:digits}',
  'charges.entry': 'Frais {number:digits}',
  'more.prepaid': 'Acompte payé',
  'more.tax-included': 'Prix TTC',
  'more.logo': 'Logo',
  'more.logo.drop': 'Déposez un PNG ou JPEG ici',
  'more.logo.choose': 'Choisir une image',
  'more.logo.replace': 'Remplacer',
  'more.logo.choose.label': 'Choisir une image comme logo',
  'more.logo.replace.label': 'Remplacer le logo',
  'more.logo.remove': 'Retirer le logo',
  'more.logo.alt': 'Votre logo',
  'more.logo.too-large': 'Cette image dépasse 1\u00a0Mo. Choisissez-en une plus petite.',
  'more.logo.wrong-kind': 'Choisissez une image PNG ou JPEG.',
  'more.language': 'Langue de la facture',
  'more.language.kind': 'Langue {kind:@kind.of}',

  // messages about fields
  'issues.summary': {
    plural: 'count',
    one: '{count:number} point à corriger avant de soumettre',
    other: '{count:number} points à corriger avant de soumettre',
  },
  'issues.line': 'Ligne {line:digits}\u00a0:',
  'issues.line.column': 'Ligne {line:digits} · {column}\u00a0:',

  // preview
  'preview.page': 'Page {page:digits} sur {count:number}',
  'preview.label': '{kind:capital:@kind} {number}, total {total}.',
  'preview.of': 'sur {count:number}',
  'preview.jump': 'Aller à la page',
  'preview.enter': 'Modifier le premier champ visible',
  'preview.ends': 'Première, dernière page',
  'preview.zoom-in': 'Zoom avant',
  'preview.zoom-out': 'Zoom arrière',
  'preview.fit-width': 'Ajuster à la largeur',
  'preview.fit-page': 'Page entière',
  'preview.enlarge': 'Agrandir l’aperçu',
  'preview.shrink': 'Réduire l’aperçu',
  'preview.read': 'Lire en taille réelle',
  'preview.zoom.label': 'Taille de la page\u00a0: {percent}. {fit}',
  'preview.zoom': '{percent:digits}\u00a0%',
  'preview.caption.live': 'L’aperçu porte la mention TEST. Le PDF soumis ne la porte pas.',
  'preview.caption.test': 'PDF de test. Une clé réelle en crée un sans la mention TEST.',
  'preview.caption.practice': 'PDF de test. Connectez un compte pour en créer un sans la mention TEST.',
  'preview.caption.marked':
    'Mention TEST\u00a0: il n’y a pas de PDF définitif d’un document marqué comme émis.',
  'preview.caption.none': 'L’aperçu porte la mention TEST.',
  'preview.text': 'Lire en mode texte',
  'preview.text.back': 'Afficher la page',
  'preview.making': 'Création du PDF…',
  'progress.count': '{done} sur {count}',
  'progress.percent': '{percent}\u00a0%',
  'preview.making.progress': 'Pages du PDF terminées',
  'preview.not-made': 'Le PDF n’a pas été créé',
  'preview.printed': 'Le PDF est ouvert dans votre lecteur\u00a0: imprimez-le depuis celui-ci.',
  'preview.failed': 'L’aperçu n’a pas pu être créé\u00a0: {reason}',

  // submission
  'submit.test': 'Soumettre {kind:@kind.definite} en test',
  'submit.live': 'Soumettre {kind:@kind.definite}…',
  'submit.no-key': 'Se connecter pour soumettre…',
  'submit.no-key.why':
    'Il faut un compte pour soumettre. Les PDF de test sont gratuits et portent la mention TEST.',
  'submit.busy': 'Soumission…',
  'submit.slow': 'Toujours en cours. Vous pouvez continuer la saisie.',
  'submit.template': 'Envoi de votre modèle au service…',
  'template.choose': 'Choisir un modèle',
  'template.connect-again': 'Reconnecter',
  'template.submit-again': 'Soumettre de nouveau',
  'submit.not-saved': 'Non soumis, car les dernières modifications n’ont pas pu être enregistrées.',
  'live.title': 'Soumettre {kind:@kind.definite} {number} avec votre clé réelle\u202f?',
  'live.to': 'À',
  'live.total': 'Total',
  'live.text': 'Un PDF définitif est créé, sans mention TEST. Un PDF est facturé sur votre compte.',
  'live.confirm': 'Soumettre et débiter mon compte',
  'live.nobody': 'Aucun client indiqué',
  'live.not-sent': 'non envoyé',
  'live.minimal-request':
    'Cette connexion n’envoie que le modèle, le numéro et les lignes. TVA, remises et adresses ne sont pas envoyées et manquent dans le PDF.',
  'offline.title': 'Vous êtes hors ligne. Soumettre une fois en ligne\u202f?',
  'offline.text':
    '{kind:capital:@kind.definite} attend sur cet ordinateur et peut être retiré{kind:@kind.e} jusqu’à l’envoi.',
  'offline.wait': 'Soumettre une fois en ligne',
  'offline.keep': 'Conserver en brouillon',
  'queued.offline': 'En attente d’envoi. L’envoi se fera automatiquement dès que le service répondra.',
  'queued.problem': 'En attente d’envoi. {reason}',
  'queued.waiting': 'En attente d’envoi. Conservez le document en brouillon pour le modifier.',
  'offline.kept': '{kind:capital:@kind.definite} {number} est de nouveau un brouillon.',
  'queued.key':
    'Le service a rejeté cette clé. Vérifiez qu’elle ne contient pas de faute de frappe, ou créez-en une autre. {kind:capital:@kind.definite} attend une autre clé.',
  'rejected.key':
    'Le service a rejeté cette clé. Vérifiez qu’elle ne contient pas de faute de frappe, ou créez-en une autre. Rien n’a été facturé.',
  'rejected.key-expired': 'Cette clé a expiré. Rien n’a été facturé.',
  'rejected.key-ended': 'La clé de cet ordinateur a été révoquée. Rien n’a été facturé.',
  'rejected.replace-key': 'Remplacer la clé',
  'rejected.field': 'Le service a rejeté {kind:@kind.this}\u00a0: {reason} Rien n’a été facturé.',
  'rejected.fields': 'Le service a rejeté {kind:@kind.this}. Rien n’a été facturé.',
  'rejected.other': '{reason} Rien n’a été facturé.',
  'details.show': 'Détails',
  'details.status': 'Statut HTTP',
  'details.request': 'ID de la requête',
  'details.idempotency': 'Clé d’idempotence',
  'details.time': 'Heure',
  'details.none': '–',

  // connection
  'status.checking-data': 'Vérification de vos données après une fermeture inattendue…',

  // settings
  'settings.title': 'Paramètres',
  'settings.close': 'Fermer les paramètres',
  'settings.business': 'Entreprise',
  'settings.business.about': 'Elle figure comme émetteur sur les nouvelles factures.',
  'settings.defaults': 'Nouvelles factures',
  'settings.defaults.numbers': 'Numéro et dates',
  'settings.defaults.design': 'Apparence',
  'settings.defaults.language-and-tax': 'Langue et TVA',
  'settings.defaults.texts': 'Textes',
  'settings.defaults.pattern.hint':
    '{{YYYY}}, {{YY}}, {{MM}} représentent la date, {{####}} le compteur.\nProchain\u00a0: {next}',
  'settings.defaults.due': 'Jours avant l’échéance',
  'settings.defaults.due.wrong': 'Saisissez un nombre de jours de 0 à 365.',
  'settings.defaults.template': 'Modèle',
  'settings.defaults.tax-rate': 'Taux de TVA par défaut (%)',
  'settings.defaults.tax-rate.wrong': 'Saisissez un pourcentage de 0 à 100.',
  'settings.defaults.language-none': 'Selon le modèle',
  'settings.account': 'Compte',
  'settings.account.about': 'Où les factures sont soumises, et avec quelle clé.',
  'settings.appearance': 'Affichage',
  'settings.language': 'Langue',
  'settings.language.system': 'Système\u00a0: {name}',
  'settings.theme': 'Thème',
  'settings.theme.system': 'Système',
  'settings.theme.light': 'Clair',
  'settings.theme.dark': 'Sombre',
  'settings.shortcuts': 'Raccourcis',
  'settings.about': 'À propos',
  'settings.version': 'Version {version}',

  ...batchTexts,
  ...checksTexts,
  ...listTexts,
  ...markIssuedTexts,
  ...overviewTexts,
  ...paymentsTexts,
  ...placesTexts,
  ...connectionsTexts,
  ...kindsTexts,
  ...linesTexts,
  ...einvoiceTexts,
  ...numbersTexts,
  ...commandsTexts,
  ...paletteTexts,
  ...dataTexts,
  ...pdfDifferencesTexts,
  ...deliveryTexts,
  ...designTexts,
  ...headerTexts,
  ...recordsTexts,
  ...schedulesTexts,
  ...sendersTexts,

  // dialogs and toasts
  'dialog.close': 'Fermer',
  'dialog.cancel': 'Annuler',
  'toast.region': 'Notifications',
  'toast.dismiss': 'Fermer',
  'notice.dismiss': 'Fermer',
  'join.label': '{label} : {text}',
  'join.sentences': '{text} {next}',
  'join.bracket': '{text} ({more})',
  'join.facts': ' · ',
} satisfies Translation<typeof english>
