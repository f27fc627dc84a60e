import { writeCsv } from '#core/text/csv.ts'

/** The bytes of a CSV file. Without a byte order mark a common spreadsheet reads another encoding. */
export const csvFile = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${writeCsv(rows)}`)
