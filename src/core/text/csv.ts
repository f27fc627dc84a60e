/** Missing in the lib of the pure layers; every environment has it. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** Includes full-width forms, which some spreadsheets treat like the ASCII ones. */
const formulaStart = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

const plainNumber = /^-?\d+(?:\.\d+)?$/

/**
 * Escapes a cell, so that no spreadsheet evaluates it as a formula (OWASP, CSV Injection). Negative numbers stay
 * numbers.
 */
export const inertCell = (text: string): string =>
  formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text

/** The original text of an {@link inertCell}. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell

/** CSV as in RFC 4180, each row with its line break. The counterpart is `app/records/read-csv.ts`. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(quotedCell).join(',') || '""'}\r\n`).join('')

function quotedCell(text: string): string {
  const inert = inertCell(text)
  // Quoted, because programs that guess the separator may use any of these.
  return /[",;\t\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** The bytes of a CSV file with a byte order mark, without which a common spreadsheet assumes another encoding. */
export const csvFile = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${writeCsv(rows)}`)
