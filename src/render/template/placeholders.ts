/** Fields that template texts may contain. `page_of_pages` is available only in the footer. */
export const placeholderNames = [
  'document',
  'title',
  'invoice_number',
  'issue_date',
  'due_date',
  'valid_until',
  'preceding_invoice',
  'delivery_date',
  'purchase_order',
  'payment_terms',
  'notes',
  'tax_note',
  'payable',
  'seller.name',
  'seller.email',
  'seller.phone',
  'seller.website',
  'seller.tax_id',
  'seller.tax_number',
  'seller.contact_name',
  'seller.address',
  'seller.registration_id',
  'buyer.name',
  'buyer.reference',
  'label.tax_id',
  'label.tax_number',
  'label.registration_id',
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
