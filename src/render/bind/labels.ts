import { defaultLocale } from '#core/defaults.ts'
import type { TypeValue } from '#core/document-type.ts'
import { type DocumentLanguage, documentLanguageOf, parseLocale, scriptOf } from '#core/text/locale.ts'
import { ar } from './labels/ar.ts'
import { de } from './labels/de.ts'
import { en, type Labels } from './labels/en.ts'
import { es } from './labels/es.ts'
import { fr } from './labels/fr.ts'
import { he } from './labels/he.ts'
import { it } from './labels/it.ts'
import { ja } from './labels/ja.ts'
import { nl } from './labels/nl.ts'
import { pl } from './labels/pl.ts'
import { pt } from './labels/pt.ts'
import { zh } from './labels/zh.ts'
import { zhHant } from './labels/zh-hant.ts'

export type { Labels }

const byLanguage: Readonly<Record<DocumentLanguage, Labels>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pl,
  pt,
  ar,
  he,
  ja,
  zh,
}

const noteDeCredit = { credit_note: 'Note de crédit', credit_note_number: 'Numéro de note de crédit' }

/** Labels that differ by region or script within a language. */
const byVariant: Readonly<Record<string, Partial<Labels>>> = {
  'en-us': {
    tax: 'Sales tax',
    tax_id: 'Tax ID',
    buyer_tax_id: 'Your tax ID',
    credit_note: 'Credit memo',
    credit_note_number: 'Credit memo number',
  },
  'en-au': { tax: 'GST', tax_id: 'ABN', buyer_tax_id: 'Your ABN' },
  'en-nz': { tax: 'GST', tax_id: 'GST no.', buyer_tax_id: 'Your GST no.' },
  'en-sg': { tax: 'GST', tax_id: 'GST reg. no.', buyer_tax_id: 'Your GST reg. no.' },
  'en-in': { tax: 'GST', tax_id: 'GSTIN', buyer_tax_id: 'Your GSTIN' },
  'en-ca': { tax: 'GST/HST', tax_id: 'GST/HST no.', buyer_tax_id: 'Your GST/HST no.' },
  'de-at': { tax_id: 'UID-Nr.', buyer_tax_id: 'Ihre UID-Nr.' },
  'de-ch': {
    tax: 'MWST',
    tax_id: 'UID',
    buyer_tax_id: 'Ihre UID',
    credit_note: 'Gutschrift',
    credit_note_number: 'Gutschriftsnummer',
    amount_credited: 'Gutgeschriebener Betrag',
    quote: 'Offerte',
    quote_number: 'Offertnummer',
    quote_date: 'Offertdatum',
    quote_to: 'Offerte für',
  },
  'fr-ch': { tax_id: 'IDE', buyer_tax_id: 'Votre IDE', ...noteDeCredit },
  'fr-ca': { tax: 'TPS/TVH', tax_id: 'N° TPS/TVH', buyer_tax_id: 'Votre n° de TPS/TVH', ...noteDeCredit },
  'es-mx': {
    tax_id: 'RFC',
    buyer_tax_id: 'Su RFC',
    despatch_advice: 'Remisión',
    credit_note: 'Nota de crédito',
    credit_note_number: 'Número de nota de crédito',
    self_billed_credit_note: 'Nota de crédito, facturación por el destinatario',
    amount_credited: 'Importe acreditado',
    quote: 'Cotización',
    quote_number: 'Número de cotización',
    charge: 'Cargo',
    payment_reference: 'Referencia',
    standard_item_id: 'Código estándar',
  },
  'nl-be': { credit_note: 'Creditnota', credit_note_number: 'Creditnotanummer' },
  'pt-br': {
    self_billed_invoice: 'Autofaturamento',
    self_billed_credit_note: 'Nota de crédito, autofaturamento',
    tax: 'Impostos',
    tax_id: 'CNPJ/CPF',
    buyer_tax_id: 'Seu CNPJ/CPF',
    reference: 'Sua referência',
    purchase_order: 'Pedido de compra',
    sales_order: 'Confirmação do pedido',
    tender_reference: 'Licitação',
    registration_id: 'N.º de registro',
    receiving_advice: 'Comprovante de recebimento',
    contact: 'Contato',
    trading_name: 'Nome fantasia',
    seller_item_id: 'Código do produto',
    buyer_item_id: 'Seu código do produto',
    standard_item_id: 'Código padrão',
    order_line: 'Linha do pedido',
    payment_code: 'Escaneie para pagar',
    payment_code_alt: 'QR Code para uma transferência de {amount} para {name}',
    reverse_charge: 'Autoliquidação (reverse charge): o imposto é devido pelo destinatário.',
    intra_community: 'Entrega intracomunitária isenta de IVA.',
    export: 'Exportação isenta de impostos.',
    outside_scope: 'Sem incidência de impostos.',
  },
  'zh-hant': zhHant,
}

/** Returns the document language of a locale; English if there are no labels for it. */
export const languageOf = (locale: string): DocumentLanguage => documentLanguageOf(locale) ?? defaultLocale

/** Returns the locale for month and country names; English if the labels are English. */
export function formattingLocale(locale: string): string {
  return documentLanguageOf(locale) === undefined ? defaultLocale : locale
}

export function labelsOf(locale: string): Labels {
  const language = languageOf(locale)
  const variants = [scriptOf(locale), parseLocale(locale)?.region].map(
    subtag => byVariant[`${language}-${subtag?.toLowerCase()}`],
  )
  return Object.assign({ ...byLanguage[language] }, ...variants)
}

/** The label that names a document of each type. */
export const titleLabels = {
  invoice: 'invoice',
  credit_note: 'credit_note',
  quote: 'quote',
  corrected: 'corrected_invoice',
  self_billed: 'self_billed_invoice',
  deposit: 'deposit_invoice',
  self_billed_credit_note: 'self_billed_credit_note',
} as const satisfies Record<TypeValue, keyof Labels>

/** Returns the labels of a credit note, and of an invoice with a negative total. */
export function creditNoteLabels(labels: Labels): Labels {
  return {
    ...labels,
    invoice: labels.credit_note,
    invoice_number: labels.credit_note_number,
    issue_date: labels.credit_note_date,
    bill_to: labels.credit_note_to,
    from: labels.issued_by,
  }
}

export function quoteLabels(labels: Labels): Labels {
  return {
    ...labels,
    invoice: labels.quote,
    invoice_number: labels.quote_number,
    issue_date: labels.quote_date,
    bill_to: labels.quote_to,
    from: labels.issued_by,
  }
}

/** Fills the placeholders of a label, such as "Page {page} of {pages}". */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
