import { printedFieldNames } from '#core/fields/printed-fields.ts'

const printedOfSeller = [
  'name',
  'email',
  'phone',
  'website',
  'tax_id',
  'tax_number',
  'contact_name',
  'registration_id',
  'trading_name',
  'identifier',
] as const
type PrintedOfSeller = (typeof printedOfSeller)[number]

export const sellerPlaceholders = printedOfSeller.map(name => `seller.${name}` as const)

export const sellerFieldOf = (placeholder: (typeof sellerPlaceholders)[number]) =>
  placeholder.slice('seller.'.length) as PrintedOfSeller

/** Fields that template texts may contain. `page_of_pages` is available only in the footer. */
export const placeholderNames = [
  'document',
  'title',
  ...printedFieldNames,
  'preceding_invoice',
  'payment_terms',
  'notes',
  'tax_note',
  'payable',
  ...sellerPlaceholders,
  'seller.address',
  'buyer.name',
  'buyer.reference',
  'label.tax_id',
  'label.tax_number',
  'tax_representative',
  'label.registration_id',
  'label.supplier_number',
  'label.tax_representative',
  'page_of_pages',
] as const

export type PlaceholderName = (typeof placeholderNames)[number]

/** A placeholder in braces; its first group is the name. */
export const placeholder = /\{([^{}]*)\}/g

export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = placeholderNames
  return [...text.matchAll(placeholder)].map(([, name = '']) => name).filter(name => !known.includes(name))
}

/** Whether a text needs the page count, which is unknown before pagination. */
export const usesPageNumber = (text: string): boolean => text.includes('{page_of_pages}')

/** Whether a text contains an unmatched brace, which would be printed as it is. */
export const hasUnmatchedBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(placeholder, ''))
