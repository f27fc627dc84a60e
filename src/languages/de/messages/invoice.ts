import type { invoiceTexts as english } from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'Der Text ist zu tief verschachtelt.',
  'json.too_many_values':
    'Der Text hat mehr als {max:digits} Werte. Eine Rechnung mit so vielen Positionen, wie erlaubt sind, hat weniger.',
  'json.name_too_long': 'Der Text hat einen Feldnamen mit mehr als {max:digits} Zeichen, den kein Feld hat.',
  'json.mistake': {
    select: 'mistake',
    comma_before: 'Der Text ist kein JSON: Komma vor {mark} in Zeile {line:digits}, Spalte {column:digits}.',
    comma_missing: 'Der Text ist kein JSON: fehlendes Komma in Zeile {line:digits}, Spalte {column:digits}.',
    colon_missing:
      'Der Text ist kein JSON: fehlender Doppelpunkt in Zeile {line:digits}, Spalte {column:digits}.',
    ends_early: 'Der Text ist kein JSON: Er endet zu früh in Zeile {line:digits}, Spalte {column:digits}.',
    nothing: 'Der Text ist kein JSON: In Zeile {line:digits}, Spalte {column:digits} steht nichts.',
    single_quotes:
      'Der Text ist kein JSON: einfache statt doppelter Anführungszeichen in Zeile {line:digits}, Spalte {column:digits}.',
    text_after:
      'Der Text ist kein JSON: weiterer Text nach dem Ende in Zeile {line:digits}, Spalte {column:digits}.',
    unclosed_text:
      'Der Text ist kein JSON: Ein Text in Anführungszeichen ist nicht geschlossen oder enthält einen Zeilenumbruch, in Zeile {line:digits}, Spalte {column:digits}.',
    unexpected: 'Der Text ist kein JSON: unerwartetes {mark} in Zeile {line:digits}, Spalte {column:digits}.',
    unexpected_character:
      'Der Text ist kein JSON: unerwartetes Zeichen in Zeile {line:digits}, Spalte {column:digits}.',
    unknown_number:
      'Der Text ist kein JSON: eine Zahl, die JSON nicht kennt, in Zeile {line:digits}, Spalte {column:digits}.',
    unquoted_name:
      'Der Text ist kein JSON: Feldname ohne doppelte Anführungszeichen in Zeile {line:digits}, Spalte {column:digits}.',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': 'Geben Sie {field:@field} ein.',
  'field.repeated': '{path} ist zweimal angegeben. Behalten Sie nur die richtige Angabe.',
  'field.unknown': {
    select: 'near',
    null: '{name} ist kein Feld {owner:@owner}.',
    other: '{name} ist kein Feld {owner:@owner}. Meinten Sie {near}?',
  },
  'item.field_of_other_kind':
    '{kind:capital:@unpriced_line} hat keinen eigenen Betrag. Lassen Sie {field:@field} weg, oder die Art.',
  'field.not_text': 'Geben Sie {field:@field} als Text ein, in doppelten Anführungszeichen.',
  'field.not_number': 'Geben Sie {field:@field} als Zahl ein, zum Beispiel 12.50.',
  'field.not_list': 'Geben Sie {field:@field} als Liste in eckigen Klammern an.',
  'field.not_flag': 'Geben Sie mit true oder false an, {field:@field}.',
  'field.not_object': 'Geben Sie {field:@field} als Objekt in geschweiften Klammern an.',
  'invoice.not_object': 'Eine Rechnung ist ein JSON-Objekt mit {required:and}.',
  'item.not_object': 'Eine Position ist ein Objekt mit {required:and}.',
  'items.missing': 'Fügen Sie mindestens eine Position hinzu.',

  // a value that no field of its kind can have
  'value.broken_character': 'Enthält ein defektes Zeichen. Löschen Sie es, und geben Sie es erneut ein.',
  'value.too_long': 'Verwenden Sie höchstens {max:digits} Zeichen.',
  'value.too_many_lines': 'Verwenden Sie höchstens {max:digits} Zeilen.',
  'value.line_break': 'Verwenden Sie eine Zeile, ohne Zeilenumbruch.',
  'value.control_characters': 'Entfernen Sie die Steuerzeichen.',
  'value.bidi_controls': 'Entfernen Sie die unsichtbaren Zeichen, die die Reihenfolge der Zeichen ändern.',
  'value.not_a_number': 'Geben Sie eine Zahl ein, zum Beispiel 12,50.',
  'value.decimal_comma': 'Schreiben Sie die Zahl mit einem Punkt statt des Kommas, zum Beispiel 12.50.',
  'value.too_many_digits':
    'Verwenden Sie bis zu {before:digits} Stellen vor dem Komma und {after:digits} danach.',
  'value.percentage': 'Geben Sie einen Prozentsatz von 0 bis 100 ein.',
  'value.too_many_entries': 'Verwenden Sie höchstens {max:digits} Einträge.',
  'value.not_negative': 'Geben Sie einen Betrag ein, der nicht unter 0 liegt.',
  'value.positive': 'Geben Sie einen Betrag über 0 ein, zum Beispiel 0,05.',
  'value.date': 'Geben Sie ein gültiges Datum im Format JJJJ-MM-TT ein.',
  'value.language': 'Verwenden Sie einen Sprachcode, zum Beispiel en oder de-DE.',
  'attachment.name':
    'Verwenden Sie einen Dateinamen ohne Pfad und Sonderzeichen, der auf .pdf, .png, .jpg, .csv, .xlsx oder .ods endet.',
  'attachment.kind':
    'Verwenden Sie eine PDF-, PNG-, JPEG-, CSV-, XLSX- oder ODS-Datei als Base64-Data-URL, die nicht leer ist.',
  'attachment.content':
    'Der Inhalt der Datei hat ein anderes Format, als sie angibt. Speichern Sie sie erneut in diesem Format.',
  'attachment.name_of_type':
    'Der Name muss auf {extensions:or:@extension} enden, passend zum Format der Datei.',
  'attachment.same_name': 'Ein anderer Anhang hat diesen Namen. Geben Sie jedem einen eigenen.',
  'attachment.no_file': 'Geben Sie die Adresse der Datei ein, oder fügen Sie die Datei selbst hinzu.',
  'attachment.file_and_link': 'Geben Sie entweder die Datei oder ihre Adresse an, nicht beides.',
  'attachments.too_large':
    'Die Anhänge sind zusammen größer als 1\u00a0MiB. Lassen Sie diese Datei weg, oder verwenden Sie eine kleinere.',
  'value.https_link':
    'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt, zum Beispiel https://example.com/report.pdf, ohne Benutzernamen, Leerzeichen oder Buchstaben außerhalb von ASCII.',
  'value.logo_size': 'Verwenden Sie ein Bild von höchstens 1\u00a0MiB.',
  'value.logo_kind': 'Verwenden Sie ein PNG- oder JPEG-Bild als Base64-Data-URL.',
  'value.color': 'Verwenden Sie eine Farbe als #rrggbb, zum Beispiel #1d3fbb.',
  'value.scheme': 'Wählen Sie aus der Liste, oder geben Sie einen Code wie EM oder 0088 ein.',
  'value.unit_code':
    'Wählen Sie eine Einheit aus der Liste, oder geben Sie einen Code wie HUR für Stunden ein.',
  'value.line_kind': 'Verwenden Sie "heading", "text", "subtotal" oder "optional" als Art der Position.',
  'value.tax_category': 'Verwenden Sie S, Z, E, AE, K, G oder O als Steuerkategorie.',
  'value.payment_means':
    'Wählen Sie aus der Liste, oder geben Sie einen Code aus UNTDID 4461 ein, zum Beispiel 58 für eine SEPA-Überweisung.',
  'value.exemption_code':
    'Wählen Sie aus der Liste, oder geben Sie einen Code aus VATEX ein, zum Beispiel VATEX-EU-132.',
  'value.business_process':
    'Verwenden Sie einen Geschäftsprozess der französischen Reform, zum Beispiel B1, S1 oder M1.',
  'value.e_invoice': 'Verwenden Sie "factur-x" oder "france-factur-x" als E-Rechnung.',
  'value.typeface': 'Verwenden Sie "sans" oder "serif" als Schriftart.',
  'value.paper': 'Verwenden Sie "A4" oder "Letter" als Papierformat.',
  'value.currency': 'Verwenden Sie einen Währungscode nach ISO 4217, zum Beispiel EUR.',
  'value.country': 'Verwenden Sie einen Ländercode aus zwei Buchstaben, zum Beispiel DE.',
  'value.template_name': 'Verwenden Sie den Namen einer Vorlage, zum Beispiel minimal.',
  'value.invoice_number': 'Geben Sie eine Rechnungsnummer ein.',
  'value.description': 'Geben Sie eine Beschreibung ein.',
  'items.too_many': 'Verwenden Sie höchstens {max:digits} Positionen.',
  'discount.twice': 'Geben Sie den Rabatt in Prozent oder als Betrag an, nicht beides.',

  // rules about the whole invoice
  'cash_rounding.too_fine':
    'Verwenden Sie einen Betrag, der sich in {currency} zahlen lässt: höchstens {digits:digits} Dezimalstellen.',
  'item.amount_too_large': 'Ergibt mehr als 15 Stellen. Verringern Sie Menge oder Preis.',
  'invoice.total_too_large': 'Der Gesamtbetrag hat mehr als 15 Stellen.',

  'value.document_type':
    'Verwenden Sie "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" oder "deposit" als Dokumentart.',
  'type.not_sent':
    'Diese Verbindung sendet nur Vorlage, Nummer und Positionen, der Dienst würde also eine normale Rechnung ausstellen, wo Sie {type:@kind.the} meinen. Lassen Sie die Verbindung alle Felder senden, oder verwenden Sie eine andere.',

  'items.none_sent':
    'Diese Verbindung sendet nur Positionen, und dieses Dokument hat keine, die zählt. Lassen Sie die Verbindung alle Felder senden, oder verwenden Sie eine andere.',
  'lines.not_sent': {
    plural: 'count',
    one: 'Diese Verbindung sendet nur Positionen, das Dokument entsteht also ohne eine Zeile, die Überschrift, Text, Zwischensumme oder optionale Position ist.',
    other:
      'Diese Verbindung sendet nur Positionen, das Dokument entsteht also ohne {count:digits} Zeilen, die Überschriften, Texte, Zwischensummen oder optionale Positionen sind.',
  },
  'invoice.billed_before':
    '{number} vom {date:date} berechnet diesem Kunden schon dieselben Positionen oder denselben Zeitraum.',
  'invoice.same_not_confirmed':
    '{number} vom {date:date} hat dieselben Positionen, und es ist nicht bekannt, ob sie berechnet wurde. Prüfen Sie sie zuerst.',
  'invoice.billed_together':
    '{number} vom {date:date}, die zusammen mit dieser eingereicht wird, berechnet diesem Kunden dieselben Positionen oder denselben Zeitraum.',
  'field.not_sent':
    'Diese Verbindung lässt {field:@field} weg, das Dokument wird also ohne diese Angabe erstellt und berechnet.',
  'fields.not_sent': 'Diese Verbindung lässt {fields:and:@field} weg.',
  'amount.another_sent':
    'Im Dokument stehen {written:decimal} {writtenCurrency}, diese Verbindung sendet aber {sent:decimal} {sentCurrency}.',

  'field.not_printed': '{type:capital:@kinds} zeigen {field:@field} nicht.',
  'item.optional_not_billed':
    'Diese Position ist optional, {type:@kind.this} zählt sie also nicht mit. Wurde sie bestellt, machen Sie eine normale Position daraus; sonst entfernen Sie sie.',
  'valid_until.before_issue': 'Das Angebot endet vor seinem Ausstellungsdatum.',
  'preceding_invoice.number_missing': 'Geben Sie die Nummer der ursprünglichen Rechnung ein.',
  'total.negative_credit_note':
    'Der Gesamtbetrag ist negativ. Eine Rechnungskorrektur hat positive Beträge, die sie von der Rechnung abzieht.',

  'credit.exists': {
    plural: 'numbers.length',
    one: '{numbers:and} korrigiert schon {credited:decimal} von {total:decimal} {currency}.',
    other: '{numbers:and} korrigieren schon {credited:decimal} von {total:decimal} {currency}.',
  },
  'credit.other_currency':
    'Diese Rechnungskorrektur ist in {currency}, ihre Rechnung in {original}: Sie mindert den offenen Betrag der Rechnung nicht.',
  'credit.above_rest':
    'Das korrigiert mehr, als von der Rechnung übrig ist. Nach den anderen Rechnungskorrekturen bleiben {rest:decimal} {currency}.',
  'deposit.deducted_twice':
    'Die Anzahlung von {amount:decimal} {currency} ziehen auch diese ab: {numbers:and}. Entfernen Sie sie hier, oder lassen Sie eine Rechnungskorrektur zu {numbers:and} sie auch abziehen.',
  'deposit.not_deducted':
    'Keine Rechnung zieht die Anzahlung von {amount:decimal} {currency} aus {numbers:and} ab. Tragen Sie sie hier ein, wenn sie gezahlt wurde.',
  'deposit.returned_and_deducted':
    'Die Anzahlung von {amount:decimal} {currency} wird durch diese Rechnungskorrektur zurückgegeben und ist schon abgezogen durch {numbers:and}. Tragen Sie sie auch hier ein, damit sie nicht zurückgegeben wird.',
  'deposit.moved_twice':
    'Die Anzahlung von {amount:decimal} {currency} ist auch durch {numbers:and} abgezogen, womit dieselbe Rechnung korrigiert wird. Entfernen Sie sie hier.',
  'deposit.not_returned':
    'Keine Rechnung an Stelle von {numbers:and} zieht die Anzahlung von {amount:decimal} {currency} ab. Entfernen Sie sie hier, damit sie zurückgegeben wird.',
  'deposit.left_by_deletion':
    'Die Anzahlung von {amount:decimal} {currency} wurde diesem Dokument durch {numbers:and} überlassen. Wird es gelöscht, zieht keine Rechnung die Anzahlung ab: Ziehen Sie sie in einer anderen ab, oder zahlen Sie sie zurück.',
  'deposit.twice_after_deletion':
    'Wird diese Rechnungskorrektur gelöscht, ist die Anzahlung von {amount:decimal} {currency} mehr als einmal abgezogen: durch {numbers:and}.',
  'deposit.deducted': {
    plural: 'numbers.length',
    one: '{numbers:and} zieht diese Anzahlungsrechnung schon ab.',
    other: '{numbers:and} ziehen diese Anzahlungsrechnung schon ab.',
  },
  'deposit.credited': 'Diese Anzahlungsrechnung ist korrigiert, es bleibt also nichts von ihr abzuziehen.',
  'quote.no_lines': 'In diesem Angebot wird noch nichts angeboten. Schreiben Sie zuerst eine Position.',
  'quote.invoiced': {
    plural: 'numbers.length',
    one: '{numbers:and} wurde schon aus diesem Angebot erstellt.',
    other: '{numbers:and} wurden schon aus diesem Angebot erstellt.',
  },
} satisfies Translation<typeof english>
