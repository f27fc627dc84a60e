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
    'Für ein Dokument, das Sie auf anderem Weg als über einen Dienst verschickt haben. Seine Nummer ist vergeben, es ist gesperrt und gilt als ausgestellt; ändern lässt es sich nur noch durch eine Rechnungskorrektur. Zehn Sekunden lang lässt sich das rückgängig machen.',
  'mark.documents': 'Als ausgestellt markiert',
  'mark.means': 'Versandweg',
  'mark.means.choose': 'Wählen…',
  'mark.means.missing': 'Wählen Sie den Versandweg.',
  'mark.means.e_invoice': 'E-Rechnung als Datei, gesendet oder hochgeladen',
  'mark.means.portal': 'In einem Portal eingegeben',
  'mark.means.other_program': 'Mit einem anderen Programm erstellt und gesendet',
  'mark.means.paper': 'Auf Papier',
  'mark.means.other': 'Auf anderem Weg',
  'mark.reason': 'Notiz',
  'mark.reason.needed': 'Versandweg in wenigen Worten',
  'mark.reason.hint': 'Zum Beispiel der Name des Portals oder eine Referenz. Wird nicht gedruckt.',
  'mark.reason.missing': 'Geben Sie den Versandweg in wenigen Worten an.',
  'mark.date': 'Versandt am',
  'mark.date.future': 'Das Dokument ist schon verschickt, der Tag ist also spätestens der {today}.',
  'mark.file': 'Datei',
  'mark.file.option': '{name} ({time})',
  'mark.file.other': 'Andere Datei',
  'mark.file.hash': 'Als Nachweis aufbewahrt: SHA-256 {sha256}',
  'mark.file.none': 'Als Nachweis wird keine hier exportierte Datei aufbewahrt.',
  'mark.file.outdated':
    'Dieses Dokument wurde nach dem Export von {name} geändert, in der Datei steht also etwas anderes. Exportieren Sie es erneut, oder stellen Sie die Fassung wieder her, die verschickt wurde.',
  'mark.files':
    'Als Nachweis aufbewahrt: der Hash der neuesten exportierten Datei bei {count:number} von {all:number} Dokumenten.',
  'mark.no-pdf':
    'Von einem Dokument, das Sie so markieren, gibt es kein endgültiges PDF: Das Original ist das, was Sie verschickt haben. Sein PDF lässt sich nur mit dem TEST-Vermerk speichern und drucken.',
  'mark.confirm': 'Als ausgestellt markieren',
  'mark.left-out': {
    plural: 'count',
    one: '{count:number} Dokument nicht enthalten',
    other: '{count:number} Dokumente nicht enthalten',
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
  'mark.receipt.pdf': 'Das Original ist das, was verschickt wurde; das PDF hier trägt den TEST-Vermerk.',
  'mark.receipt.marked': 'Markiert',
  'mark.receipt.hash': 'SHA-256 der Datei',
  'mark.offer.text':
    'Behörden und Unternehmen behandeln diese Datei als die Rechnung. Sobald sie verschickt ist, darf der Entwurf nicht mehr geändert und nicht ein zweites Mal berechnet werden.',
  'mark.offer': 'Nach dem Export als ausgestellt markieren',
} satisfies Translation<typeof english>
