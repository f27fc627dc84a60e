import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { errorTable } from '../errors/error-table.ts'
import { commandLineInEnglish } from './english/command-line.ts'
import { commandLineResultsInEnglish } from './english/command-line-results.ts'
import { connectionInEnglish } from './english/connection.ts'
import { dataInEnglish } from './english/data.ts'
import { documentInEnglish } from './english/document.ts'
import { einvoiceInEnglish } from './english/einvoice.ts'
import { nationalEInvoiceInEnglish } from './english/einvoice-national.ts'
import { english } from './english/english.ts'
import { errorsInEnglish } from './english/errors.ts'
import { findingsInEnglish } from './english/findings.ts'
import { invoiceInEnglish } from './english/invoice.ts'
import { recordsInEnglish } from './english/records.ts'
import { serviceInEnglish } from './english/service.ts'
import { shellInEnglish } from './english/shell.ts'
import { submissionInEnglish } from './english/submission.ts'
import { templateInEnglish } from './english/template.ts'
import { createTextOf, type Translation } from './format-message.ts'
import type { Message } from './message.ts'

const textOf = createTextOf(english)

const parts = [
  errorsInEnglish,
  invoiceInEnglish,
  findingsInEnglish,
  einvoiceInEnglish,
  nationalEInvoiceInEnglish,
  templateInEnglish,
  documentInEnglish,
  connectionInEnglish,
  submissionInEnglish,
  dataInEnglish,
  recordsInEnglish,
  commandLineInEnglish,
  commandLineResultsInEnglish,
  serviceInEnglish,
  shellInEnglish,
]

const source = join(import.meta.dirname, '../..')
const program = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.|testing|messages.english/.test(path))
  .map(path => readFileSync(join(source, path), 'utf8'))
  .join('\n')

describe('the English table', () => {
  test('has each code once', () => {
    const codes = [...parts.flatMap(part => Object.keys(part)), 'foreign_text']
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.toSorted()).toEqual(Object.keys(english).toSorted())
  })

  test('has a text for each error', () => {
    for (const code of Object.keys(errorTable)) expect(english).toHaveProperty([code], expect.any(String))
    expect(Object.keys(errorsInEnglish).toSorted()).toEqual(Object.keys(errorTable).toSorted())
  })

  test('has no text that nothing says', () => {
    // a code put together, such as `keychain.${reason}`, is used by its beginning
    const built = [...program.matchAll(/`([a-z_.]+)\$\{/g)].map(match => match[1] ?? '')
    const unused = Object.keys(english).filter(
      code =>
        !Object.hasOwn(errorsInEnglish, code) &&
        !program.includes(`'${code}'`) &&
        !built.some(start => start.includes('.') && code.startsWith(start)),
    )
    expect(unused).toEqual([])
  })
})

describe('a message', () => {
  test('is written with its parameters, and with the messages in it', () => {
    const mistake: Message = { code: 'template.setting_type', params: { expected: 'number' } }
    expect(textOf(mistake)).toBe('Write a number here.')
    expect(textOf({ code: 'template.mistake_at', params: { path: 'type', mistake } })).toBe(
      'The template has a mistake at type: Write a number here.',
    )
  })

  test('that the table lacks is shown by its code', () => {
    for (const code of ['of.a_newer_version', 'toString', '__proto__']) expect(textOf({ code })).toBe(code)
  })

  test('needs its code and its parameters, and so does a translation', () => {
    // @ts-expect-error a code that does not exist
    const wrongCode: Message = { code: 'field.mising', params: { field: null } }
    // @ts-expect-error a parameter of another type
    const wrongType: Message = { code: 'value.too_long', params: { max: '64' } }
    // @ts-expect-error a parameter that is not there
    const missing: Message = { code: 'value.too_long' }
    // @ts-expect-error a table without most of its texts
    const translation: Translation = { invalid_json: 'Das ist kein JSON.' }
    expect([wrongCode, wrongType, missing, translation]).toHaveLength(4)
  })
})
