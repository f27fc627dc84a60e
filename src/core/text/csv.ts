/** The lib of the pure layers lacks it; every environment has it. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** Also the full-width forms, which some spreadsheets take for the ASCII ones. */
const formulaStart = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

const plainNumber = /^-?\d+(?:\.\d+)?$/

/** A cell that no spreadsheet evaluates as a formula (OWASP, CSV Injection). A negative number stays a number. */
export const inertCell = (text: string): string =>
  formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text

/** The text of which {@link inertCell} made this cell. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell

/** CSV as in RFC 4180, each row with its line break. Reading is `app/records/read-csv.ts`. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(quotedCell).join(',') || '""'}\r\n`).join('')

function quotedCell(text: string): string {
  const inert = inertCell(text)
  // Programs that guess the separator may take any of these for it.
  return /[",;\t\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** The bytes of a CSV file. Without a byte order mark a common spreadsheet reads another encoding. */
export const csvFile = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${writeCsv(rows)}`)
