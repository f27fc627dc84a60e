import type * as english from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'Ten plik nie zastępuje {country:@invoice_system}. {country:@coverage}',
    france: 'Faktury między firmami francuskimi wymagają formatu reformy francuskiej.',
  },
  'einvoice.fr_number':
    '{term:capital:@term}: Francja dopuszcza litery, cyfry oraz + - _ /, bez spacji i kropek.',
  'einvoice.fr_too_long': '{term:capital:@term}: największa liczba znaków we Francji to {max:digits}.',
  'einvoice.fr_year': '{term:capital:@term}: Francja dopuszcza tylko lata od 2000 do 2099.',
  'einvoice.fr_type': 'Francja nie ma rodzaju dokumentu {type}.',
  'einvoice.fr_mention': 'Brakuje ustawowego tekstu: {code:@mention} ({code}).',
  'einvoice.fr_mention_twice':
    'Tekst {code:@mention} ({code}) występuje więcej niż raz. Usuń #{code}# z uwag: powstaje on z pól sprzedawcy.',
  'einvoice.fr_process': 'Wybierz jeden z francuskich procesów biznesowych: B1, S1, M1 i inne z listy.',
  'einvoice.fr_siren':
    '{term:capital:@term}: podaj SIREN, czyli dziewięć cyfr, z kodem rejestru 0002. To pierwsze dziewięć cyfr SIRET.',
  'einvoice.fr_siret': '{term:capital:@term}: SIRET (0009) ma czternaście cyfr i zaczyna się od SIREN.',
  'einvoice.fr_category': '{term:capital:@term}: Francja ma tylko kategorie VAT S, E, AE, K, G, O i Z.',
  'einvoice.fr_rate':
    '{rate:decimal}% nie jest francuską stawką VAT. Francja ma 20%, 10%, 5,5%, 2,1% i 0% oraz kilka innych na terytoriach zamorskich i sprzed 2014 roku.',
  'einvoice.fr_attachment':
    'Francja zna dwanaście opisów załączników, na przykład RIB, LISIBLE, BON_COMMANDE lub DOCUMENT_ANNEXE; LISIBLE najwyżej raz.',
  'einvoice.fr_treatment':
    'Uwaga z kodem BAR ma jedną z wartości B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE i ARCHIVEONLY i występuje najwyżej raz.',
  'einvoice.fr_directory':
    '{term:capital:@term}: między firmami francuskimi rodzaj to 0225, a wartość zaczyna się od SIREN.',
  'einvoice.fr_characters': '{term:capital:@term}: Francja dopuszcza litery, cyfry oraz - _ .',
  'einvoice.fr_contract': 'Zbiorcza faktura korygująca (262) podaje umowę i okres.',
  'einvoice.fr_corrected': 'Faktura skorygowana wymienia dokładnie jedną wcześniejszą fakturę.',
  'einvoice.fr_credited': 'Podaj numer i datę faktury, która jest korygowana.',
  'einvoice.fr_due':
    'Termin płatności jest przed datą faktury. Francja dopuszcza to tylko dla faktur zaliczkowych i procesów B2, S2 i M2.',
  'einvoice.fr_deposit': 'Faktura zaliczkowa nie jest fakturą końcową procesów B4, S4 i M4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount: 'Procesy B2, S2 i M2 są dla faktur opłaconych w całości: wpłacona zaliczka musi być równa sumie.',
    date: 'Procesy B2, S2 i M2 wymagają daty zapłaty jako terminu płatności.',
  },
  'einvoice.fr_scheme':
    '{term:capital:@term}: brakuje rodzaju. Francja wymaga rodzaju każdego identyfikatora, a każdego rodzaju raz.',
  'einvoice.fr_euro':
    'Francja wymaga VAT także w euro: podaj kurs, w euro za jedną jednostkę waluty faktury.',
  'einvoice.fr_group':
    'Członek grupy VAT (0231) ma uwagę TXD z MEMBRE_ASSUJETTI_UNIQUE i podaje grupę jako przedstawiciela podatkowego.',
  'einvoice.fr_decimals':
    '{term:capital:@term}: Francja dopuszcza 19 cyfr, a największa liczba miejsc po przecinku to {max:digits}.',

  '@mention': {
    PMT: 'koszty odzyskiwania należności',
    PMD: 'odsetki za opóźnienie płatności',
    AAB: 'rabat za wcześniejszą zapłatę',
    TXD: 'grupa VAT',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: 'XRechnung dla urzędów i firm; niemieckie reguły Peppol.',
    FR: 'Reguły reformy (BR-FR) dla faktur, faktur skorygowanych, faktur w samofakturowaniu i faktur korygujących. Nieobsługiwane: kilku sprzedawców na jednej fakturze, faktury w obu kierunkach, e-raportowanie. Plik dostarcza platforma (PA).',
    GR: 'Reguły Peppol tego kraju. MARK, który nadaje grecki urząd skarbowy (myDATA), trzeba wpisać: prosi o niego certyfikowany dostawca, a Billwright nie może.',
    IT: 'Faktury krajowe trafiają do Sistema di Interscambio (SdI) jako FatturaPA, którego Billwright nie tworzy. Peppol i EN 16931 są dla odbiorców za granicą.',
    PL: 'Faktury krajowe trafiają do KSeF jako FA(3), którego Billwright nie tworzy. Peppol i EN 16931 są dla odbiorców za granicą.',
    ES: 'Faktury krajowe wymagają zapisów i kodu QR Veri*Factu, a dla urzędów Facturae, których Billwright nie tworzy. Peppol i EN 16931 są dla odbiorców za granicą.',
    other: 'Reguły Peppol tego kraju.',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} as const satisfies Translation<typeof english.nationalEInvoiceTexts>
