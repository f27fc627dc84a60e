/** Placeholders for the period of an invoice, in its descriptions, notes and terms. */
export type PeriodPlaceholder = 'month' | 'year' | 'period'

const placeholder = /\{(month|year|period)\}/

/** The first placeholder of a text, with its braces. */
export const placeholderIn = (text: string): string | undefined =>
  text.includes('{') ? placeholder.exec(text)?.[0] : undefined

/**
 * Names in braces, and what templates of other programs write: {{name}}, ${name}, [[name]], <<name>>, %NAME%. Braces around
 * anything else, such as a set or JSON, are text.
 */
const anyPlaceholder =
  /\{\{[^{}]{1,60}\}\}|\$?\{\s*\p{L}[\p{L}\p{N} ._#-]{0,40}\}|\[\[[^[\]]{1,60}\]\]|<<[^<>]{1,60}>>|%%?\p{Lu}[\p{Lu}\p{N}_]{2,40}%%?/u

/** The first text that looks like a placeholder of any program. */
export const anyPlaceholderIn = (text: string): string | undefined =>
  /[{[<%]/.test(text) ? anyPlaceholder.exec(text)?.[0] : undefined

export const fillEachPlaceholder = (text: string, write: (name: PeriodPlaceholder) => string): string =>
  text.replaceAll(new RegExp(placeholder, 'g'), (_, name: PeriodPlaceholder) => write(name))
