/**
 * Text whose alphabetical order is the order of invoice numbers: a run of digits counts as a number, so that INV-9 comes
 * before INV-10. Stored, so a change needs a migration.
 * @param number as `comparableNumber` returns it
 */
export const sortableNumber = (number: string): string => number.replaceAll(/[0-9]+/g, withLength)

function withLength(run: string): string {
  const digits = run.replace(/^0+(?=.)/, '')
  return `${String(Math.min(digits.length, 99)).padStart(2, '0')}${digits}`
}
