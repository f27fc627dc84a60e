import type { nationalEInvoiceTexts as english } from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'Diese Datei ersetzt {country:@invoice_system} nicht. {country:@coverage}',
    france: 'Rechnungen zwischen französischen Unternehmen brauchen ein Format der französischen Reform.',
  },
  'einvoice.fr_number':
    'Frankreich erlaubt im Feld „{term:@term}“ Buchstaben, Ziffern und + - _ /, ohne Leerzeichen und Punkte.',
  'einvoice.fr_too_long': 'Frankreich erlaubt im Feld „{term:@term}“ höchstens {max:digits} Zeichen.',
  'einvoice.fr_year': 'Frankreich erlaubt nur die Jahre 2000 bis 2099, auch im Feld „{term:@term}“.',
  'einvoice.fr_type': 'In Frankreich gibt es keine Dokumentart {type}.',
  'einvoice.fr_mention': 'Der vorgeschriebene Text fehlt: {code:@mention} ({code}).',
  'einvoice.fr_mention_twice':
    'Dieser Text ist mehr als einmal da: {code:@mention} ({code}). Entfernen Sie #{code}# aus den Anmerkungen: Er wird aus den Feldern des Verkäufers geschrieben.',
  'einvoice.fr_process':
    'Wählen Sie einen der französischen Geschäftsprozesse: B1, S1, M1 und die übrigen der Liste.',
  'einvoice.fr_siren':
    'Geben Sie im Feld „{term:@term}“ eine SIREN mit neun Ziffern ein, mit dem Registercode 0002. Sie ist der Anfang einer SIRET.',
  'einvoice.fr_siret':
    'Eine SIRET (0009) im Feld „{term:@term}“ hat vierzehn Ziffern und beginnt mit der SIREN.',
  'einvoice.fr_category':
    'In Frankreich gibt es nur die Steuerkategorien S, E, AE, K, G, O und Z: Ändern Sie „{term:@term}“.',
  'einvoice.fr_rate':
    '{rate:decimal}\u00a0% ist kein französischer Umsatzsteuersatz. In Frankreich gibt es 20\u00a0%, 10\u00a0%, 5,5\u00a0%, 2,1\u00a0% und 0\u00a0% und einige weitere in Übersee und vor 2014.',
  'einvoice.fr_attachment':
    'Frankreich kennt zwölf Beschreibungen von Anhängen, zum Beispiel RIB, LISIBLE, BON_COMMANDE oder DOCUMENT_ANNEXE; LISIBLE höchstens einmal.',
  'einvoice.fr_treatment':
    'Eine Anmerkung mit dem Code BAR hat einen der Werte B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE und ARCHIVEONLY und ist höchstens einmal da.',
  'einvoice.fr_directory':
    'Zwischen französischen Unternehmen ist das Feld „{term:@term}“ von der Art 0225 und beginnt mit der SIREN.',
  'einvoice.fr_characters': 'Frankreich erlaubt im Feld „{term:@term}“ Buchstaben, Ziffern und - _ .',
  'einvoice.fr_contract': 'Eine globale Rechnungskorrektur (262) nennt den Vertrag und den Zeitraum.',
  'einvoice.fr_corrected': 'Eine berichtigte Rechnung nennt genau eine frühere Rechnung.',
  'einvoice.fr_credited': 'Geben Sie Nummer und Datum der Rechnung ein, die korrigiert wird.',
  'einvoice.fr_due':
    'Das Fälligkeitsdatum liegt vor dem Datum der Rechnung. Frankreich erlaubt das nur bei Anzahlungen und in den Prozessen B2, S2 und M2.',
  'einvoice.fr_deposit': 'Eine Anzahlungsrechnung ist nicht die Schlussrechnung der Prozesse B4, S4 und M4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount:
      'Die Prozesse B2, S2 und M2 sind für voll bezahlte Rechnungen: Der bereits gezahlte Betrag muss der Gesamtbetrag sein.',
    date: 'Die Prozesse B2, S2 und M2 brauchen das Zahlungsdatum als Fälligkeitsdatum.',
  },
  'einvoice.fr_scheme':
    'Im Feld „{term:@term}“ fehlt die Art. Frankreich braucht die Art jeder Kennung, und jede Art nur einmal.',
  'einvoice.fr_euro':
    'Frankreich braucht die Umsatzsteuer auch in Euro: Geben Sie den Wechselkurs ein, in Euro für eine Einheit der Rechnungswährung.',
  'einvoice.fr_group':
    'Ein Mitglied einer Umsatzsteuergruppe (0231) hat eine Anmerkung TXD mit MEMBRE_ASSUJETTI_UNIQUE und nennt die Gruppe als Steuervertreter.',
  'einvoice.fr_decimals':
    'Frankreich erlaubt im Feld „{term:@term}“ höchstens {max:digits} Dezimalstellen und 19 Stellen.',

  '@mention': {
    PMT: 'Beitreibungskosten',
    PMD: 'Verzugszinsen',
    AAB: 'Skonto bei früher Zahlung',
    TXD: 'Umsatzsteuergruppe',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: 'XRechnung für Behörden und Unternehmen; die deutschen Regeln von Peppol.',
    FR: 'Die Regeln der Reform (BR-FR) für Rechnungen, berichtigte Rechnungen, Gutschriften (vom Kunden ausgestellt) und Rechnungskorrekturen. Nicht abgedeckt: mehrere Verkäufer auf einer Rechnung, Rechnungen in beide Richtungen, E-Reporting. Eine Plattform (PA) übermittelt die Datei.',
    GR: 'Die Peppol-Regeln des Landes. Die MARK, die das griechische Finanzamt vergibt (myDATA), wird eingegeben: Ein zertifizierter Anbieter fragt sie ab, Billwright kann das nicht.',
    IT: 'Inländische Rechnungen gehen als FatturaPA an das Sistema di Interscambio (SdI), was Billwright nicht schreibt. Peppol und EN 16931 sind für Empfänger im Ausland.',
    PL: 'Inländische Rechnungen gehen als FA(3) an KSeF, was Billwright nicht schreibt. Peppol und EN 16931 sind für Empfänger im Ausland.',
    ES: 'Inländische Rechnungen brauchen Aufzeichnungen und einen QR-Code von Veri*Factu, für Behörden Facturae, was Billwright nicht schreibt. Peppol und EN 16931 sind für Empfänger im Ausland.',
    other: 'Die Peppol-Regeln des Landes.',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} satisfies Translation<typeof english>
