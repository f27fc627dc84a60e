import type { dataTexts as english } from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Données',
  'data.about': 'Tout ce que vous saisissez est conservé sur cet ordinateur et nulle part ailleurs.',
  'data.folder': 'Vos données sont dans {folder}',
  'data.backup':
    'Dernière sauvegarde\u00a0: {time}. Une sauvegarde est faite chaque jour\u202f; les dix dernières sont conservées.',
  'data.no-backup':
    'Pas encore de sauvegarde. Une est faite chaque jour\u202f; les dix dernières sont conservées.',
  'data.storage': 'Emplacement de vos données',
  'data.backups': 'Sauvegardes',
  'data.export.title': 'Exporter',
  'data.import.section': 'Importer',
  'data.import.about': 'Un export de cet ordinateur ou d’un autre remplace tout ce qui est ici.',
  'data.open-file.title': 'Fichier de facture',
  'data.open-file.about': 'Une facture au format JSON devient un nouveau brouillon.',
  'data.deleted.title': 'Documents supprimés',
  'data.deleted.about': 'Ils peuvent être restaurés pendant 30 jours.',
  'data.diagnostics.title': 'Diagnostic',
  'data.export': 'Tout exporter…',
  'data.export.about':
    'Factures, avoirs, devis, historique, PDF de tous les dossiers, modèles et paramètres dans un seul fichier. Les clés n’y sont pas.',
  'data.exported': 'Exporté vers {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'Il manque dans l’export le PDF de {count:number} document, car son fichier est introuvable ou a été modifié\u00a0: {numbers}. Branchez son disque ou téléchargez-le de nouveau, puis exportez de nouveau.',
    other:
      'Il manque dans l’export les PDF de {count:number} documents, car leurs fichiers sont introuvables ou ont été modifiés\u00a0: {numbers}. Branchez leur disque ou téléchargez-les de nouveau, puis exportez de nouveau.',
  },
  'data.import': 'Importer…',
  'data.import.title': 'Tout remplacer par ce fichier\u202f?',
  'data.import.text':
    'Les documents et les paramètres du fichier «\u202f{name}\u202f» remplacent ceux qui sont ici. Ce qui a été soumis ici avec une clé réelle reste, pour que rien ne soit facturé deux fois. Les données actuelles sont d’abord copiées\u00a0: l’import s’annule en une seule étape.',
  'data.replace.counts.file':
    'Documents ici\u00a0: {here:number}. Dans le fichier, qui a été vérifié\u00a0: {count:number}.',
  'data.replace.counts.copy':
    'Documents ici\u00a0: {here:number}. Dans la sauvegarde, qui a été vérifiée\u00a0: {count:number}.',
  'data.replace.changes': 'Ce que deviennent les documents',
  'data.replace.added': {
    plural: 'count',
    one: '{count:number} document est nouveau ici',
    other: '{count:number} documents sont nouveaux ici',
  },
  'data.replace.replaced': {
    plural: 'count',
    one: '{count:number} document est remplacé par son autre version',
    other: '{count:number} documents sont remplacés par leur autre version',
  },
  'data.replace.removed': {
    plural: 'count',
    one: '{count:number} document qui n’existe qu’ici est supprimé',
    other: '{count:number} documents qui n’existent qu’ici sont supprimés',
  },
  'data.replace.unchanged': {
    plural: 'count',
    one: '{count:number} document est identique',
    other: '{count:number} documents sont identiques',
  },
  'data.replace.kept': {
    plural: 'count',
    one: '{count:number} document reste tel quel, car il a été soumis, ou l’a peut-être été, avec une clé réelle',
    other:
      '{count:number} documents restent tels quels, car ils ont été soumis, ou l’ont peut-être été, avec une clé réelle',
  },
  'data.replace.keys': 'Ces connexions auront de nouveau besoin de leur clé\u00a0: {names}.',
  'data.changes.added': { plural: 'count', one: '{count:number} nouveau', other: '{count:number} nouveaux' },
  'data.changes.replaced': {
    plural: 'count',
    one: '{count:number} remplacé',
    other: '{count:number} remplacés',
  },
  'data.changes.removed': {
    plural: 'count',
    one: '{count:number} supprimé',
    other: '{count:number} supprimés',
  },
  'data.changes.unchanged': {
    plural: 'count',
    one: '{count:number} inchangé',
    other: '{count:number} inchangés',
  },
  'data.restore': 'Restaurer…',
  'data.restore.title': 'Restaurer les données du {time}\u202f?',
  'data.restore.text':
    'Documents, clients, articles, planifications et paramètres redeviennent ce qu’ils étaient alors. Ce qui a été soumis avec une clé réelle reste enregistré avec son numéro et ses paiements\u00a0: rien ne peut être facturé deux fois. Les connexions et leurs clés restent. Les données actuelles sont d’abord copiées\u00a0: la restauration s’annule en une seule étape.',
  'data.restore.checking': 'Vérification de la sauvegarde du {time}…',
  'data.restore.refused': 'Cette sauvegarde ne peut pas être restaurée',
  'data.restore.yes': 'Restaurer',
  'data.restoring': 'Restauration…',
  'data.restored': 'Restauré\u00a0: {changes}.',
  'copies.title': 'Restaurer une sauvegarde',
  'copies.about':
    'Une sauvegarde est faite chaque jour\u202f; les dix dernières sont conservées. Les données remplacées par un import ou une restauration le sont aussi. Avant toute restauration, vous voyez ce qui va changer.',
  'copies.daily': 'Sauvegarde quotidienne',
  'copies.update': 'Avant une mise à jour',
  'copies.replaced': 'Avant un import ou une restauration',
  'copies.documents': { plural: 'count', one: '{count:number} document', other: '{count:number} documents' },
  'copies.unreadable': 'illisible',
  'copies.restore-time': 'Restaurer la sauvegarde du {time}…',
  'data.import.trust':
    'N’importez qu’un fichier auquel vous faites confiance. Les soumissions qui y attendent ne sont pas envoyées\u202f; chacune indique quoi faire.',
  'data.import.checking': 'Vérification du fichier {name}…',
  'data.import.refused': 'Impossible d’importer {name}',
  'data.import.yes': 'Tout remplacer',
  'data.importing': 'Importation…',
  'data.exporting': 'Exportation complète…',
  'data.exporting.progress': 'Part exportée',
  'data.export.cancelled': 'L’export a été annulé. Aucun fichier n’a été écrit.',
  'data.imported': 'Importé\u00a0: {changes}.',
  'data.imported.kept': 'Importé. Les données précédentes sont conservées dans {path}',
  'data.imported.no-pdf-folder':
    'Les nouveaux PDF vont dans le dossier de données\u00a0: les paramètres importés indiquent {folder}, où cet ordinateur ne peut pas écrire de fichiers.',
  'data.imported.no-template':
    'Les nouveaux documents utilisent le modèle {used}\u00a0: les paramètres importés indiquent {template}, qui n’est pas sur cet ordinateur.',
  'data.imported.same': 'Rien n’a été remplacé\u00a0: vos données sont identiques.',
  'data.diagnostics': 'Exporter le diagnostic…',
  'data.diagnostics.about':
    'En cas de problème\u00a0: versions, paramètres et derniers messages du programme, sous forme de texte à lire et à envoyer. Sans clés, ni noms, ni documents.',
  'data.diagnostics.exported': 'Enregistré sous {path}. Lisez-le avant de l’envoyer.',
  'data.open-file': 'Ouvrir un fichier de facture…',
  'data.elsewhere': 'Enregistrer ailleurs…',
  'data.saved-elsewhere':
    'Enregistré sous {path}. «\u202fOuvrir un fichier de facture…\u202f» permet de le rouvrir.',
  'data.newer':
    'Ces données ont été écrites par une version plus récente de Billwright. Vous pouvez les lire, les imprimer et les exporter\u202f; pour les modifier, installez la version plus récente.',
  'data.read-only.disk-full':
    'Le disque est plein\u00a0: vos données sont ouvertes en lecture seule. Ce que vous saisissez maintenant n’est pas conservé, et rien ne peut être soumis. Libérez de l’espace, puis réessayez.',
  'data.read-only.write-protected':
    'Votre dossier de données est protégé en écriture\u00a0: vos données sont ouvertes en lecture seule. Ce que vous saisissez maintenant n’est pas conservé, et rien ne peut être soumis. Autorisez l’écriture dans le dossier, puis réessayez.',
  'data.read-only.still.disk-full': 'Le disque est toujours plein. Vos données restent en lecture seule.',
  'data.read-only.still.write-protected':
    'Votre dossier de données est toujours protégé en écriture. Vos données restent en lecture seule.',
  'data.read-only.submit':
    'Rien n’a été soumis. Vos données sont en lecture seule\u00a0: la soumission n’aurait pas pu être enregistrée.',
  'data.writable': 'Vos données peuvent de nouveau être modifiées.',
  'data.log-missing':
    'Billwright s’est fermé de façon inattendue la dernière fois, et le fichier des dernières modifications manque ou est endommagé. Elles sont peut-être perdues\u00a0: vérifiez ce que vous avez saisi en dernier. Ce qui a été envoyé avec une clé réelle est consigné dans un journal séparé.',
  'data.outdated':
    'Votre fichier de données est plus ancien que le journal des envois\u00a0: des modifications faites depuis peuvent manquer. Ce qui a été envoyé avec une clé réelle a été restauré à partir du journal.',
  'data.folder-outdated':
    'Ce dossier de données est plus ancien que ce qui a été soumis sur cet ordinateur, par exemple après la restauration d’une sauvegarde du système. Ce qui a été écrit et envoyé depuis n’y est pas. Rien de ce qui attend n’est envoyé automatiquement, et des documents qui semblent non envoyés vous ont peut-être été facturés\u00a0: cherchez-les dans votre compte avant de les soumettre.',
  'data.folder-moved':
    'Ce dossier de données a été copié, ou vient d’un autre ordinateur ou d’un autre compte d’utilisateur. Rien de ce qui y attend n’est envoyé automatiquement\u00a0: confirmez chaque document une fois. S’il vient d’une sauvegarde, des documents qui semblent non envoyés vous ont peut-être été facturés depuis.',
  'data.state-unwritable':
    'Billwright ne peut pas consigner sur cet ordinateur ce qu’il soumet, car l’écriture dans son dossier d’état est impossible. Vous pouvez soumettre, mais ce qui attend encore à la fermeture de Billwright ne sera pas envoyé automatiquement au prochain démarrage.',
  'data.journal-rewritten':
    'Le journal des envois avec une clé réelle manquait ou était endommagé. Il a été réécrit à partir de vos documents\u202f; rien n’est perdu.',
  'data.damage-found':
    'Le fichier de données est endommagé par endroits. Récupérez-le maintenant, ou fermez Billwright et rouvrez-le\u00a0: la dernière sauvegarde valide est proposée, et ce qui a été écrit depuis est lu dans le fichier endommagé.',
  'data.examined': 'Le fichier de données a été examiné\u00a0: toutes ses pages sont lisibles.',
  'data.recover.now': 'Récupérer…',
  'data.submissions-missing':
    'Tout ce qui a été envoyé avant l’incident n’a pas pu être lu. Des documents qui semblent non envoyés vous ont peut-être été facturés\u00a0: cherchez-les dans votre compte avant de les soumettre.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'Pour {count:number} document, ce qui a été écrit en dernier n’a pas pu être lu dans le fichier endommagé ou importé. Un fichier endommagé est conservé dans votre dossier de données.',
    other:
      'Pour {count:number} documents, ce qui a été écrit en dernier n’a pas pu être lu dans le fichier endommagé ou importé. Un fichier endommagé est conservé dans votre dossier de données.',
  },
  'data.drafts-uncounted':
    'Le fichier endommagé ou importé n’a pas pu être lu en entier. Un fichier endommagé est conservé dans votre dossier de données.',
  'data.backup-failed': 'La sauvegarde du jour n’a pas pu être écrite. Vérifiez l’espace libre du disque.',
  'data.damaged.title': 'Votre fichier de données est endommagé',
  'data.damaged.text':
    'Sa lecture n’est pas fiable. Il n’est pas modifié\u00a0: quel que soit votre choix, il est conservé dans votre dossier de données, et ce qui y a été écrit et envoyé est repris dans la mesure où c’est lisible.',
  'data.missing.title': 'Votre fichier de données est introuvable',
  'data.missing.text':
    'Il y a des sauvegardes dans votre dossier de données, mais le fichier de données lui-même a disparu, et avec lui ce qui a été écrit et envoyé depuis la dernière sauvegarde.',

  'data.recover.backup': {
    plural: 'count',
    one: 'La dernière sauvegarde valide date du {time} et contient {count:number} document.',
    other: 'La dernière sauvegarde valide date du {time} et contient {count:number} documents.',
  },
  'data.recover.none': 'Il n’y a aucune sauvegarde lisible.',
  'data.recover.import': 'Importer un export…',
  'data.recover.use': 'Utiliser la sauvegarde',
  'data.recover.nothing': 'Repartir de zéro',
  'data.recovering':
    'Lecture, dans le fichier endommagé, de ce qui a été écrit et envoyé. Vous pouvez fermer la fenêtre\u00a0: rien n’est perdu, et la question vous sera posée de nouveau.',
  'data.recovering.progress': 'Documents examinés',
  'data.recovered': 'Vos données ont été récupérées.',
  'command.deleted': 'Documents supprimés…',
  'command.versions': 'Versions antérieures…',
  'deleted.title': 'Documents supprimés',
  'deleted.about':
    'Supprimés au cours des 30 derniers jours. Ensuite, un document qui n’a jamais été soumis est effacé définitivement.',
  'deleted.none': 'Rien n’a été supprimé au cours des 30 derniers jours.',
  'deleted.at': 'Supprimé le {time}, conservé jusqu’au {until}',
  'deleted.restore': 'Restaurer',
  'deleted.restore-number': {
    select: 'number',
    '': 'Restaurer le document sans numéro',
    other: 'Restaurer {number}',
  },
  'versions.title': 'Versions antérieures',
  'versions.about':
    'Le document tel qu’il était à chaque pause de saisie. Reprendre une version peut être annulé comme toute autre modification.',
  'versions.none':
    'Il n’y a pas encore de version antérieure. Une version est conservée chaque fois que vous revenez après une pause.',
  'versions.lines': { plural: 'count', one: '{count:number} ligne', other: '{count:number} lignes' },
  'versions.use': 'Utiliser',
  'versions.use-time': 'Utiliser la version du {time}',
  'versions.used': 'La version antérieure est à l’écran.',
  // while a file is dragged over the window
  'drop.e-invoice': 'Déposez le fichier pour ouvrir la facture électronique',
  'drop.invoice-file': 'Déposez ce fichier de facture pour en faire un brouillon',
  'drop.export': 'Déposez le fichier pour voir ce que son import remplacerait',
  'drop.customers': 'Déposez ce tableau de clients pour le vérifier. Rien n’est encore importé.',
  'drop.items': 'Déposez ce tableau d’articles pour le vérifier. Rien n’est encore importé.',
  'drop.unnamed':
    'Déposez une facture électronique, un fichier de facture, un tableau CSV ou un export de Billwright',
  'drop.several':
    'Déposez un seul fichier à la fois. Vous pouvez en déposer plusieurs sur les pièces jointes d’une facture.',
  'drop.image':
    'Une image ne peut être déposée que sur le logo de l’émetteur ou sur les pièces jointes d’une facture.',
  'drop.other':
    'Ce type de fichier ne peut pas être ouvert. Vous pouvez ouvrir des factures électroniques (XML, PDF), des fichiers de facture (JSON), des tableaux (CSV) et des exports de Billwright.',
  'drop.dialog': 'Répondez d’abord à la question ouverte, puis déposez le fichier.',
  'drop.read-only':
    'Vos données sont en lecture seule\u00a0: rien ne peut être importé. Les factures électroniques peuvent être ouvertes.',
  'command.export-data': 'Tout exporter…',
  'command.import-data': 'Tout importer depuis un fichier…',
  'command.restore-backup': 'Restaurer une sauvegarde…',
  'command.undo-import': 'Annuler le dernier import ou la dernière restauration',
  'command.open-file': 'Ouvrir un fichier de facture…',
  'command.export-diagnostics': 'Exporter le diagnostic…',
} satisfies Translation<typeof english>
