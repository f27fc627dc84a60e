import type { dataTexts as english } from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'Diesen Vorgang gibt es nicht.',
  'invoice.version_gone': 'Diese Fassung wird nicht mehr aufbewahrt.',
  'invoice.empty_file': 'Die Datei ist leer, es wurde also nichts geöffnet. Wählen Sie eine andere Datei.',
  'invoice.other_file': 'Diese Datei ist keine Rechnung.',
  'sender.last': 'Mindestens ein Absender ist nötig.',
  'sender.too_many': 'Es kann höchstens {max:digits} Absender geben.',
  'invoice.too_large': 'Dieses Dokument ist zu groß, um es aufzubewahren.',

  'store.disk_full': 'Das Laufwerk ist voll. Es wurde nichts gespeichert.',
  'store.read_only': 'Der Datenordner ist schreibgeschützt. Es wurde nichts gespeichert.',
  'store.in_use': 'Ein anderes Programm verwendet die Datendatei. Es wurde nichts gespeichert.',
  'store.disk_error': 'Das Laufwerk meldet einen Fehler. Es wurde nichts gespeichert.',
  'store.damaged': 'Die Datendatei ist beschädigt. Sie wurde nicht geändert.',
  'store.no_access': 'Der Datenordner lässt sich nicht öffnen. Prüfen Sie seine Berechtigungen.',
  'store.no_folder': 'Der Datenordner lässt sich unter diesem Pfad nicht anlegen.',
  'store.not_a_folder': 'Unter dem Pfad des Datenordners liegt eine Datei.',
  'store.unusable': 'Die Datendatei lässt sich gerade nicht verwenden. Es wurde nichts gespeichert.',
  'store.full_unreadable':
    'Das Laufwerk ist voll, und ohne etwas freien Platz lassen sich Ihre Daten nicht lesen. Nichts ist verloren. Geben Sie Speicherplatz frei, und starten Sie Billwright erneut.',
  'store.read_only_unreadable':
    'Der Datenordner ist schreibgeschützt, und im Ordner für temporäre Dateien ist kein Platz, um Ihre Daten zu lesen. Nichts ist verloren. Machen Sie den Datenordner beschreibbar, oder schaffen Sie Platz im anderen, und starten Sie Billwright erneut.',
  'store.not_copied': 'Ihre Daten ließen sich vor dem Update nicht kopieren. Es wurde nichts geändert.',
  'store.no_backup': 'Es gibt keine Sicherung, die sich lesen lässt.',
  'store.copy_gone': 'Diese Kopie Ihrer Daten ist nicht mehr im Datenordner. Es wurde nichts geändert.',
  'store.copy_damaged':
    'Diese Kopie Ihrer Daten ist beschädigt. Es wurde nichts geändert. Wählen Sie eine andere.',
  'store.recovery_stopped': 'Die Rettung wurde abgebrochen. Ihre Daten sind unverändert.',
  'data.submissions_open':
    'Eine Einreichung ist nicht abgeschlossen, deshalb wurde nichts geändert. Warten Sie zuerst darauf, ziehen Sie sie zurück, oder geben Sie an, ob das Dokument vorhanden ist.',
  'import.nothing_received':
    'Es kam keine Datei an, es wurde also nichts importiert. Ihre Daten sind unverändert. Wählen Sie die Datei erneut.',
  'import.empty_file':
    'Die Datei ist leer, es wurde also nichts importiert. Ihre Daten sind unverändert. Wählen Sie eine Datei, die Billwright exportiert hat.',

  'file.no_folder': 'Es gibt keinen Ordner {folder}. Legen Sie ihn an, oder wählen Sie einen anderen.',
  'file.folder_not_writable':
    'In {folder} lassen sich keine Dateien schreiben. Wählen Sie einen anderen Ordner.',
  'file.disk_full': 'Das Laufwerk ist voll.',
  'file.no_program':
    'Es wurde nichts geöffnet: Das Programm {command} fehlt auf diesem Computer oder endete mit einem Fehler.',
  'file.no_mail_program':
    'Es hat sich kein Mailprogramm geöffnet, es wurde also keine E-Mail geschrieben. Speichern Sie das PDF, und hängen Sie es selbst an eine E-Mail an.',
  'link.refused': 'Dieser Link lässt sich nicht öffnen.',
} satisfies Translation<typeof english>
