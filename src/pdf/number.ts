/** Numbers as PDF writes them: no exponent, no more decimals than a printer can show. */
export function number(value: number): string {
  return `${Math.round(value * 1000) / 1000}`
}

/** A move of the pen within an array of strings, in thousandths of an em, where plus is backwards. */
export function move(em: number): string {
  return `>${number(-em * 1000)}<`
}
