import type { deliveryTexts as english } from '../../en/page/delivery.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the receipt, the delivered PDF, its file and its e-mail. */
export const deliveryTexts = {
  'receipt.region': 'Reçu',
  'receipt.title': '{kind:capital:@kind.definite} {number} a été créé{kind:@kind.e}',
  'receipt.title.test': '{kind:capital:@kind.definite} {number} a été créé{kind:@kind.e} en test',
  'receipt.test':
    'Test créé pour {kind:@kind.definite}. Le PDF porte la mention TEST et n’a pas été facturé.',
  'receipt.test.unchanged': 'PDF de test créé ({time}), inchangé depuis.',
  'receipt.test.changed': 'PDF de test créé ({time}), modifié depuis.',
  'receipt.test.marked': 'Il porte la mention TEST et n’a pas été facturé.',
  'receipt.test.free': 'Il n’a pas été facturé.',
  'receipt.job': 'Tâche',
  'receipt.time': 'Heure',
  'receipt.mode': 'Mode',
  'receipt.link': 'Lien',
  'receipt.file': 'Fichier',
  'receipt.mode.live': 'Réel · facturé',
  'receipt.mode.test': 'Test · non facturé',
  'receipt.copy': 'Copier le lien',
  'receipt.copied': 'Lien copié',
  'receipt.open': 'Ouvrir le lien',
  'receipt.open-pdf': 'Ouvrir le PDF',
  'receipt.folder': 'Voir le dossier',
  'receipt.save': 'Enregistrer le PDF…',
  'receipt.saved': 'Enregistré sous {path}',
  'receipt.email': 'E-mail…',
  'receipt.emailed': 'Le brouillon d’e-mail est ouvert dans votre messagerie, avec le PDF en pièce jointe.',
  'receipt.emailed.no-address':
    'Le brouillon d’e-mail est ouvert dans votre messagerie. Ajoutez l’adresse du client.',
  'receipt.emailed.link':
    'Un e-mail est ouvert, mais le PDF n’a pas pu y être joint. Joignez le fichier affiché dans son dossier.',
  'receipt.emailed.nothing': 'Rien ne s’est ouvert\u202f?',
  'receipt.matches': 'Identique à l’aperçu',
  'receipt.differs': 'Différent de votre aperçu. Vérifiez-le avant de le transmettre.',
  'receipt.fetching': 'Téléchargement du PDF…',
  'receipt.kept': 'Le PDF est conservé sur cet ordinateur.',
  'receipt.fetch-again': 'Télécharger de nouveau',
  'receipt.fetched': 'Le PDF a été téléchargé de nouveau.',
  'receipt.folder-problem.missing':
    'Le dossier des PDF n’existe pas\u202f; ce PDF est dans le dossier de données\u00a0: {path}',
  'receipt.folder-problem.not_writable':
    'Impossible d’écrire dans le dossier des PDF\u202f; ce PDF est dans le dossier de données\u00a0: {path}',
  'receipt.folder-choose': 'Choisir un autre dossier…',

  'unknown.test':
    'Un test du document {number} a été envoyé ({time}), mais le service ne l’a pas confirmé. Rien n’a été facturé\u00a0: vous pouvez continuer la saisie et soumettre de nouveau.',

  'delivered.tabs': 'Ce qui est affiché',
  'delivered.tab': 'PDF livré',
  'delivered.tab.preview': 'Aperçu',
  'delivered.loading': 'Ouverture du PDF…',
  'delivered.not-shown': 'Ce PDF ne peut pas être affiché ici. Ouvrez-le dans votre lecteur de PDF.',
  'delivered.label': 'PDF livré {kind:@kind.of} {number}',

  'pdfs.save-all': 'Enregistrer tous les PDF…',
  'pdfs.saved': {
    plural: 'count',
    one: '{count:number} PDF enregistré dans {folder}',
    other: '{count:number} PDF enregistrés dans {folder}',
  },
  'pdfs.missing': {
    plural: 'count',
    one: '{count:number} document n’a pas de PDF sur cet ordinateur\u00a0: {numbers}',
    other: '{count:number} documents n’ont pas de PDF sur cet ordinateur\u00a0: {numbers}',
  },

  'settings.pdf': 'PDF et e-mails',
  'settings.pdf.name': 'Nom des fichiers PDF',
  'settings.pdf.name.hint': '{placeholders} sont remplacés par leur valeur. Exemple\u00a0: {example}',
  'settings.pdf.name.wrong': 'Saisissez un nom, par exemple {example}.',
  'settings.pdf.folder': 'Dossier des PDF de factures réelles',
  'settings.pdf.folder.data': 'Dans le dossier de données\u00a0: {folder}',
  'settings.pdf.folder.choose': 'Choisir un dossier…',
  'settings.pdf.folder.reset': 'Utiliser le dossier de données',
  'settings.pdf.folder.about':
    'Les PDF précédents restent où ils sont. Les PDF de test sont toujours dans le dossier de données.',
  'settings.email': 'E-mail avec une facture',
  'settings.email.language': 'Langue de la facture',
  'settings.email.subject': 'Objet',
  'settings.email.body': 'Texte',
  'settings.email.hint': '{placeholders} sont remplacés par leur valeur. Une ligne sans valeur est omise.',
  'settings.email.reset': 'Utiliser le texte par défaut',
} satisfies Translation<typeof english>
