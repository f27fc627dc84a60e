import type { dataTexts as english } from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'Cette opération n’existe pas.',
  'invoice.version_gone': 'Cette version n’est plus conservée.',
  'invoice.empty_file': 'Le fichier est vide\u00a0: rien n’a été ouvert. Choisissez un autre fichier.',
  'invoice.other_file': 'Ce fichier n’est pas une facture.',
  'sender.last': 'Il faut au moins un émetteur.',
  'sender.too_many': 'Il peut y avoir au plus {max:digits} émetteurs.',
  'invoice.too_large': 'Ce document est trop volumineux pour être enregistré.',

  'store.disk_full': 'Le disque est plein. Rien n’a été enregistré.',
  'store.read_only': 'Le dossier de données est en lecture seule. Rien n’a été enregistré.',
  'store.in_use': 'Un autre programme utilise le fichier de données. Rien n’a été enregistré.',
  'store.disk_error': 'Le disque signale une erreur. Rien n’a été enregistré.',
  'store.damaged': 'Le fichier de données est endommagé. Il n’a pas été modifié.',
  'store.no_access': 'Le dossier de données ne peut pas être ouvert. Vérifiez ses autorisations.',
  'store.no_folder': 'Le dossier de données ne peut pas être créé à cet emplacement.',
  'store.not_a_folder': 'Il y a un fichier à l’emplacement du dossier de données.',
  'store.unusable': 'Le fichier de données est inutilisable pour le moment. Rien n’a été enregistré.',
  'store.full_unreadable':
    'Le disque est plein, et vos données ne peuvent pas être lues sans un peu d’espace libre. Rien n’est perdu. Libérez de l’espace et redémarrez Billwright.',
  'store.read_only_unreadable':
    'Le dossier de données est en lecture seule, et le dossier des fichiers temporaires n’a pas assez d’espace pour lire vos données. Rien n’est perdu. Autorisez l’écriture dans le dossier de données, ou libérez de l’espace dans l’autre, et redémarrez Billwright.',
  'store.not_copied': 'Vos données n’ont pas pu être copiées avant la mise à jour. Rien n’a changé.',
  'store.no_backup': 'Il n’y a aucune sauvegarde lisible.',
  'store.copy_gone': 'Cette copie de vos données n’est plus dans le dossier de données. Rien n’a changé.',
  'store.copy_damaged':
    'Cette copie de vos données est endommagée. Rien n’a changé. Choisissez-en une autre.',
  'store.recovery_stopped': 'La récupération a été arrêtée. Vos données n’ont pas changé.',
  'data.submissions_open':
    'Une soumission n’est pas terminée, donc rien n’a été modifié. Attendez d’abord qu’elle se termine, retirez-la ou indiquez si le document existe.',
  'import.nothing_received':
    'Aucun fichier n’a été reçu\u00a0: rien n’a été importé. Vos données n’ont pas changé. Choisissez de nouveau le fichier.',
  'import.empty_file':
    'Le fichier est vide\u00a0: rien n’a été importé. Vos données n’ont pas changé. Choisissez un fichier exporté par Billwright.',

  'file.no_folder': 'Le dossier {folder} n’existe pas. Créez-le, ou choisissez-en un autre.',
  'file.folder_not_writable': 'Impossible d’écrire des fichiers dans {folder}. Choisissez un autre dossier.',
  'file.disk_full': 'Le disque est plein.',
  'file.no_program':
    'Rien n’a été ouvert\u00a0: le programme {command} manque sur cet ordinateur ou a échoué.',
  'file.no_mail_program':
    'Aucune messagerie ne s’est ouverte\u00a0: aucun e-mail n’a été écrit. Enregistrez le PDF et joignez-le vous-même à un e-mail.',
  'link.refused': 'Ce lien ne peut pas être ouvert.',
} satisfies Translation<typeof english>
