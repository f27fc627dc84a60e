/** Numbers as PDF writes them: no exponent, no more decimals than a printer can show. */
export function number(value: number): string {
  return `${Math.round(value * 1000) / 1000}`
}
