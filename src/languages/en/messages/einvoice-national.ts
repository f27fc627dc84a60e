/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'This file does not replace {country:@invoice_system}. {country:@coverage}',
    france: 'Invoices between French businesses need a format of the French reform.',
  },
  'einvoice.fr_number': 'France allows letters, digits and + - _ / in {term:@term}, without spaces or dots.',
  'einvoice.fr_too_long': 'France allows at most {max:digits} characters in {term:@term}.',
  'einvoice.fr_year': 'France allows the years 2000 to 2099 only, also in {term:@term}.',
  'einvoice.fr_type': 'France has no document type {type}.',
  'einvoice.fr_mention': 'The statutory text about {code:@mention} ({code}) is missing.',
  'einvoice.fr_mention_twice':
    'The text about {code:@mention} ({code}) is there more than once. Remove #{code}# from the notes: it is written from the fields of the seller.',
  'einvoice.fr_process':
    'Choose one of the French business processes: B1, S1, M1 and the others of the list.',
  'einvoice.fr_siren':
    'Enter a SIREN of nine digits as {term:@term}, with the register code 0002. It is the first nine digits of a SIRET.',
  'einvoice.fr_siret': 'A SIRET (0009) as {term:@term} has fourteen digits and begins with the SIREN.',
  'einvoice.fr_category': 'France has the VAT categories S, E, AE, K, G, O and Z only: change {term:@term}.',
  'einvoice.fr_rate':
    '{rate:decimal} % is no French VAT rate. France has 20, 10, 5.5, 2.1 and 0 %, and some more overseas and before 2014.',
  'einvoice.fr_attachment':
    'France knows twelve descriptions of attachments, such as RIB, LISIBLE, BON_COMMANDE or DOCUMENT_ANNEXE; LISIBLE at most once.',
  'einvoice.fr_treatment':
    'A note with the code BAR has one of the values B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE and ARCHIVEONLY, and is there at most once.',
  'einvoice.fr_directory':
    'Between French businesses, {term:@term} is of the kind 0225 and begins with the SIREN.',
  'einvoice.fr_characters': 'France allows letters, digits and - _ . in {term:@term}.',
  'einvoice.fr_contract': 'A global credit note (262) names the contract and the period.',
  'einvoice.fr_corrected': 'A corrected invoice names exactly one preceding invoice.',
  'einvoice.fr_credited': 'Enter the number and the date of the invoice that is credited.',
  'einvoice.fr_due':
    'The due date is before the date of the invoice. France allows that for deposits and for the processes B2, S2 and M2 only.',
  'einvoice.fr_deposit': 'A deposit invoice is not the final invoice of the processes B4, S4 and M4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount:
      'The processes B2, S2 and M2 are for invoices that are paid in full: the prepaid amount has to be the total.',
    date: 'The processes B2, S2 and M2 need the date of payment as due date.',
  },
  'einvoice.fr_scheme':
    '{term:capital:@term} has no kind. France needs the kind of each identifier, and each kind once.',
  'einvoice.fr_euro':
    'France needs the VAT in euros too: enter the exchange rate, in euros for one unit of the currency of the invoice.',
  'einvoice.fr_group':
    'A member of a VAT group (0231) has a note TXD with MEMBRE_ASSUJETTI_UNIQUE, and names the group as tax representative.',
  'einvoice.fr_decimals': 'France allows at most {max:digits} decimals, and 19 digits, in {term:@term}.',

  '@mention': {
    PMT: 'recovery costs',
    PMD: 'interest on late payment',
    AAB: 'discount for early payment',
    TXD: 'the VAT group',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: 'XRechnung for authorities and businesses; the German rules of Peppol.',
    FR: 'The rules of the reform (BR-FR) for invoices, corrected invoices, self-billed invoices and credit notes. Not covered: several sellers on one invoice, invoices in both directions, e-reporting. A platform (PA) delivers the file.',
    GR: 'The Peppol rules of the country. The MARK, which the Greek tax office gives (myDATA), is entered: a certified provider asks for it, and Billwright cannot.',
    IT: 'Domestic invoices go to the Sistema di Interscambio (SdI) as FatturaPA, which Billwright does not write. Peppol and EN 16931 are for receivers abroad.',
    PL: 'Domestic invoices go to KSeF as FA(3), which Billwright does not write. Peppol and EN 16931 are for receivers abroad.',
    ES: 'Domestic invoices need records and a QR code of Veri*Factu, and Facturae for authorities, which Billwright does not write. Peppol and EN 16931 are for receivers abroad.',
    other: 'The Peppol rules of the country.',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} as const
