import { expect, test } from 'vitest'
import { findIssues, placeholdersIn, pluralCategories, textsIn } from './find-issues.ts'

const english = {
  plain: 'Nothing was sent.',
  named: 'Delete {number}',
  amount: 'At most {max:number} lines, as in {year:digits}.',
  lists: '{all:and}; {some:or}; {each:list}',
  rows: { plural: 'count', 0: 'No rows.', one: 'One row.', other: '{count:number} rows.' },
  kind: {
    select: 'kind',
    invoice: 'This invoice is paid.',
    credit_note: { plural: 'count', one: 'A credit note.', other: '{count:digits} credit notes.' },
  },
  same: { select: 'other', '{name}': '{name} is used.', other: '{name} is used, written as {other}.' },
  enter: 'Enter {field:@field}.',
  '@field': { number: 'an invoice number', null: 'a value', other: 'the field {value}' },
} as const

test('issues of a table are found', () => {
  expect(findIssues(english, english, 'en')).toEqual([])
  const wrong = {
    plain: 'Nichts {wurde gesendet.',
    named: '{nummer} löschen',
    lists: '{all}; {some:or}; {each:list}',
    rows: { plural: 'count', one: '{count:digits} Zeile' },
    kind: { select: 'kind', invoice: { plural: 'count', one: 'Eine.', other: '{count:digits}' } },
    amount: '{max:zahl} {year:digits}',
    enter: '{field:@feld}',
    tidy: 'x',
    '@field': { null: 'ein Wert' },
  }
  expect(findIssues(wrong as never, english, 'de')).toEqual([
    'plain has a brace that is neither doubled nor part of a placeholder',
    'named has an unknown parameter nummer',
    'named lacks the parameter number',
    'lists has the parameter all as text',
    'rows has no plural form other',
    'kind has no form for kind credit_note',
    'amount has no type zahl',
    'enter names no table @feld',
    'tidy has no English entry',
    '@field has no name for number',
    '@field has no name for other',
  ])
})

test('a language may have no plural, or one where English has none', () => {
  const made = {
    gone: { plural: 'numbers.length', one: '{numbers:and} is gone.', other: '{numbers:and} are gone.' },
    needed: 'This needs {fields:and}.',
  }
  const japanese = { gone: '{numbers:and}はありません。', needed: '{fields:and}が必要です。' }
  expect(findIssues(japanese, made, 'ja')).toEqual([])
  const german = {
    gone: { plural: 'numbers.length', one: '{numbers:and} fehlt.', other: '{numbers:and} fehlen.' },
    needed: { plural: 'fields.length', one: '{fields:and} fehlt.', other: '{fields:and} fehlen.' },
  }
  expect(findIssues(german, made, 'de')).toEqual([])
  expect(findIssues({ needed: { ...german.needed, plural: 'max.length' } }, made, 'de')).toEqual([
    'needed has an unknown parameter max.length',
  ])
})

test('an entry tells its texts with the forms that lead to them, and its parameters', () => {
  expect(textsIn(english.kind)).toEqual([
    [['invoice'], 'This invoice is paid.'],
    [['credit_note', 'one'], 'A credit note.'],
    [['credit_note', 'other'], '{count:digits} credit notes.'],
  ])
  expect(placeholdersIn(english.kind)).toEqual([
    { path: 'kind', type: 'text' },
    { path: 'count', type: 'number' },
    { path: 'count', type: 'digits' },
  ])
  expect(placeholdersIn(english.same).map(({ path }) => path)).toEqual([
    'other',
    'name',
    'name',
    'name',
    'other',
  ])
})

test('plural categories are those of whole numbers', () => {
  expect(pluralCategories('en').toSorted()).toEqual(['one', 'other'])
  expect(pluralCategories('pl').toSorted()).toEqual(['few', 'many', 'one'])
  expect(pluralCategories('fr').toSorted()).toEqual(['one', 'other'])
  expect(pluralCategories('ja')).toEqual(['other'])
})
