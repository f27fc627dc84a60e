import type { deliveryTexts as english } from '../../en/page/delivery.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the receipt, the delivered PDF, its file and its e-mail. */
export const deliveryTexts = {
  'receipt.region': 'Bestätigung',
  'receipt.title': '{kind:capital:@kind} {number} wurde erstellt',
  'receipt.title.test': '{kind:capital:@kind} {number} wurde als Test erstellt',
  'receipt.test': '{kind:capital:@kind} als Test erstellt, mit TEST-Vermerk und ohne Berechnung.',
  'receipt.test.unchanged': 'Test-PDF erstellt {time}, seitdem unverändert.',
  'receipt.test.changed': 'Test-PDF erstellt {time}, seitdem geändert.',
  'receipt.test.marked': 'Mit TEST-Vermerk, nicht berechnet.',
  'receipt.test.free': 'Es wurde nicht berechnet.',
  'receipt.job': 'Auftrag',
  'receipt.time': 'Zeit',
  'receipt.mode': 'Modus',
  'receipt.link': 'Link',
  'receipt.file': 'Datei',
  'receipt.mode.live': 'Live · berechnet',
  'receipt.mode.test': 'Test · nicht berechnet',
  'receipt.copy': 'Link kopieren',
  'receipt.copied': 'Link kopiert',
  'receipt.open': 'Link öffnen',
  'receipt.open-pdf': 'PDF öffnen',
  'receipt.folder': 'Im Ordner anzeigen',
  'receipt.save': 'PDF speichern…',
  'receipt.saved': 'Gespeichert als {path}',
  'receipt.email': 'E-Mail…',
  'receipt.emailed': 'Der E-Mail-Entwurf ist in Ihrem Mailprogramm geöffnet, das PDF ist angehängt.',
  'receipt.emailed.no-address':
    'Der E-Mail-Entwurf ist in Ihrem Mailprogramm geöffnet. Ergänzen Sie die Adresse des Kunden.',
  'receipt.emailed.link':
    'Eine E-Mail ist geöffnet, das PDF ließ sich aber nicht anhängen. Hängen Sie die Datei an, die in ihrem Ordner angezeigt wird.',
  'receipt.emailed.nothing': 'Nichts geöffnet?',
  'receipt.matches': 'Entspricht der Vorschau',
  'receipt.differs': 'Weicht von Ihrer Vorschau ab. Sehen Sie es sich an, bevor Sie es weitergeben.',
  'receipt.fetching': 'PDF wird heruntergeladen…',
  'receipt.kept': 'Das PDF ist auf diesem Computer aufbewahrt.',
  'receipt.fetch-again': 'Erneut herunterladen',
  'receipt.fetched': 'Das PDF wurde erneut heruntergeladen.',
  'receipt.folder-problem.missing':
    'Der Ordner für PDFs ist nicht vorhanden, deshalb ist dieses PDF im Datenordner: {path}',
  'receipt.folder-problem.not_writable':
    'In den Ordner für PDFs lässt sich nicht schreiben, deshalb ist dieses PDF im Datenordner: {path}',
  'receipt.folder-choose': 'Anderen Ordner wählen…',

  'unknown.test':
    'Ein Test von {number} wurde gesendet ({time}), der Dienst hat ihn aber nicht bestätigt. Es wurde nichts berechnet: Sie können weiterschreiben und erneut einreichen.',

  'delivered.tabs': 'Anzeige',
  'delivered.tab': 'Geliefertes PDF',
  'delivered.tab.preview': 'Vorschau',
  'delivered.loading': 'PDF wird geöffnet…',
  'delivered.not-shown': 'Dieses PDF lässt sich hier nicht anzeigen. Öffnen Sie es in Ihrem PDF-Programm.',
  'delivered.label': 'Geliefertes PDF: {kind:@kind} {number}',

  'pdfs.save-all': 'Alle PDFs speichern…',
  'pdfs.saved': {
    plural: 'count',
    one: '{count:number} PDF gespeichert in {folder}',
    other: '{count:number} PDFs gespeichert in {folder}',
  },
  'pdfs.missing': {
    plural: 'count',
    one: '{count:number} Dokument hat kein PDF auf diesem Computer: {numbers}',
    other: '{count:number} Dokumente haben kein PDF auf diesem Computer: {numbers}',
  },

  'settings.pdf': 'PDF und E-Mail',
  'settings.pdf.name': 'Name der PDF-Dateien',
  'settings.pdf.name.hint': '{placeholders} werden ausgefüllt. Beispiel: {example}',
  'settings.pdf.name.wrong': 'Geben Sie einen Namen ein, zum Beispiel {example}.',
  'settings.pdf.folder': 'Ordner für PDFs von Live-Rechnungen',
  'settings.pdf.folder.data': 'Im Datenordner: {folder}',
  'settings.pdf.folder.choose': 'Ordner wählen…',
  'settings.pdf.folder.reset': 'Datenordner verwenden',
  'settings.pdf.folder.about': 'Frühere PDFs bleiben, wo sie sind. Test-PDFs sind immer im Datenordner.',
  'settings.email': 'E-Mail mit einer Rechnung',
  'settings.email.language': 'Sprache der Rechnung',
  'settings.email.subject': 'Betreff',
  'settings.email.body': 'Text',
  'settings.email.hint': '{placeholders} werden ausgefüllt. Eine Zeile ohne Wert wird weggelassen.',
  'settings.email.reset': 'Standardtext verwenden',
} satisfies Translation<typeof english>
