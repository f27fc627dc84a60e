/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': 'Check {term:@term}: {value} is not valid. {form:@number_form}',
  // what a country demands that is no missing term and no number
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      'Enter "Foretaksregisteret" as tax number if the company is in the Norwegian register of businesses.',
    danish_identifier:
      'This identifier has no kind. Enter it as registration number with its kind, such as 0184 for a CVR number, or as VAT number that begins with DK.',
    danish_account:
      'Enter the account and its bank code (BIC): Denmark requires both for transfers of this kind.',
    danish_giro:
      'A Danish giro payment (50) needs an account of seven or eight digits and a payment reference that begins with 01#, 04# or 15#.',
    danish_giro_reference: 'A Danish giro reference that begins with 04# or 15# has sixteen digits after it.',
    danish_fik:
      'A Danish FIK payment (93) needs a creditor number of eight digits as account and a payment reference that begins with 71#, 73# or 75#.',
    danish_fik_reference:
      'A Danish FIK reference that begins with 71# or 75# has fifteen or sixteen digits after it.',
    danish_mandate:
      'A Danish direct debit (49) needs the reference of the mandate and the account to be debited.',
    danish_negative: 'A Danish credit note cannot have a negative total. Write an invoice instead.',
    danish_class: 'A UNSPSC class of an item has the version 19.05.01 or 26.08.01 in Denmark.',
    danish_charge:
      'The reason of a charge with the code ZZZ is a Danish tax code of four digits, or begins with #.',
    swedish_tax_number:
      'Enter "Godkänd för F-skatt" as tax number, or leave it empty: Sweden allows no other text.',
    swedish_rate: 'Swedish VAT rates are 25 %, 12 % and 6 %. Enter one of these, or another VAT category.',
    swedish_giro:
      'Choose the means of payment 30, and enter SE:BANKGIRO or SE:PLUSGIRO as bank code (BIC): Sweden does not use 50 and 56 in e-invoices.',
    swedish_transfer: 'Choose the means of payment 30: between Swedish companies it replaces 31.',
    greek_number_parts:
      'A Greek invoice number has six parts divided by |: tax number, date, branch, document type, series and number, such as 094000012|21/11/2026|1|1.1|A|7.',
    greek_number_tax: 'The first part of the invoice number has to be the seller’s Greek tax number.',
    greek_number_date: 'The second part of the invoice number has to be the issue date, such as 21/11/2026.',
    greek_number_branch:
      'The third part of the invoice number has to be the number of the branch, such as 0.',
    greek_number_type:
      'The fourth part of the invoice number has to be a document type of the Greek tax office, such as 1.1.',
    greek_number_series:
      'The fifth part of the invoice number, the series, is empty. Enter 0 if there is none.',
    greek_number_last: 'The sixth part of the invoice number, the number itself, is empty.',
    greek_mark:
      'A Greek invoice needs the number that the tax office gave it (MARK), which is written as one attachment with the description ##M.AR.K## and the number as its reference.',
    greek_mark_number: 'The number of the Greek tax office (MARK) has to be a whole number above 0.',
    greek_link:
      'A Greek invoice should have one link to itself among its attachments, with the description ##INVOICE|URL##.',
    greek_one_link: 'Only one attachment can have the description ##INVOICE|URL##.',
    greek_link_address: 'The attachment with the description ##INVOICE|URL## needs an address.',
    icelandic_type: 'Icelandic documents are invoices (380) or credit notes (381).',
    icelandic_final_date: 'The final due date (EINDAGI) has to be a date such as 2026-12-31.',
    icelandic_due_date: 'Enter the due date: there is a final due date (EINDAGI).',
    icelandic_date_order: 'The final due date (EINDAGI) is before the due date.',
    dutch_order: 'Enter the order number: a line names a line of the order.',
  },
  'einvoice.address_kind':
    'Peppol delivers to no address of the kind {value}. Choose another kind for {term:@term}, such as 0088 for a GLN or the one for the VAT number.',
  'einvoice.exemption_category':
    'The exemption code {code} belongs to VAT category {category}. Choose this category for the items, or another code.',
  'einvoice.domestic_means': 'Choose another means of payment: within {country:@country} it is {codes:or}.',
  'einvoice.register_kind': 'Choose {codes:or} as kind of {term:@term}: {country:@country} requires it.',
  'einvoice.empty_delivery':
    'Enter the delivery date: without it, the part of the file about the delivery is empty, and the rules of Factur-X warn of that.',
  'einvoice.attachment_address':
    'The address of an attachment has to be absolute, such as https://example.com/report.pdf.',

  // what numbers look like
  '@number_form': {
    gln: 'A GLN has thirteen digits, the last of which is a check digit.',
    norwegian: 'A Norwegian organisation number has nine digits, the last of which is a check digit.',
    norwegian_vat:
      'A Norwegian VAT number is NO, the organisation number of nine digits, and MVA, such as NO923000011MVA.',
    cvr: 'A Danish CVR number has eight digits, with or without DK before them.',
    danish_p: 'A Danish P number has ten digits.',
    danish_se: 'A Danish SE number is DK and eight digits.',
    belgian:
      'A Belgian enterprise number has ten digits without dots, the last two of which are check digits.',
    belgian_vat:
      'A Belgian VAT number is BE and ten digits, the last two of which are check digits, such as BE0780000160.',
    ipa: 'An Italian office code (IPA) has six letters or digits.',
    italian_tax_code:
      'An Italian tax code (codice fiscale) has eleven digits, or the sixteen characters of a person.',
    italian_vat:
      'An Italian VAT number (partita IVA) is IT and eleven digits, the last of which is a check digit.',
    italian_tax_number: 'An Italian tax number has 11 to 16 capital letters or digits, without spaces.',
    swedish:
      'A Swedish organisation number has ten digits without a hyphen, the last of which is a check digit.',
    swedish_vat: 'A Swedish VAT number is SE and twelve digits, the last two of which are usually 01.',
    abn: 'An Australian ABN has eleven digits with check digits.',
    kvk: 'A Dutch KvK number has eight digits.',
    oin: 'A Dutch OIN has twenty digits.',
    dutch_vat: 'A Dutch VAT number is NL, nine digits, B and two digits, such as NL123456789B01.',
    dutch_branch: 'A Dutch establishment number has twelve digits.',
    luxembourg:
      'A number of the register of Luxembourg (matricule) has eleven digits, the last of which is a check digit.',
    luxembourg_vat: 'A Luxembourg VAT number is LU and eight digits, the last two of which are check digits.',
    greek_vat: 'A Greek VAT number is EL and nine digits, the last of which is a check digit.',
    greek_address:
      'A Greek electronic address is of the kind 9933 and has the nine digits of the VAT number, the last of which is a check digit.',
    bankgiro: 'A Bankgiro number has seven or eight digits without a hyphen.',
    plusgiro: 'A Plusgiro number has two to eight digits without a hyphen.',
    kennitala: 'An Icelandic kennitala has ten digits.',
    icelandic_account: 'An Icelandic account has twelve digits: bank, ledger and number.',
  },
  '@country': {
    AE: 'the {value:country}',
    AX: 'the {value:country}',
    BS: 'the {value:country}',
    CC: 'the {value:country}',
    CF: 'the {value:country}',
    CK: 'the {value:country}',
    DO: 'the {value:country}',
    FK: 'the {value:country}',
    FO: 'the {value:country}',
    GB: 'the {value:country}',
    GM: 'the {value:country}',
    HM: 'the {value:country}',
    IC: 'the {value:country}',
    IM: 'the {value:country}',
    IO: 'the {value:country}',
    KM: 'the {value:country}',
    KY: 'the {value:country}',
    MH: 'the {value:country}',
    MP: 'the {value:country}',
    MV: 'the {value:country}',
    NL: 'the {value:country}',
    PH: 'the {value:country}',
    PN: 'the {value:country}',
    SB: 'the {value:country}',
    SC: 'the {value:country}',
    TC: 'the {value:country}',
    TF: 'the {value:country}',
    UM: 'the {value:country}',
    US: 'the {value:country}',
    VG: 'the {value:country}',
    VI: 'the {value:country}',
    other: '{value:country}',
  },
} as const
