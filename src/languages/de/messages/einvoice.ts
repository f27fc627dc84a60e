import type { eInvoiceTexts as english } from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding':
    'Diese Datei lässt sich nicht als {encoding} lesen. Bitten Sie den Absender um die Datei in UTF-8.',
  'einvoice.malformed':
    'Diese Datei ist kein wohlgeformtes XML; der Fehler ist in Zeile {line:digits}. Bitten Sie den Absender um die Originaldatei.',
  'einvoice.doctype':
    'Diese Datei hat eine Dokumenttyp-Deklaration, die E-Rechnungen nie brauchen. Sie wurde nicht geöffnet.',
  'einvoice.too_large': 'Diese Datei ist größer als {max:mebibytes}\u00a0MB.',
  'einvoice.too_complex': {
    select: 'limit',
    depth:
      'Diese Datei verschachtelt ihre Elemente tiefer als {max:number} Ebenen. Sie wurde nicht geöffnet.',
    elements: 'Diese Datei hat mehr als {max:number} Elemente. Sie wurde nicht geöffnet.',
    attributesPerElement:
      'Ein Element dieser Datei hat mehr als {max:number} Attribute. Sie wurde nicht geöffnet.',
    namespacesPerElement:
      'Ein Element dieser Datei deklariert mehr als {max:number} Namensräume. Sie wurde nicht geöffnet.',
  },
  'einvoice.quote': 'Zu einem Angebot gibt es keine E-Rechnung. Erstellen Sie daraus zuerst eine Rechnung.',
  'einvoice.pdf_encrypted':
    'Dieses PDF braucht ein Passwort. Bitten Sie den Absender um die Datei ohne Passwort oder um die XML-Datei.',
  'einvoice.pdf_damaged':
    'Dieses PDF ist beschädigt, seine E-Rechnung lässt sich nicht lesen. Bitten Sie den Absender um die Originaldatei.',
  'einvoice.pdf_too_much':
    'Das Lesen dieses PDFs braucht zu viel Zeit oder Speicher. Es wurde nicht geöffnet. Bitten Sie den Absender um die XML-Datei.',
  'einvoice.too_much': 'Das Lesen dieser Datei braucht zu viel Zeit oder Speicher. Sie wurde nicht geöffnet.',
  'einvoice.not_open': 'Diese E-Rechnung ist nicht mehr geöffnet. Öffnen Sie die Datei erneut.',
  'einvoice.no_content': 'Die Datei enthält keinen solchen Anhang.',
  'einvoice.pdf_without_einvoice':
    'Dieses PDF enthält keine E-Rechnung. Fragen Sie den Absender, ob es eine in einer anderen Datei gibt.',
  'einvoice.unknown_root':
    'Diese XML-Datei ist keine E-Rechnung in UBL oder CII: Ihr Wurzelelement ist {root}.',
  'einvoice.other_specification':
    'Diese Datei folgt einer anderen Spezifikation: {specification}. Sie wurde nur gelesen, nicht geprüft.',
  'einvoice.identifier_not_written':
    'Die E-Rechnung enthält diese Nummer nicht, weil Regeln des Landes zu jeder Nummer das Register verlangen. Wählen Sie das Register, falls es eines gibt.',
  'einvoice.tax_id_not_written':
    'Die E-Rechnung enthält diese Nummer nicht, weil sie keine USt-IdNr. ist und ihr Register nicht bekannt ist. Berichtigen Sie sie, oder geben Sie sie als Registernummer mit ihrem Register ein.',
  'einvoice.received': 'E-Rechnung für den Kunden: {problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'Peppol Billing kennt diese Dokumentart nicht: Gutschriften (vom Kunden ausgestellt) haben dort einen eigenen Prozess.',
  'einvoice.german_type':
    'In Peppol gibt es berichtigte Rechnungen nur für Verkäufer und Käufer in Deutschland.',
  'einvoice.address_not_read':
    'In diesen Zeilen wurden Postleitzahl und Ort nicht gefunden, eine E-Rechnung enthält sie also nur als Zeilen. Schreiben Sie sie wie auf einem Briefumschlag, oder geben Sie unten Straße, Postleitzahl und Ort ein.',
  'einvoice.leitweg_id':
    'Die Prüfziffern dieser Leitweg-ID sind falsch. Vergleichen Sie sie mit der Angabe des Kunden.',
  'einvoice.missing': 'Geben Sie an: {term:@term}.',
  'einvoice.wrong_sum':
    '„{term:@term}“ ist {found:decimal}, die anderen Beträge ergeben aber {expected:decimal}.',
  'einvoice.too_many_decimals':
    '„{term:@term}“ ist {value:decimal}; E-Rechnungen erlauben zwei Dezimalstellen.',
  'einvoice.negative_price': '„{term:@term}“ ist negativ. Geben Sie stattdessen eine negative Menge ein.',
  'einvoice.unknown_code': '{value} ist kein Code, den E-Rechnungen im Feld „{term:@term}“ erlauben.',
  'einvoice.vat_prefix': 'Beginnen Sie das Feld „{term:@term}“ mit dem Code des Landes, zum Beispiel DE.',
  'einvoice.breakdown_count':
    'Die Aufschlüsselung der Umsatzsteuer passt nicht zu den Positionen der Steuerkategorie {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'Geben Sie die USt-IdNr. des Verkäufers ein: Die Steuerkategorie {category} verlangt sie.',
    G: 'Geben Sie die USt-IdNr. des Verkäufers ein: Die Steuerkategorie {category} verlangt sie.',
    other:
      'Geben Sie die USt-IdNr. oder Steuernummer des Verkäufers ein: Die Steuerkategorie {category} verlangt sie.',
  },
  'einvoice.buyer_tax_id':
    'Geben Sie die USt-IdNr. des Käufers ein: Die Steuerkategorie {category} verlangt sie.',
  'einvoice.vat_id_forbidden':
    'Entfernen Sie die USt-IdNrn.: Eine nicht steuerbare Rechnung (Kategorie O) darf keine haben.',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'Geben Sie einen Steuersatz über 0\u00a0% ein: Die Steuerkategorie {category} verlangt ihn.',
    'not negative':
      'Geben Sie einen Steuersatz von 0\u00a0% oder mehr ein: Die Steuerkategorie {category} verlangt ihn.',
    zero: 'Geben Sie einen Steuersatz von 0\u00a0% ein: Die Steuerkategorie {category} verlangt ihn.',
    absent: 'Entfernen Sie den Steuersatz: Die Steuerkategorie {category} hat keinen.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required:
      'Geben Sie ein, warum keine Umsatzsteuer berechnet wird: Die Steuerkategorie {category} verlangt es.',
    forbidden: 'Entfernen Sie den Grund der Steuerbefreiung: Die Steuerkategorie {category} hat keinen.',
  },
  'einvoice.intra_community_date':
    'Geben Sie das Lieferdatum oder den Leistungszeitraum ein: Innergemeinschaftliche Lieferungen verlangen eines davon.',
  'einvoice.intra_community_country':
    'Geben Sie das Land der Lieferadresse ein: Innergemeinschaftliche Lieferungen verlangen es.',
  'einvoice.split_payment_country':
    'Split Payment (Steuerkategorie B) gibt es nur zwischen italienischen Adressen, und diese Rechnung nennt ein anderes Land.',
  'einvoice.split_payment_standard':
    'Split Payment (Steuerkategorie B) kann nicht mit dem Regelsatz (Steuerkategorie S) auf einer Rechnung stehen.',
  'einvoice.mixed_categories':
    'Nicht steuerbare Positionen (Kategorie O) können nicht mit anderen Steuerkategorien auf einer Rechnung stehen.',
  'einvoice.period_order': 'Der Zeitraum endet, bevor er beginnt.',
  'einvoice.period_outside': 'Der Zeitraum dieser Position liegt außerhalb des Leistungszeitraums.',
  'einvoice.tax_point_twice':
    'Geben Sie das Datum der Steuerfälligkeit oder die Regel dafür ein, aber nicht beides.',
  'einvoice.seller_identification':
    'Geben Sie die USt-IdNr., die Registernummer oder eine andere Kennung des Verkäufers ein, damit die Software des Kunden ihn erkennt.',
  'einvoice.discount_terms':
    'Eine Zeile der Zahlungsbedingungen, die mit # beginnt, muss aussehen wie #SKONTO#TAGE=14#PROZENT=2.00#, und anderer Text muss in eigenen Zeilen stehen.',
  'einvoice.same_file_name': 'Zwei Anhänge haben denselben Dateinamen.',
  'einvoice.payment_groups':
    'Diese Zahlungsangaben gehören nicht zu dieser Zahlungsart: Eine Überweisung hat ein Konto, eine Kartenzahlung eine Karte, eine Lastschrift ein Mandat.',
  'einvoice.same_tax_currency':
    'Entfernen Sie die Währung der Umsatzsteuer: Sie ist die Währung der Rechnung.',
  'einvoice.tax_signs': 'Die Summe der Umsatzsteuer ist in einer Währung positiv und in der anderen negativ.',
  'einvoice.price_quantity': 'Der Preis muss für eine Menge über 0 gelten.',
  'einvoice.one_preceding_invoice':
    'Dateien in CII D16B, wie XRechnung (CII), können nur eine frühere Rechnung nennen. Wählen Sie ein Format in UBL, wie XRechnung (UBL) oder Peppol, oder Factur-X, die alle nennen.',
  'einvoice.payee_is_seller': 'Entfernen Sie den Zahlungsempfänger: Er ist der Verkäufer.',
  'einvoice.iban': 'Dieses Konto ist keine gültige IBAN, die eine SEPA-Überweisung braucht.',
  'einvoice.debited_iban':
    'Das zu belastende Konto ist keine gültige IBAN, die eine SEPA-Lastschrift braucht.',
  'einvoice.email': 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'einvoice.unusual_type': 'XRechnung erwartet eine dieser Dokumentarten: {types}.',
  'einvoice.specification': 'Die Kennung der Spezifikation ist nicht die dieses Formats ({format}).',
  'einvoice.process':
    'Der Geschäftsprozess ist keiner von Peppol, wie urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Fassen Sie die Anmerkungen zu einer zusammen: Peppol erlaubt mehrere nur, wo Verkäufer und Käufer in Deutschland sind.',
  'einvoice.phone': 'Geben Sie eine Telefonnummer mit mindestens drei Ziffern ein.',
  'einvoice.price_unit': 'Der Preis gilt für eine andere Einheit als die Menge.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'Zeile {line:digits}: {element} ist in {parent} nicht erlaubt.',
    other: 'Zeile {line:digits}: {element} ist in {parent} nicht erlaubt. Hier erwartet: {expected}.',
  },
  'einvoice.element_order':
    'Zeile {line:digits}: {element} steht an der falschen Stelle: In {parent} muss es vor {next} stehen.',
  'einvoice.element_repeated': 'Zeile {line:digits}: {element} kommt in {parent} öfter vor, als erlaubt ist.',
  'einvoice.element_missing': 'Zeile {line:digits}: In {parent} fehlt {element}.',
  'einvoice.element_text':
    'Zeile {line:digits}: {element} enthält den Text „{value}“, dort sind aber nur Elemente erlaubt.',
  'einvoice.element_value':
    'Zeile {line:digits}: „{value}“ ist kein Wert von {element}. Erwartet: {type:@xml_type}.',
  'einvoice.element_code': 'Zeile {line:digits}: „{value}“ ist kein Code der Liste für {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'Zeile {line:digits}: {element} verletzt diese Regel. Erwartet: {expected}.',
    other: 'Zeile {line:digits}: {element} ist „{value}“. Erwartet: {expected}.',
  },
  'einvoice.element_decimals':
    'Zeile {line:digits}: {element} ist „{value}“, erlaubt sind höchstens zwei Dezimalstellen.',
  'einvoice.blank_text': 'Geben Sie Text ein, oder lassen Sie dieses Feld leer: Es enthält nur Leerzeichen.',
  'einvoice.element_empty':
    'Zeile {line:digits}: {element} ist leer. Elemente ohne Inhalt sind nicht erlaubt.',
  'einvoice.other_currency':
    'Zeile {line:digits}: {element} ist in {value}, die Währung des Dokuments ist aber {expected}.',
  'einvoice.attribute_unknown': 'Zeile {line:digits}: {element} darf das Attribut {attribute} nicht haben.',
  'einvoice.attribute_missing': 'Zeile {line:digits}: {element} fehlt das Attribut {attribute}.',
  'einvoice.attribute_value':
    'Zeile {line:digits}: „{value}“ ist kein Wert des Attributs {attribute} von {element}.',
  ...eInvoiceFormTexts,

  // types of XML Schema
  '@xml_type': {
    decimal: 'eine Zahl wie 1234.50',
    boolean: 'true oder false',
    date: 'ein Datum wie 2026-11-30',
    time: 'eine Uhrzeit wie 14:30:00',
    dateTime: 'ein Datum mit Uhrzeit, wie 2026-11-30T14:30:00',
    base64Binary: 'Base64',
    other: '{value}',
  },
} satisfies Translation<typeof english>
