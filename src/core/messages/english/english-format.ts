/** How the English texts write numbers and lists. */

const number = new Intl.NumberFormat('en')

export const grouped = (value: number): string => number.format(value)

/** `template, invoice_number and items` */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The text only if the other number is spelled differently. */
export const spelling = (number: string, other: string, text: string): string =>
  other === number ? '' : text

/** `bold, classic or minimal` */
export const alternatives = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

/** A message as a parameter of another one. Loose, because the type of all messages follows from the table. */
export interface InnerMessage {
  code: string
  params?: object
}

/** Writes out a message. */
export type TextOf = (message: InnerMessage) => string
