import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePastedTable } from './parse-table.ts'

describe('pasting from a spreadsheet', () => {
  test('parses tabs as columns and line breaks as rows', () => {
    expect(parsePastedTable('Logo\t1\t900\r\nIcons\t60\t9,50\r\n', false)).toEqual([
      ['Logo', '1', '900'],
      ['Icons', '60', '9,50'],
    ])
  })

  test('keeps line breaks, tabs and quotes of a quoted cell', () => {
    expect(parsePastedTable('"two\nlines"\t"say ""hi"""\t3', false)).toEqual([
      ['two\nlines', 'say "hi"', '3'],
    ])
  })

  test('parses CSV if every line has the same separators and ends in a number', () => {
    expect(parsePastedTable('Logo;1;900\nIcons;60;9,50', false)).toEqual([
      ['Logo', '1', '900'],
      ['Icons', '60', '9,50'],
    ])
  })

  test('does not split plain text', () => {
    expect(parsePastedTable('Dear customer,\nthank you, as ever', false)).toBeUndefined()
    expect(parsePastedTable('one line, with a comma', false)).toBeUndefined()
  })

  test('parses lines as rows in a number column', () => {
    expect(parsePastedTable('1\n2\n3', true)).toEqual([['1'], ['2'], ['3']])
  })

  test('round-trips every plain table', () => {
    const cell = fc.stringMatching(/^[a-z0-9]{1,8}$/)
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain(width => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
    fc.assert(
      fc.property(table, rows => {
        expect(parsePastedTable(rows.map(row => row.join('\t')).join('\n'), false)).toEqual(rows)
      }),
    )
  })
})
