/** Placeholders for the period of an invoice, in its descriptions, notes and terms. */
export type PeriodPlaceholder = 'month' | 'year' | 'period'

const placeholder = /\{(month|year|period)\}/

/** The first placeholder of a text, with its braces. */
export const placeholderIn = (text: string): string | undefined =>
  text.includes('{') ? placeholder.exec(text)?.[0] : undefined

export const fillEachPlaceholder = (text: string, write: (name: PeriodPlaceholder) => string): string =>
  text.replaceAll(new RegExp(placeholder, 'g'), (_, name: PeriodPlaceholder) => write(name))
