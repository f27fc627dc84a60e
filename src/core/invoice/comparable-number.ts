const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu
/** Unicode dashes, minus, heavy minus, modifier minus, hyphen bullet. */
const hyphens = /[\p{Pd}\u2212\u2796\u02d7\u2043]/gu
/** White space and the braille blank, which looks the same. */
const spaces = /[\s\u2800]+/g

/** Normalises an invoice number so that numbers which look the same are equal: invisible characters, width, case, hyphens, spaces. */
export function comparableNumber(number: string): string {
  const visible = number.toWellFormed().normalize('NFKC').replace(invisible, '')
  const plain = visible.replace(hyphens, '-').replace(spaces, ' ').trim()
  // ß equals SS and ς equals σ only after upper-casing; ẞ needs lower-casing first.
  return plain.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
}
