import type { headerTexts as english } from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'Weitere Aktionen',
  'header.message': 'Stand der Einreichung',
  'header.amount': 'Betrag:',
  'header.due': 'Fällig',
  'header.open-of': 'offen von {total}',
  'header.overpaid': '{amount} überzahlt',
  'header.to-refund': '{amount} zu erstatten',
  'header.record-payment': 'Zahlung erfassen',
  'header.show-differences': 'Unterschiede ansehen',
  'header.go-to-field': 'Zum Feld',
  'header.save-anyway': 'PDF trotzdem speichern',
  'header.make-invoice': 'Rechnung erstellen',
  'header.receipt': 'Bestätigung',
  'header.emailed': 'Per E-Mail {date}',
  'header.paid': '{date}, {note}',
  'header.nothing-open': 'nichts offen',
  'header.email.undo': 'Als nicht per E-Mail versandt markieren',
  'header.email.mark': 'Als per E-Mail versandt markieren',
  'header.email.undone': '{kind:capital:@kind} {number} ist als nicht per E-Mail versandt markiert.',
  'header.email.marked': '{kind:capital:@kind} {number} ist als per E-Mail versandt markiert.',
  'header.pdf-checked': 'PDF geprüft',
  'header.pdf-kept': 'PDF nicht geprüft',
  'header.pdf-differs': 'PDF weicht ab',
  'header.pdf-missing': 'PDF nicht heruntergeladen',
  'header.test-made': 'Test-PDF erstellt {time}',
  'header.test-changed': 'Seit dem Test-PDF geändert',

  'unknown.safe':
    '{number} über {amount} wurde gesendet ({time}), es kam aber keine Antwort: Das Dokument kann schon vorhanden und berechnet sein. Prüfen Sie erneut: Es wird höchstens einmal erstellt und berechnet.',
  'unknown.unsafe':
    '{number} über {amount} wurde gesendet ({time}), der Dienst hat es aber nicht bestätigt: Das Dokument kann schon vorhanden und berechnet sein. Fragen Sie den Dienst, oder sehen Sie in Ihrem Konto nach, bevor Sie es erneut senden.',
  'unknown.key-changed':
    '{number} über {amount} wurde gesendet ({time}), der Dienst hat es aber nicht bestätigt: Das Dokument kann schon vorhanden und berechnet sein. Nur mit dem Schlüssel, mit dem es gesendet wurde, lässt sich erneut prüfen, und diese Verbindung hat jetzt einen anderen. Tragen Sie den früheren Schlüssel wieder ein, oder sehen Sie in Ihrem Konto nach.',
  'unknown.check': 'Erneut prüfen',
  'unknown.ask': 'Dienst fragen',
  'unknown.created': 'In meinem Konto gefunden…',
  'unknown.send-again': 'Nicht vorhanden, entsperren…',
  'resolve.created.title': 'Ist {number} in Ihrem Konto?',
  'resolve.created.text': 'Das Dokument bleibt gesperrt und wird von diesem Computer nie wieder gesendet.',
  'resolve.created.link': 'Link dazu, falls vorhanden',
  'resolve.created.confirm': 'Gefunden',
  'resolve.again.title': '{number} als Entwurf entsperren?',
  'resolve.again.text':
    'Tun Sie das nur, wenn Ihr Konto das Dokument nicht zeigt. Ist die erste Sendung angekommen, wird bei erneutem Senden ein zweites erstellt und berechnet.',
  'resolve.again.confirm': 'Nicht vorhanden, entsperren',
  'resolve.again.exists':
    'Der Dienst sagt, dass {number} vorhanden ist. Das Dokument wurde deshalb nicht wieder zum Entwurf.',
} satisfies Translation<typeof english>
