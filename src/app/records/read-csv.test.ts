import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { textOfCell, writeCsv } from '#core/text/csv.ts'
import { readCsv } from './read-csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const cellsIn = (content: Uint8Array | string, known: readonly string[] = ['name', 'city']) =>
  readCsv(typeof content === 'string' ? bytes(content) : content, title => known.includes(title)).map(
    ({ cells }) => cells,
  )

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const content = new DataView(new ArrayBuffer(text.length * 2 + 2))
  for (const [index, unit] of ['\ufeff', ...text.split('')].entries())
    content.setUint16(index * 2, unit.charCodeAt(0), !isBigEndian)
  return new Uint8Array(content.buffer)
}

describe('a table is read', () => {
  const table = [
    ['name', 'city'],
    ['Żółw', 'a;b'],
  ]
  test.each([
    ['with commas', 'name,city\nŻółw,a;b\n'],
    ['with semicolons', 'name;city\r\nŻółw;"a;b"'],
    ['with tabs', 'name\tcity\rŻółw\ta;b\r'],
    ['with a byte order mark', '\ufeffname,city\nŻółw,a;b\n'],
    ['with a line that names the separator', 'sep=;\nname;city\nŻółw;"a;b"\n'],
    ['with empty lines', '\n\nname,city\n\nŻółw,a;b\n ,\n'],
    ['of UTF-16, little endian', utf16('name\tcity\r\nŻółw\ta;b\r\n', false)],
    ['of UTF-16, big endian', utf16('name\tcity\r\nŻółw\ta;b\r\n', true)],
  ])('%s', (_what, content) => {
    expect(cellsIn(content)).toEqual(table)
  })

  test('with quoted line breaks, quotation marks and short rows', () => {
    expect(cellsIn('name,city\n"a\r\nb","say ""x"""\nc\n')).toEqual([
      ['name', 'city'],
      ['a\nb', 'say "x"'],
      ['c'],
    ])
  })

  test('and each row names the line on which it begins', () => {
    const rows = readCsv(bytes('sep=,\nname,city\n"a\n\nb",c\n\nd,e\n'), () => true)
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 7])
  })
})

test('whatever is written is read back', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('=1+1', "'=1", "''@x", '-5', '+49 30', '\t=1', '＝1', "'", '"', 'a\nb', ' x '),
  )
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(rows, table => {
      const written = [['name'], ...table]
      const filled = written.filter(row => row.some(each => each.trim() !== ''))
      expect(cellsIn(`\ufeff${writeCsv(written)}`)).toEqual(
        filled.map(row => row.map(each => each.replace(/\r\n?/g, '\n'))),
      )
    }),
    { numRuns: runs(3000, 300) },
  )
})

test('no written cell is a formula, and one that looks like an escaped one is kept', () => {
  for (const text of ['=1', '+1', '-1+1', '@x', '\t=1', "'=1", "''=1", '＝1']) {
    const cell = writeCsv([[text]])
      .trimEnd()
      .replace(/^"|"$/g, '')
    expect(cell.startsWith("'")).toBe(true)
    expect(textOfCell(cell)).toBe(text)
  }
  expect(writeCsv([["'quoted'", 'a-b', '', '-1.50']])).toBe("'quoted',a-b,,-1.50\r\n")
})
