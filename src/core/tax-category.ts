/**
 * VAT categories (UNTDID 5305, as EN 16931 uses it): standard or reduced rate, zero rate, exempt, reverse charge,
 * intra-Community supply, export, outside the scope of VAT.
 */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const

export type TaxCategory = (typeof taxCategories)[number]

/** VATEX codes of categories whose name already states the reason (EN 16931, BT-121). */
export const exemptionCodesByCategory: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** The stated category, otherwise the standard one for a line with tax; `undefined` for a line without tax. */
export const taxCategoryOf = (item: {
  tax_category?: TaxCategory | undefined
  tax_rate?: string | undefined
}): TaxCategory | undefined => item.tax_category ?? (Number(item.tax_rate ?? 0) > 0 ? 'S' : undefined)
