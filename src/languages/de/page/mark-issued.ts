import type { markIssuedTexts as english } from '../../en/page/mark-issued.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts about documents that left by other means than a service. */
export const markIssuedTexts = {
  'command.mark-issued': 'Als ausgestellt markieren…',
  'mark.title': {
    plural: 'count',
    one: '{kind:capital:@kind} als ausgestellt markieren',
    other: '{count:number} {kind:@kinds} als ausgestellt markieren',
  },
  'mark.none': 'Nichts als ausgestellt zu markieren',
  'mark.about':
    'Für ein Dokument, das auf anderem Weg als über einen Dienst hinausging. Seine Nummer ist verbraucht, es ist gesperrt und gilt als ausgestellt, und nur eine Rechnungskorrektur ändert es. Zehn Sekunden lang lässt sich das rückgängig machen.',
  'mark.documents': 'Als ausgestellt markiert',
  'mark.means': 'Versandweg',
  'mark.means.choose': 'Wählen…',
  'mark.means.missing': 'Wählen Sie den Versandweg.',
  'mark.means.e_invoice': 'E-Rechnung als Datei, gesendet oder hochgeladen',
  'mark.means.portal': 'In ein Portal eingetippt',
  'mark.means.other_program': 'Mit einem anderen Programm erstellt und gesendet',
  'mark.means.paper': 'Auf Papier',
  'mark.means.other': 'Anders',
  'mark.reason': 'Notiz',
  'mark.reason.needed': 'Wie, in wenigen Worten',
  'mark.reason.hint': 'Etwa der Name des Portals oder ein Zeichen. Wird nicht gedruckt.',
  'mark.reason.missing': 'Sagen Sie in wenigen Worten, auf welchem Weg.',
  'mark.date': 'Versandt am',
  'mark.date.future': 'Das Dokument ist schon hinaus, der Tag ist also der {today} oder früher.',
  'mark.file': 'Datei',
  'mark.file.option': '{name} ({time})',
  'mark.file.other': 'Andere Datei',
  'mark.file.hash': 'Als Nachweis behalten: SHA-256 {sha256}',
  'mark.file.none': 'Keine Datei, die hier exportiert wurde, wird als Nachweis behalten.',
  'mark.file.outdated':
    'Dieses Dokument wurde nach dem Export von {name} geändert, in der Datei steht also etwas anderes. Exportieren Sie es erneut, oder stellen Sie die Fassung wieder her, die hinausging.',
  'mark.files':
    'Als Nachweis behalten: der Hash der neuesten exportierten Datei bei {count:number} von {all:number} Dokumenten.',
  'mark.no-pdf':
    'Von einem Dokument, das Sie so markieren, gibt es kein endgültiges PDF: Das Original ist, was hinausging. Sein PDF lässt sich nur mit dem TEST-Vermerk speichern und drucken.',
  'mark.confirm': 'Als ausgestellt markieren',
  'mark.left-out': {
    plural: 'count',
    one: '{count:number} Dokument nicht dabei',
    other: '{count:number} Dokumente nicht dabei',
  },
  'mark.blocked.submitted': 'Schon ausgestellt.',
  'mark.blocked.under_way': 'Die letzte Einreichung ist noch nicht beendet.',
  'mark.done': {
    plural: 'count',
    one: '{number} ist als ausgestellt markiert',
    other: '{count:number} {kind:@kinds} sind als ausgestellt markiert',
  },
  'mark.undone': {
    plural: 'count',
    one: '{kind:capital:@kind.the} ist wieder ein Entwurf',
    other: '{count:number} {kind:@kinds} sind wieder Entwürfe',
  },
  'mark.note': 'Als ausgestellt markiert',
  'mark.receipt': '{kind:capital:@kind} {number} ist als ausgestellt markiert',
  'mark.receipt.how': '{means}, am {date}.',
  'mark.receipt.pdf': 'Das Original ist, was hinausging; das PDF hier hat den TEST-Vermerk.',
  'mark.receipt.marked': 'Markiert',
  'mark.receipt.hash': 'SHA-256 der Datei',
  'mark.offer.text':
    'Behörden und Unternehmen behandeln diese Datei als die Rechnung. Sobald sie hinaus ist, darf sich der Entwurf nicht mehr ändern und nicht ein zweites Mal berechnet werden.',
  'mark.offer': 'Nach dem Export als ausgestellt markieren',
} satisfies Translation<typeof english>
