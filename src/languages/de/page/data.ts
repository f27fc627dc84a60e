import type { dataTexts as english } from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Daten',
  'data.about': 'Alles, was Sie schreiben, bleibt auf diesem Computer und nirgends sonst.',
  'data.folder': 'Ihre Daten liegen in {folder}',
  'data.backup':
    'Letzte Sicherung: {time}. Jeden Tag wird eine erstellt, die letzten zehn werden aufbewahrt.',
  'data.no-backup': 'Noch keine Sicherung. Jeden Tag wird eine erstellt, die letzten zehn werden aufbewahrt.',
  'data.storage': 'Speicherort Ihrer Daten',
  'data.backups': 'Sicherungen',
  'data.export.title': 'Export',
  'data.import.section': 'Import',
  'data.import.about': 'Ein Export von diesem oder einem anderen Computer ersetzt alles, was hier ist.',
  'data.open-file.title': 'Rechnungsdatei',
  'data.open-file.about': 'Aus einer einzelnen Rechnung als JSON wird ein neuer Entwurf.',
  'data.deleted.title': 'Gelöschte Dokumente',
  'data.deleted.about': 'Sie lassen sich 30 Tage lang wiederherstellen.',
  'data.diagnostics.title': 'Diagnose',
  'data.export': 'Alles exportieren…',
  'data.export.about':
    'Rechnungen, Rechnungskorrekturen, Angebote, Verlauf, PDFs aus allen Ordnern, Vorlagen und Einstellungen in einer Datei. Schlüssel sind nicht enthalten.',
  'data.exported': 'Exportiert nach {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'Im Export fehlt das PDF von {count:number} Dokument, weil seine Datei fehlt oder geändert wurde: {numbers}. Schließen Sie das Laufwerk an oder laden Sie das PDF erneut herunter, und exportieren Sie noch einmal.',
    other:
      'Im Export fehlen die PDFs von {count:number} Dokumenten, weil ihre Dateien fehlen oder geändert wurden: {numbers}. Schließen Sie das Laufwerk an oder laden Sie die PDFs erneut herunter, und exportieren Sie noch einmal.',
  },
  'data.import': 'Importieren…',
  'data.import.title': 'Alles durch diese Datei ersetzen?',
  'data.import.text':
    'Die Dokumente und Einstellungen aus „{name}“ treten an die Stelle derer, die hier sind. Was hier mit einem Live-Schlüssel eingereicht wurde, bleibt, damit nichts doppelt berechnet wird. Alles, was jetzt hier ist, wird zuerst als Kopie aufbewahrt, der Import lässt sich also in einem Schritt rückgängig machen.',
  'data.replace.counts.file': 'Dokumente hier: {here:number}. In der geprüften Datei: {count:number}.',
  'data.replace.counts.copy': 'Dokumente hier: {here:number}. In der geprüften Sicherung: {count:number}.',
  'data.replace.changes': 'Was mit den Dokumenten geschieht',
  'data.replace.added': {
    plural: 'count',
    one: '{count:number} Dokument ist hier neu',
    other: '{count:number} Dokumente sind hier neu',
  },
  'data.replace.replaced': {
    plural: 'count',
    one: '{count:number} Dokument wird durch seine andere Fassung ersetzt',
    other: '{count:number} Dokumente werden durch ihre anderen Fassungen ersetzt',
  },
  'data.replace.removed': {
    plural: 'count',
    one: '{count:number} Dokument, das nur hier ist, wird entfernt',
    other: '{count:number} Dokumente, die nur hier sind, werden entfernt',
  },
  'data.replace.unchanged': {
    plural: 'count',
    one: '{count:number} Dokument ist unverändert',
    other: '{count:number} Dokumente sind unverändert',
  },
  'data.replace.kept': {
    plural: 'count',
    one: '{count:number} Dokument bleibt, wie es ist, weil es mit einem Live-Schlüssel eingereicht wurde oder worden sein kann',
    other:
      '{count:number} Dokumente bleiben, wie sie sind, weil sie mit einem Live-Schlüssel eingereicht wurden oder worden sein können',
  },
  'data.replace.keys': 'Diese Verbindungen brauchen ihren Schlüssel noch einmal: {names}.',
  'data.changes.added': '{count:number} neu',
  'data.changes.replaced': '{count:number} ersetzt',
  'data.changes.removed': '{count:number} entfernt',
  'data.changes.unchanged': '{count:number} unverändert',
  'data.restore': 'Wiederherstellen…',
  'data.restore.title': 'Daten vom {time} wiederherstellen?',
  'data.restore.text':
    'Dokumente, Kunden, Artikel, Zeitpläne und Einstellungen werden so, wie sie damals waren. Was mit einem Live-Schlüssel eingereicht wurde, bleibt mit Nummer und Zahlungen verzeichnet, damit nichts doppelt berechnet wird. Verbindungen und ihre Schlüssel bleiben. Alles, was jetzt hier ist, wird zuerst als Kopie aufbewahrt, das lässt sich also in einem Schritt rückgängig machen.',
  'data.restore.checking': 'Sicherung vom {time} wird geprüft…',
  'data.restore.refused': 'Diese Sicherung lässt sich nicht wiederherstellen',
  'data.restore.yes': 'Wiederherstellen',
  'data.restoring': 'Wird wiederhergestellt…',
  'data.restored': 'Wiederhergestellt: {changes}.',
  'copies.title': 'Sicherung wiederherstellen',
  'copies.about':
    'Jeden Tag wird eine Sicherung erstellt, die letzten zehn werden aufbewahrt. Auch was ein Import oder eine Wiederherstellung ersetzt hat, wird aufbewahrt. Bevor sich etwas ändert, sehen Sie, was sich ändern würde.',
  'copies.daily': 'Tägliche Sicherung',
  'copies.update': 'Vor einem Update',
  'copies.replaced': 'Vor Import oder Wiederherstellung',
  'copies.documents': {
    plural: 'count',
    one: '{count:number} Dokument',
    other: '{count:number} Dokumente',
  },
  'copies.unreadable': 'nicht lesbar',
  'copies.restore-time': 'Sicherung vom {time} wiederherstellen…',
  'data.import.trust':
    'Importieren Sie nur eine Datei, der Sie vertrauen. Einreichungen, die darin warten, werden nicht gesendet; bei jeder steht, was zu tun ist.',
  'data.import.checking': '{name} wird geprüft…',
  'data.import.refused': '{name} lässt sich nicht importieren',
  'data.import.yes': 'Alles ersetzen',
  'data.importing': 'Wird importiert…',
  'data.exporting': 'Alles wird exportiert…',
  'data.exporting.progress': 'Exportierter Teil',
  'data.export.cancelled': 'Der Export wurde abgebrochen. Es wurde keine Datei geschrieben.',
  'data.imported': 'Importiert: {changes}.',
  'data.imported.kept': 'Importiert. Was vorher hier war, ist aufbewahrt in {path}',
  'data.imported.no-pdf-folder':
    'Neue PDFs kommen in den Datenordner: Die importierten Einstellungen nennen {folder}, wo sich auf diesem Computer keine Dateien schreiben lassen.',
  'data.imported.no-template':
    'Neue Dokumente verwenden die Vorlage {used}: Die importierten Einstellungen nennen {template}, die auf diesem Computer fehlt.',
  'data.imported.same': 'Es wurde nichts ersetzt: Ihre Daten sind dieselben.',
  'data.diagnostics': 'Diagnose exportieren…',
  'data.diagnostics.about':
    'Wenn etwas schiefgeht: Versionen, Einstellungen und die letzten Meldungen des Programms als Text zum Lesen und Senden. Schlüssel, Namen und Dokumente sind nicht enthalten.',
  'data.diagnostics.exported': 'Gespeichert in {path}. Lesen Sie die Datei, bevor Sie sie senden.',
  'data.open-file': 'Rechnungsdatei öffnen…',
  'data.elsewhere': 'Anderswo speichern…',
  'data.saved-elsewhere': 'Gespeichert in {path}. „Rechnungsdatei öffnen…“ holt sie zurück.',
  'data.newer':
    'Eine neuere Version von Billwright hat diese Daten geschrieben. Sie können sie lesen, drucken und exportieren; um sie zu ändern, installieren Sie die neuere Version.',
  'data.read-only.disk-full':
    'Das Laufwerk ist voll, deshalb sind Ihre Daten nur zum Lesen geöffnet. Nichts, was Sie jetzt schreiben, wird gespeichert, und nichts lässt sich einreichen. Geben Sie Speicherplatz frei, und versuchen Sie es dann erneut.',
  'data.read-only.write-protected':
    'Ihr Datenordner ist schreibgeschützt, deshalb sind Ihre Daten nur zum Lesen geöffnet. Nichts, was Sie jetzt schreiben, wird gespeichert, und nichts lässt sich einreichen. Machen Sie den Ordner beschreibbar, und versuchen Sie es dann erneut.',
  'data.read-only.still.disk-full': 'Das Laufwerk ist noch immer voll. Ihre Daten lassen sich nur lesen.',
  'data.read-only.still.write-protected':
    'Ihr Datenordner ist noch immer schreibgeschützt. Ihre Daten lassen sich nur lesen.',
  'data.read-only.submit':
    'Nichts wurde eingereicht. Ihre Daten lassen sich jetzt nur lesen, die Einreichung könnte also nicht verzeichnet werden.',
  'data.writable': 'Ihre Daten lassen sich wieder schreiben.',
  'data.log-missing':
    'Billwright wurde beim letzten Mal unerwartet geschlossen, und die Datei mit den letzten Änderungen fehlt oder ist beschädigt. Die letzten Änderungen können verloren sein: Prüfen Sie, was Sie zuletzt geschrieben haben. Was mit einem Live-Schlüssel gesendet wurde, ist in einem eigenen Journal verzeichnet.',
  'data.outdated':
    'Ihre Datendatei ist älter als das Journal der gesendeten Dokumente, spätere Änderungen können also fehlen. Was mit einem Live-Schlüssel gesendet wurde, ist aus dem Journal wiederhergestellt.',
  'data.folder-outdated':
    'Dieser Datenordner ist älter als das, was auf diesem Computer eingereicht wurde, wie nach dem Wiederherstellen einer Systemsicherung. Was seitdem geschrieben und gesendet wurde, ist nicht darin. Nichts, was wartet, wird automatisch gesendet, und Dokumente, die nicht gesendet zu sein scheinen, können berechnet worden sein: Sehen Sie in Ihrem Konto nach, bevor Sie sie einreichen.',
  'data.folder-moved':
    'Dieser Datenordner wurde kopiert oder stammt von einem anderen Computer oder Benutzerkonto. Nichts, was darin wartet, wird automatisch gesendet: Bestätigen Sie jedes einmal. Stammt er aus einer Sicherung, können Dokumente, die nicht gesendet zu sein scheinen, seitdem berechnet worden sein.',
  'data.state-unwritable':
    'Billwright kann auf diesem Computer nicht vermerken, was es einreicht, weil sich in seinen Zustandsordner nicht schreiben lässt. Sie können einreichen, aber was beim Schließen von Billwright noch wartet, wird beim nächsten Start nicht automatisch gesendet.',
  'data.journal-rewritten':
    'Das Journal dessen, was mit einem Live-Schlüssel gesendet wurde, war beschädigt oder fehlte. Es wurde aus Ihren Dokumenten neu geschrieben; nichts ist verloren.',
  'data.damage-found':
    'Die Datendatei ist stellenweise beschädigt. Retten Sie sie jetzt, oder schließen Sie Billwright und öffnen Sie es wieder: Dann wird die neueste intakte Sicherung angeboten, und was seitdem geschrieben wurde, wird aus der beschädigten Datei gelesen.',
  'data.examined': 'Die Datendatei wurde untersucht: Jede Seite lässt sich lesen.',
  'data.recover.now': 'Jetzt retten…',
  'data.submissions-missing':
    'Nicht alles, was vor dem Schaden gesendet wurde, ließ sich lesen. Dokumente, die nicht gesendet zu sein scheinen, können berechnet worden sein: Sehen Sie in Ihrem Konto nach, bevor Sie sie einreichen.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'Von {count:number} Dokument ließ sich das zuletzt Geschriebene nicht aus der beschädigten oder importierten Datei lesen. Eine beschädigte Datei bleibt in Ihrem Datenordner aufbewahrt.',
    other:
      'Von {count:number} Dokumenten ließ sich das zuletzt Geschriebene nicht aus der beschädigten oder importierten Datei lesen. Eine beschädigte Datei bleibt in Ihrem Datenordner aufbewahrt.',
  },
  'data.drafts-uncounted':
    'Nicht alles ließ sich aus der beschädigten oder importierten Datei lesen. Eine beschädigte Datei bleibt in Ihrem Datenordner aufbewahrt.',
  'data.backup-failed':
    'Die heutige Sicherung konnte nicht geschrieben werden. Prüfen Sie den freien Speicherplatz.',
  'data.damaged.title': 'Ihre Datendatei ist beschädigt',
  'data.damaged.text':
    'Sie lässt sich nicht sicher lesen. Sie wird nicht geändert: Was immer Sie wählen, sie bleibt in Ihrem Datenordner, und was geschrieben und gesendet wurde, wird daraus übernommen, soweit es lesbar ist.',
  'data.missing.title': 'Ihre Datendatei fehlt',
  'data.missing.text':
    'In Ihrem Datenordner sind Sicherungen, aber die Datendatei selbst fehlt, und mit ihr alles, was seit der neuesten Sicherung geschrieben und gesendet wurde.',

  'data.recover.backup': {
    plural: 'count',
    one: 'Die neueste intakte Sicherung ist vom {time} und enthält {count:number} Dokument.',
    other: 'Die neueste intakte Sicherung ist vom {time} und enthält {count:number} Dokumente.',
  },
  'data.recover.none': 'Es gibt keine Sicherung, die sich lesen lässt.',
  'data.recover.import': 'Export importieren…',
  'data.recover.use': 'Sicherung verwenden',
  'data.recover.nothing': 'Ohne Daten beginnen',
  'data.recovering':
    'Was geschrieben und gesendet wurde, wird aus der beschädigten Datei gelesen. Sie können das Fenster schließen: Nichts geht verloren, und Sie werden noch einmal gefragt.',
  'data.recovering.progress': 'Durchgesehene Dokumente',
  'data.recovered': 'Ihre Daten sind wieder da.',
  'command.deleted': 'Gelöschte Dokumente…',
  'command.versions': 'Frühere Fassungen…',
  'deleted.title': 'Gelöschte Dokumente',
  'deleted.about':
    'In den letzten 30 Tagen gelöscht. Danach wird ein Dokument, das nie eingereicht wurde, endgültig entfernt.',
  'deleted.none': 'In den letzten 30 Tagen wurde nichts gelöscht.',
  'deleted.at': 'Gelöscht {time}, aufbewahrt bis {until}',
  'deleted.restore': 'Wiederherstellen',
  'deleted.restore-number': {
    select: 'number',
    '': 'Dokument ohne Nummer wiederherstellen',
    other: '{number} wiederherstellen',
  },
  'versions.title': 'Frühere Fassungen',
  'versions.about':
    'So sah das Dokument vor Ihren Pausen aus. Das Verwenden einer Fassung lässt sich wie jeder andere Schritt rückgängig machen.',
  'versions.none':
    'Es gibt noch keine frühere Fassung. Immer, wenn Sie nach einer Pause zurückkommen, wird eine aufbewahrt.',
  'versions.lines': {
    plural: 'count',
    one: '{count:number} Position',
    other: '{count:number} Positionen',
  },
  'versions.use': 'Verwenden',
  'versions.use-time': 'Fassung vom {time} verwenden',
  'versions.used': 'Die frühere Fassung wird angezeigt.',
  // while a file is dragged over the window
  'drop.e-invoice': 'Ablegen, um die E-Rechnung zu öffnen',
  'drop.invoice-file': 'Ablegen, um aus dieser Rechnungsdatei einen Entwurf zu machen',
  'drop.export': 'Ablegen, um zu sehen, was der Import dieser Datei ersetzen würde',
  'drop.customers': 'Ablegen, um diese Kundentabelle zu prüfen. Noch wird nichts importiert.',
  'drop.items': 'Ablegen, um diese Artikeltabelle zu prüfen. Noch wird nichts importiert.',
  'drop.unnamed': 'E-Rechnung, Rechnungsdatei, CSV-Tabelle oder Export von Billwright ablegen',
  'drop.several':
    'Legen Sie immer nur eine Datei ab. Mehrere Dateien lassen sich auf den Anhängen einer Rechnung ablegen.',
  'drop.image':
    'Ein Bild lässt sich nur auf dem Logo des Absenders oder auf den Anhängen einer Rechnung ablegen.',
  'drop.other':
    'Diese Art von Datei lässt sich nicht öffnen. E-Rechnungen (XML, PDF), Rechnungsdateien (JSON), Tabellen (CSV) und Exporte von Billwright schon.',
  'drop.dialog': 'Beantworten Sie erst die offene Frage, und legen Sie dann die Datei ab.',
  'drop.read-only':
    'Ihre Daten lassen sich jetzt nur lesen, importieren ist also nicht möglich. E-Rechnungen lassen sich öffnen.',
  'command.export-data': 'Alles exportieren…',
  'command.import-data': 'Alles aus einer Datei importieren…',
  'command.restore-backup': 'Sicherung wiederherstellen…',
  'command.undo-import': 'Letzten Import rückgängig machen',
  'command.open-file': 'Rechnungsdatei öffnen…',
  'command.export-diagnostics': 'Diagnose exportieren…',
} satisfies Translation<typeof english>
