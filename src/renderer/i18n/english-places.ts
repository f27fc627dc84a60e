/** Texts of the places of the window. */
export const placesInEnglish = {
  'region.places': 'Places',
  'region.overview': 'Overview',
  'place.invoices': 'Invoices',
  'place.customers': 'Customers',
  'place.overview': 'Overview',
  'place.position': '{position} of {count}',
} as const
