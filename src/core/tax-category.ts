/**
 * VAT categories (UNTDID 5305, as EN 16931 uses it): standard or reduced rate, zero rate, exempt, reverse charge,
 * intra-Community supply, export, outside the scope of VAT.
 */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const

export type TaxCategory = (typeof taxCategories)[number]

/** VATEX codes of the categories whose name is the reason (EN 16931, BT-121). */
export const exemptionCodesByCategory: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** The stated category; a line with tax is of the standard one, a line without is of none that is known. */
export const taxCategoryOf = (item: {
  tax_category?: TaxCategory | undefined
  tax_rate?: string | undefined
}): TaxCategory | undefined => item.tax_category ?? (Number(item.tax_rate ?? 0) > 0 ? 'S' : undefined)
