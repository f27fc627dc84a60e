import type { recordTexts as english } from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'Geben Sie {field:@record_field} ein.',
  'record.wrong_kind': 'Geben Sie {field:@record_field} der richtigen Art ein.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} ist kein Feld eines Kunden.',
    items: '{path} ist kein Feld eines Artikels.',
  },
  'record.repeated_code': 'Ein anderer Artikel hat diesen Code. Geben Sie einen eigenen ein.',
  'record.change_gone': 'Diese Änderung lässt sich nicht mehr rückgängig machen.',
  'value.e_invoice_format':
    'Verwenden Sie xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x oder france-factur-x.',
  'value.payment_days': 'Geben Sie eine ganze Zahl von 0 bis 365 ein.',
  'value.email': 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel billing@example.com.',
  'value.too_many_currencies': 'Verwenden Sie höchstens 20 Währungen.',
  'cell.ambiguous_number':
    '{text} kann auch das Tausendfache bedeuten. Wählen Sie das Dezimalzeichen, oder schreiben Sie es ohne Tausendertrennzeichen.',
  'cell.ambiguous_currency': '{text} kann in {currencies:or} sein. Ergänzen Sie eine Spalte currency.',
  'cell.other_currency':
    '{text} ist nicht in {currency}, der Währung der Zeile. Berichtigen Sie eines von beiden.',
  'cell.not_a_number': 'Geben Sie eine Zahl ein, zum Beispiel 12,50.',
  'cell.not_a_flag': 'Geben Sie ja oder nein ein. Eine leere Zelle bedeutet nein.',
  'cell.not_prices': 'Schreiben Sie Preise als USD 14,00 | CHF 13,00.',
  'cell.repeated_currency': 'Geben Sie nur einen Preis in {currency} an.',
  'row.ambiguous': 'Mehrere Einträge passen. Ergänzen Sie die Spalte id, die ein Export enthält.',
  'row.repeated': 'Das ist der Eintrag aus Zeile {line:digits}. Behalten Sie eine der beiden Zeilen.',
  'table.empty': 'Die Datei ist leer. Wählen Sie eine andere Datei.',
  'table.too_large':
    'Die Datei ist größer als {megabytes:digits}\u00a0MB. Teilen Sie sie in mehrere Dateien.',
  'table.too_many_rows': 'Die Datei hat mehr als {max:digits} Zeilen. Teilen Sie sie in mehrere Dateien.',
  'table.too_many_columns': 'Zeile {line:digits} hat mehr als {max:digits} Spalten.',
  'table.not_utf8':
    'Die Datei ist kein UTF-8-Text. Speichern Sie sie als „CSV UTF-8“, und importieren Sie sie erneut.',
  'table.not_text':
    'Die Datei ist keine Tabelle in Textform. Speichern Sie sie als CSV, und importieren Sie sie erneut.',
  'table.quote_open':
    'Das Anführungszeichen in Zeile {line:digits} ist nicht geschlossen. Berichtigen Sie die Datei, und importieren Sie sie erneut.',
  'table.quote_misplaced':
    'In Zeile {line:digits} steht ein Anführungszeichen an der falschen Stelle. Berichtigen Sie die Datei, und importieren Sie sie erneut.',
  'table.row_too_long':
    'Eine Zeile bei Zeile {line:digits} ist zu lang. Vielleicht fehlt ein Anführungszeichen.',
  'table.repeated_column': 'Zwei Spalten heißen {column}. Behalten Sie eine davon.',
  'table.column_missing':
    'Die erste Zeile hat keine Spalte {column}. Nennen Sie die Spalten in der ersten Zeile.',
  'table.wrong_rows': {
    plural: 'rows',
    one: 'Eine Zeile ist falsch, deshalb wurde nichts importiert.',
    other: '{rows:digits} Zeilen sind falsch, deshalb wurde nichts importiert.',
  },

  'payment.credit_note':
    'Diese Rechnungskorrektur nennt eine Rechnung. Erfassen Sie die Erstattung als negative Zahlung dieser Rechnung.',
  'payment.quote': 'Ein Angebot wird nicht bezahlt. Erstellen Sie daraus eine Rechnung.',
  'payment.zero': 'Geben Sie einen anderen Betrag als null ein.',
  'payment.too_many_decimals': {
    select: 'digits',
    other: 'Geben Sie einen Betrag in {currency} mit höchstens {digits:digits} Dezimalstellen ein.',
    0: 'Geben Sie einen ganzen Betrag in {currency} ein.',
  },
  'payment.no_correction':
    'Zu dieser Rechnung gibt es keine ausgestellte Berichtigung mit offenem Betrag. Stellen Sie zuerst die berichtigte Rechnung aus.',
  'payment.nothing_owed': 'Es bleibt nichts zu zahlen.',
  'payment.change_gone': 'Diese Änderung lässt sich nicht mehr rückgängig machen.',

  'schedule.period_billed':
    'Der Zeitraum {period:date} wurde als {number} berechnet, er erhält also keine weitere Rechnung. Korrigieren oder berichtigen Sie diese.',
  'schedule.source_missing': 'Die zu wiederholende Rechnung wurde gelöscht.',
  'schedule.no_lines':
    'Diese Rechnung hat noch keine Positionen. Schreiben Sie eine, bevor sie wiederholt wird.',
  'schedule.not_invoice': 'Nur Rechnungen werden wiederholt, nicht Rechnungskorrekturen und Angebote.',
  'schedule.no_date': 'Die Rechnung hat kein gültiges Ausstellungsdatum.',
  'schedule.no_period': 'Das Ende liegt vor dem nächsten Termin.',
} satisfies Translation<typeof english>
