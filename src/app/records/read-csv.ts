import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { textOfCell } from '#core/text/csv.ts'

/** Maximum size in bytes. */
export const largestTable = 6_000_000
const maxRows = 20_000
const maxColumns = 200
/** Maximum length of a row in bytes; the longest record is shorter. */
const longestRow = 200_000

export interface CsvRow {
  /** line of the file on which the row begins, from 1 */
  line: number
  cells: string[]
}

/**
 * Reads a table in UTF-8, or in UTF-16 with a byte order mark, separated by commas, semicolons or tabs.
 * @param isKnownColumn recognises a column title; the separator that yields most known titles is used
 * @throws AppError invalid_table
 */
export function readCsv(bytes: Uint8Array, isKnownColumn: (title: string) => boolean): CsvRow[] {
  if (bytes.byteLength > largestTable)
    throw refusal({ code: 'table.too_large', params: { megabytes: largestTable / 1_000_000 } })
  const { text, line } = withoutSeparatorLine(decode(bytes).replace(/\r\n?/g, '\n'))
  if (text.trim() === '') throw refusal({ code: 'table.empty' })
  const delimiter = separatorOf(text, isKnownColumn)
  const rows = rowsOf(text, delimiter, { line, max: maxRows + 2 })
  const filled = rows.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (filled.length > maxRows + 1 || rows.length > maxRows + 1)
    throw refusal({ code: 'table.too_many_rows', params: { max: maxRows } })
  return filled
}

const refusal = (message: Message) => new AppError('invalid_table', { message })

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    throw refusal({ code: 'table.not_utf8' })
  }
  throw refusal({ code: 'table.not_text' })
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Removes the `sep=` line that some spreadsheets write before the table. */
function withoutSeparatorLine(text: string): { text: string; line: number } {
  const found = /^sep=[,;\t]\n/.exec(text)
  return found ? { text: text.slice(found[0].length), line: 1 } : { text, line: 0 }
}

function separatorOf(text: string, isKnownColumn: (title: string) => boolean): string {
  const counted = [',', ';', '\t'].map(delimiter => ({ delimiter, known: knownTitles(text, delimiter) }))
  const best = counted.reduce((max, each) => (each.known > max.known ? each : max))
  return best.delimiter

  function knownTitles(of: string, delimiter: string): number {
    try {
      const [header] = rowsOf(of, delimiter, { line: 0, max: 1 })
      return header?.cells.filter(isKnownColumn).length ?? 0
    } catch {
      return -1
    }
  }
}

function rowsOf(text: string, delimiter: string, { line, max }: { line: number; max: number }): CsvRow[] {
  let begins = line + 1
  try {
    const parsed: unknown[] = parse(text, {
      delimiter,
      record_delimiter: '\n',
      to: max,
      max_record_size: longestRow,
      relax_column_count: true,
      info: true,
    })
    return (parsed as ParsedRow[]).map(({ record, info }) => {
      const row = { line: begins, cells: cellsOf(record, begins) }
      begins = line + info.lines + 1
      return row
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refusal(messageOf(error, line))
  }
}

interface ParsedRow {
  record: string[]
  /** `lines`: the line on which the row ends */
  info: { lines: number }
}

function messageOf({ code, lines }: CsvError & { lines?: number }, before: number): Message {
  const params = { line: before + (lines ?? 1) }
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return { code: 'table.quote_open', params }
    case 'CSV_MAX_RECORD_SIZE':
      return { code: 'table.row_too_long', params }
    default:
      return { code: 'table.quote_misplaced', params }
  }
}

function cellsOf(record: readonly string[], line: number): string[] {
  if (record.length > maxColumns)
    throw refusal({ code: 'table.too_many_columns', params: { line, max: maxColumns } })
  return record.map(textOfCell)
}
