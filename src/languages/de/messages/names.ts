import type { names as english } from '../../en/messages/names.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceTerms } from './einvoice-terms.ts'
import { fieldNames } from './field-names.ts'

/**
 * Names that several messages have in a sentence. All kinds of documents are feminine or neuter, so that nominative and
 * accusative are the same.
 */
export const names = {
  // accusative: „Geben Sie ein Ausstellungsdatum ein.“
  '@field': fieldNames,
  // genitive: „colour ist kein Feld des Verkäufers.“
  '@owner': {
    items: 'einer Position',
    charges: 'eines Zuschlags',
    seller: 'des Verkäufers',
    buyer: 'des Käufers',
    preceding_invoice: 'der ursprünglichen Rechnung',
    preceding_invoices: 'einer früheren Rechnung',
    attachments: 'eines Anhangs',
    'seller.electronic_address': 'der elektronischen Adresse des Verkäufers',
    'buyer.electronic_address': 'der elektronischen Adresse des Käufers',
    period: 'des Zeitraums',
    delivery_address: 'der Lieferadresse',
    payee: 'des Zahlungsempfängers',
    tax_representative: 'des Steuervertreters',
    null: 'einer Rechnung',
    other: 'einer Rechnung',
  },
  // fields of a customer or an item, accusative
  '@record_field': {
    name: 'einen Namen',
    contact: 'einen Ansprechpartner',
    street: 'eine Straße',
    street_2: 'eine zweite Straßenzeile',
    postcode: 'eine Postleitzahl',
    city: 'einen Ort',
    region: 'eine Region',
    payment_days: 'Tage bis zur Fälligkeit',
    note: 'eine Notiz',
    code: 'einen Code',
    description: 'eine Beschreibung',
    prices: 'Preise',
    email: 'eine E-Mail-Adresse',
    address: 'eine Adresse',
    country: 'ein Land',
    tax_id: 'eine USt-IdNr.',
    registration_id: 'eine Registernummer',
    registration_scheme: 'ein Register',
    trading_name: 'einen Handelsnamen',
    identifier: 'eine Kundennummer',
    identifier_scheme: 'das Schema der Kundennummer',
    electronic_address_scheme: 'die Art der elektronischen Adresse',
    electronic_address: 'eine elektronische Adresse',
    e_invoice_format: 'ein E-Rechnungs-Format',
    reference: 'eine Kundenreferenz',
    currency: 'eine Währung',
    locale: 'eine Sprache',
    tax_rate: 'einen Steuersatz',
    unit: 'eine Einheit',
  },
  // `document` is any of them
  '@kind': {
    document: 'Dokument',
    invoice: 'Rechnung',
    credit_note: 'Rechnungskorrektur',
    quote: 'Angebot',
    corrected: 'berichtigte Rechnung',
    deposit: 'Anzahlungsrechnung',
    self_billed: 'Gutschrift',
    self_billed_credit_note: 'Rechnungskorrektur zur Gutschrift',
  },
  '@kind.the': {
    document: 'das Dokument',
    invoice: 'die Rechnung',
    credit_note: 'die Rechnungskorrektur',
    quote: 'das Angebot',
    corrected: 'die berichtigte Rechnung',
    deposit: 'die Anzahlungsrechnung',
    self_billed: 'die Gutschrift',
    self_billed_credit_note: 'die Rechnungskorrektur zur Gutschrift',
  },
  '@kind.this': {
    document: 'dieses Dokument',
    invoice: 'diese Rechnung',
    credit_note: 'diese Rechnungskorrektur',
    quote: 'dieses Angebot',
    corrected: 'diese berichtigte Rechnung',
    deposit: 'diese Anzahlungsrechnung',
    self_billed: 'diese Gutschrift',
    self_billed_credit_note: 'diese Rechnungskorrektur zur Gutschrift',
  },
  '@kind.new': {
    document: 'Neues Dokument',
    invoice: 'Neue Rechnung',
    credit_note: 'Neue Rechnungskorrektur',
    quote: 'Neues Angebot',
    corrected: 'Neue berichtigte Rechnung',
    deposit: 'Neue Anzahlungsrechnung',
    self_billed: 'Neue Gutschrift',
    self_billed_credit_note: 'Neue Rechnungskorrektur zur Gutschrift',
  },
  '@kinds': {
    document: 'Dokumente',
    invoice: 'Rechnungen',
    credit_note: 'Rechnungskorrekturen',
    quote: 'Angebote',
    corrected: 'berichtigte Rechnungen',
    deposit: 'Anzahlungsrechnungen',
    self_billed: 'Gutschriften',
    self_billed_credit_note: 'Rechnungskorrekturen zu Gutschriften',
  },
  '@unpriced_line': {
    heading: 'eine Überschrift',
    text: 'eine Textzeile',
    subtotal: 'eine Zwischensumme',
  },
  '@extension': { other: '.{value}' },
  '@percent': { other: '{value:decimal}\u00a0%' },
  // without an article, in quotation marks or after a colon
  '@term': eInvoiceTerms,
} satisfies Translation<typeof english>
