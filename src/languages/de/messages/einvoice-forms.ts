import type { eInvoiceFormTexts as english } from '../../en/messages/einvoice-forms.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': 'Prüfen Sie „{term:@term}“: {value} ist nicht gültig. {form:@number_form}',
  // what a country demands that is no missing term and no number
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      'Geben Sie „Foretaksregisteret“ als Steuernummer ein, wenn das Unternehmen im norwegischen Unternehmensregister steht.',
    danish_identifier:
      'Diese Kennung hat keine Art. Geben Sie sie als Registernummer mit ihrer Art ein, zum Beispiel 0184 für eine CVR-Nummer, oder als USt-IdNr., die mit DK beginnt.',
    danish_account:
      'Geben Sie das Konto und seine Bankleitzahl (BIC) ein: Dänemark verlangt bei Überweisungen dieser Art beides.',
    danish_giro:
      'Eine dänische Girozahlung (50) braucht ein Konto mit sieben oder acht Ziffern und einen Verwendungszweck, der mit 01#, 04# oder 15# beginnt.',
    danish_giro_reference:
      'Ein dänischer Giro-Verwendungszweck, der mit 04# oder 15# beginnt, hat danach sechzehn Ziffern.',
    danish_fik:
      'Eine dänische FIK-Zahlung (93) braucht eine Gläubigernummer mit acht Ziffern als Konto und einen Verwendungszweck, der mit 71#, 73# oder 75# beginnt.',
    danish_fik_reference:
      'Ein dänischer FIK-Verwendungszweck, der mit 71# oder 75# beginnt, hat danach fünfzehn oder sechzehn Ziffern.',
    danish_mandate: 'Eine dänische Lastschrift (49) braucht die Mandatsreferenz und das zu belastende Konto.',
    danish_negative:
      'Eine dänische Rechnungskorrektur kann keinen negativen Gesamtbetrag haben. Schreiben Sie stattdessen eine Rechnung.',
    danish_class: 'Eine UNSPSC-Klasse eines Artikels hat in Dänemark die Version 19.05.01 oder 26.08.01.',
    danish_charge:
      'Der Grund eines Zuschlags mit dem Code ZZZ ist ein dänischer Steuercode mit vier Ziffern oder beginnt mit #.',
    swedish_tax_number:
      'Geben Sie „Godkänd för F-skatt“ als Steuernummer ein, oder lassen Sie sie leer: Schweden erlaubt keinen anderen Text.',
    swedish_rate:
      'Schwedische Umsatzsteuersätze sind 25\u00a0%, 12\u00a0% und 6\u00a0%. Geben Sie einen davon oder eine andere Steuerkategorie ein.',
    swedish_giro:
      'Wählen Sie die Zahlungsart 30, und geben Sie SE:BANKGIRO oder SE:PLUSGIRO als Bankleitzahl (BIC) ein: Schweden verwendet 50 und 56 in E-Rechnungen nicht.',
    swedish_transfer: 'Wählen Sie die Zahlungsart 30: Zwischen schwedischen Unternehmen ersetzt sie 31.',
    greek_number_parts:
      'Eine griechische Rechnungsnummer hat sechs Teile, getrennt durch |: Steuernummer, Datum, Niederlassung, Dokumentart, Reihe und Nummer, zum Beispiel 094000012|21/11/2026|1|1.1|A|7.',
    greek_number_tax:
      'Der erste Teil der Rechnungsnummer muss die griechische Steuernummer des Verkäufers sein.',
    greek_number_date:
      'Der zweite Teil der Rechnungsnummer muss das Ausstellungsdatum sein, zum Beispiel 21/11/2026.',
    greek_number_branch:
      'Der dritte Teil der Rechnungsnummer muss die Nummer der Niederlassung sein, zum Beispiel 0.',
    greek_number_type:
      'Der vierte Teil der Rechnungsnummer muss eine Dokumentart des griechischen Finanzamts sein, zum Beispiel 1.1.',
    greek_number_series:
      'Der fünfte Teil der Rechnungsnummer, die Reihe, ist leer. Geben Sie 0 ein, wenn es keine gibt.',
    greek_number_last: 'Der sechste Teil der Rechnungsnummer, die Nummer selbst, ist leer.',
    greek_mark:
      'Eine griechische Rechnung braucht die Nummer, die ihr das Finanzamt gegeben hat (MARK). Sie wird als ein Anhang mit der Beschreibung ##M.AR.K## und der Nummer als Kennung geschrieben.',
    greek_mark_number: 'Die Nummer des griechischen Finanzamts (MARK) muss eine ganze Zahl über 0 sein.',
    greek_link:
      'Eine griechische Rechnung soll unter ihren Anhängen einen Link zu sich selbst haben, mit der Beschreibung ##INVOICE|URL##.',
    greek_one_link: 'Nur ein Anhang kann die Beschreibung ##INVOICE|URL## haben.',
    greek_link_address: 'Der Anhang mit der Beschreibung ##INVOICE|URL## braucht eine Adresse.',
    icelandic_type: 'Isländische Dokumente sind Rechnungen (380) oder Rechnungskorrekturen (381).',
    icelandic_final_date: 'Das letzte Fälligkeitsdatum (EINDAGI) muss ein Datum wie 2026-12-31 sein.',
    icelandic_due_date: 'Geben Sie das Fälligkeitsdatum ein: Es gibt ein letztes Fälligkeitsdatum (EINDAGI).',
    icelandic_date_order: 'Das letzte Fälligkeitsdatum (EINDAGI) liegt vor dem Fälligkeitsdatum.',
    dutch_order: 'Geben Sie die Bestellnummer ein: Eine Position nennt eine Zeile der Bestellung.',
  },
  'einvoice.address_kind':
    'Peppol stellt an keine Adresse der Art {value} zu. Wählen Sie für „{term:@term}“ eine andere Art, zum Beispiel 0088 für eine GLN oder die für die USt-IdNr.',
  'einvoice.exemption_category':
    'Der Befreiungscode {code} gehört zur Steuerkategorie {category}. Wählen Sie diese Kategorie für die Positionen, oder einen anderen Code.',
  'einvoice.domestic_means':
    'Wählen Sie eine andere Zahlungsart: Im Inland ({country:@country}) ist es {codes:or}.',
  'einvoice.register_kind':
    'Wählen Sie {codes:or} als Art für „{term:@term}“: Das Land ({country:country}) verlangt es.',
  'einvoice.empty_delivery':
    'Geben Sie das Lieferdatum ein: Ohne es ist der Teil der Datei über die Lieferung leer, und die Regeln von Factur-X warnen davor.',
  'einvoice.attachment_address':
    'Die Adresse eines Anhangs muss vollständig sein, zum Beispiel https://example.com/report.pdf.',

  // what numbers look like
  '@number_form': {
    gln: 'Eine GLN hat dreizehn Ziffern, die letzte ist eine Prüfziffer.',
    norwegian: 'Eine norwegische Organisationsnummer hat neun Ziffern, die letzte ist eine Prüfziffer.',
    norwegian_vat:
      'Eine norwegische USt-IdNr. ist NO, die Organisationsnummer mit neun Ziffern und MVA, zum Beispiel NO923000011MVA.',
    cvr: 'Eine dänische CVR-Nummer hat acht Ziffern, mit oder ohne DK davor.',
    danish_p: 'Eine dänische P-Nummer hat zehn Ziffern.',
    danish_se: 'Eine dänische SE-Nummer ist DK und acht Ziffern.',
    belgian:
      'Eine belgische Unternehmensnummer hat zehn Ziffern ohne Punkte, die letzten zwei sind Prüfziffern.',
    belgian_vat:
      'Eine belgische USt-IdNr. ist BE und zehn Ziffern, die letzten zwei sind Prüfziffern, zum Beispiel BE0780000160.',
    ipa: 'Ein italienischer Behördencode (IPA) hat sechs Buchstaben oder Ziffern.',
    italian_tax_code:
      'Ein italienischer Steuercode (codice fiscale) hat elf Ziffern oder die sechzehn Zeichen einer Person.',
    italian_vat:
      'Eine italienische USt-IdNr. (partita IVA) ist IT und elf Ziffern, die letzte ist eine Prüfziffer.',
    italian_tax_number:
      'Eine italienische Steuernummer hat 11 bis 16 Großbuchstaben oder Ziffern, ohne Leerzeichen.',
    swedish:
      'Eine schwedische Organisationsnummer hat zehn Ziffern ohne Bindestrich, die letzte ist eine Prüfziffer.',
    swedish_vat:
      'Eine schwedische USt-IdNr. ist SE und zwölf Ziffern, die letzten zwei sind normalerweise 01.',
    abn: 'Eine australische ABN hat elf Ziffern mit Prüfziffern.',
    kvk: 'Eine niederländische KvK-Nummer hat acht Ziffern.',
    oin: 'Eine niederländische OIN hat zwanzig Ziffern.',
    dutch_vat:
      'Eine niederländische USt-IdNr. ist NL, neun Ziffern, B und zwei Ziffern, zum Beispiel NL123456789B01.',
    dutch_branch: 'Eine niederländische Niederlassungsnummer hat zwölf Ziffern.',
    luxembourg:
      'Eine Nummer des Registers von Luxemburg (matricule) hat elf Ziffern, die letzte ist eine Prüfziffer.',
    luxembourg_vat:
      'Eine luxemburgische USt-IdNr. ist LU und acht Ziffern, die letzten zwei sind Prüfziffern.',
    greek_vat: 'Eine griechische USt-IdNr. ist EL und neun Ziffern, die letzte ist eine Prüfziffer.',
    greek_address:
      'Eine griechische elektronische Adresse ist von der Art 9933 und hat die neun Ziffern der USt-IdNr., die letzte ist eine Prüfziffer.',
    bankgiro: 'Eine Bankgiro-Nummer hat sieben oder acht Ziffern ohne Bindestrich.',
    plusgiro: 'Eine Plusgiro-Nummer hat zwei bis acht Ziffern ohne Bindestrich.',
    kennitala: 'Eine isländische Kennitala hat zehn Ziffern.',
    icelandic_account: 'Ein isländisches Konto hat zwölf Ziffern: Bank, Kontoart und Nummer.',
  },
  '@country': { other: '{value:country}' },
} satisfies Translation<typeof english>
