const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu
/** Besides the dashes of Unicode: minus, heavy minus, modifier minus, hyphen bullet. */
const hyphens = /[\p{Pd}\u2212\u2796\u02d7\u2043]/gu
/** The braille blank counts as a space, because it looks like one. */
const spaces = /[\s\u2800]+/g

/**
 * The form in which two invoice numbers are equal when a reader would take them for the same: without invisible
 * characters, and with one width, letter case, hyphen and space.
 */
export function comparableNumber(number: string): string {
  const visible = number.toWellFormed().normalize('NFKC').replace(invisible, '')
  const plain = visible.replace(hyphens, '-').replace(spaces, ' ').trim()
  // lower case of upper case, so that ß equals SS and ς equals σ; ẞ has an upper case of its own
  return plain.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
}
