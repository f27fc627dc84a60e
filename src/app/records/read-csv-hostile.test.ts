import { expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { readCsv } from './read-csv.ts'

/** Bytes; just below the limit of 6 MB. */
const size = 5_999_000
const repeated = (text: string) => text.repeat(Math.floor(size / text.length))

test.each([
  ['empty', '', 'table.empty'],
  ['blank', '\ufeff \n\n', 'table.empty'],
  ['larger than a table may be', `${repeated('x')}${'x'.repeat(2000)}`, 'table.too_large {"megabytes":6}'],
  ['a million rows', repeated('a,b\n'), 'table.too_many_rows {"max":20000}'],
  ['line breaks only, after a header', `name\n${repeated('\n')}x`, 'table.too_many_rows {"max":20000}'],
  ['a row without an end', `name\n${repeated('x')}`, 'table.row_too_long'],
  ['quotation marks', repeated('"'), 'table.'],
  ['a quotation mark that is not closed', `name\n"${repeated('a\n')}`, 'table.'],
  ['a short one that is not closed', 'name,city\na,b\n"c,d\n', 'table.quote_open {"line":3}'],
  ['quotation marks with spaces', `name\n"${'" '.repeat(size / 4)}${' '.repeat(size / 2)},`, 'table.'],
  ['separators', `name\n${repeated(',')}`, 'table.too_many_columns {"line":2,"max":200}'],
  ['many columns', `name\n${','.repeat(500)}`, 'table.too_many_columns {"line":2,"max":200}'],
  ['text in another encoding', Uint8Array.from([...'name\nM', 0xfc, ...'ller'].map(code)), 'table.not_utf8'],
  ['UTF-16 that is cut', Uint8Array.from([0xff, 0xfe, 0x61]), 'table.not_utf8'],
  ['zero bytes', 'name\n\0\0', 'table.not_text'],
  ['a compressed file', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 8]), 'table.not_text'],
])('%s is refused with a reason', (_what, content, reason) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const read = () => readCsv(bytes, title => title === 'name')
  expect(read).toThrow(AppError)
  expect(read).toThrow(reason)
})

function code(character: string | number): number {
  return typeof character === 'number' ? character : character.charCodeAt(0)
}
