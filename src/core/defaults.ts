/** What an invoice means that does not say it. Apart from the schema, so that a render need not build that. */
export const defaultCurrency = 'EUR'
export const defaultLocale = 'en'
