/** Defaults of optional fields. A separate file, so that rendering does not load the schemas. */
export const defaultCurrency = 'EUR'
export const defaultLocale = 'en'
export const defaultTemplate = 'minimal'
