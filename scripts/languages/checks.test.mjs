import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { labelsOf } from '../../src/render/bind/labels.ts'
import { root } from '../steps.mjs'
import { issuesOf, nearDuplicates } from './checks.mjs'
import { missingTerms, parseGlossary, readGlossary } from './glossary.mjs'
import { budgetOf, tooLong } from './length-budget.mjs'
import { pictureOf, viewsByLine } from './pictures.mjs'
import { languageFolders } from './read-language.mjs'
import { unusedCodes, usageOf } from './usage.mjs'

const glossary = parseGlossary(`
# Made up

## Terms

| English | Made up | gender | stems | note and source |
|---|---|---|---|---|
| invoice | fakto | | fakt | |
| credit note | krediko, kredaĵo | | kredik, kredaĵ | |
| submit, submitted | sendi | | send | |
| account (in a bank) | konto | | | |
| TEST | TEST | | TEST | |

## Words equal to English

| text |
|---|
| Status |

## Messages without a term

| code | term | reason |
|---|---|---|
| short | invoice | no room |
`)

const english = {
  sent: 'Invoice {number} submitted',
  note: 'The credit note is in the account.',
  short: 'Invoice',
  status: 'Status',
  value: '{value}',
  rows: { plural: 'count', one: 'One invoice', other: '{count:number} invoices' },
  mark: 'It is marked TEST.',
  'keywords.invoice': 'bill invoice',
  '@kind': { invoice: 'an invoice', other: 'a document' },
}

const madeUp = {
  sent: 'Fakto {number} sendita',
  note: 'La krediko estas en la konto.',
  short: 'F.',
  status: 'Status',
  value: '{value}',
  rows: { plural: 'count', one: 'Unu fakto', other: '{count:number} faktoj' },
  mark: 'Ĝi havas TEST.',
  'keywords.invoice': 'pago',
  '@kind': { invoice: 'fakton', other: 'dokumenton' },
}

const issues = changes =>
  issuesOf({ code: 'eo', locale: 'eo', texts: { ...madeUp, ...changes }, glossary, isOffered: true }, english)

describe('a made-up language', () => {
  test('without issues has none', () => {
    expect(issues({})).toEqual([])
  })

  test.each([
    ['English left over', { note: english.note }, 'note is English: The credit note is in the account.'],
    [
      'a word that is not that of the glossary',
      { sent: 'Kalkulo {number} sendita' },
      'sent says “Kalkulo {number} sendita” for “Invoice {number} submitted”; invoice is fakt',
    ],
    [
      'a plural form without the word',
      { rows: { plural: 'count', one: 'Unu fakto', other: '{count:number} kalkuloj' } },
      'rows[count]other says “{count:number} kalkuloj” for “{count:number} invoices”; invoice is fakt',
    ],
    [
      'a name without the word',
      { '@kind': { invoice: 'kalkulon', other: 'dokumenton' } },
      '@kind[=invoice] says “kalkulon” for “an invoice”; invoice is fakt',
    ],
    [
      'a mark in small letters',
      { mark: 'Ĝi havas test.' },
      'mark says “Ĝi havas test.” for “It is marked TEST.”; TEST is TEST',
    ],
    ['a parameter less', { sent: 'Fakto sendita' }, 'sent lacks the parameter number'],
    [
      'a missing plural form',
      { rows: { plural: 'count', other: '{count:number} faktoj' } },
      'rows has no plural form one',
    ],
    [
      'two messages that differ by a full stop',
      { note: 'La krediko estas en la konto', short: 'La krediko estas en la konto.' },
      'short and note differ only at their end: “La krediko estas en la konto.” and “La krediko estas en la konto”',
    ],
    ['an exemption without use', { short: 'Fakto' }, 'short needs no exemption from invoice'],
    ['a text that differs from English by now', { status: 'Stato' }, 'no text equals the English “Status”'],
    ['a text without an English one', { gone: 'For' }, 'gone has no English entry'],
  ])('is not accepted with %s', (_, changes, issue) => {
    expect(issues(changes)).toContain(`eo: ${issue}`)
  })

  test('is offered from 95 % of the texts on', () => {
    const { sent: _, ...texts } = madeUp
    const language = { code: 'eo', locale: 'eo', texts, glossary }
    expect(issuesOf({ ...language, isOffered: true }, english)).toEqual([
      'eo: has 88 % of the texts, and is offered from 95 % on; missing: sent',
    ])
    expect(issuesOf({ ...language, isOffered: false }, english)).toEqual([])
  })
})

test('a longer term hides the shorter one in it', () => {
  const terms = [
    { words: ['note'], stems: ['noto'] },
    { words: ['credit note'], stems: ['krediko'] },
  ]
  const missing = (text, translation) =>
    missingTerms(text, translation, terms, 'eo').flatMap(({ words }) => words)
  expect(missing('Two credit notes', 'Du KREDIKOJ')).toEqual([])
  expect(missing('A note on notebooks and {note}', '')).toEqual(['note'])
})

test('messages that end with a full stop, an ellipsis or nothing are different only with the ellipsis', () => {
  expect(nearDuplicates({ a: 'Open', b: 'Open…', c: 'Open' })).toEqual([])
  expect(nearDuplicates({ a: 'Open ', b: 'Open' })).toHaveLength(1)
})

describe('buttons and columns', () => {
  const source = `
    const a = <Button title={t('title')} onClick={() => t('clicked')}>{isOn ? t('on') : t('off', { count })}</Button>
    const b = <th scope="col">{t('head')}</th>
    const c = <p>{t('text')}<Button>{<Icon name="x" />}</Button></p>`
  const usage = usageOf([['src/renderer/a.tsx', source]], ['title', 'on', 'off', 'head', 'text', 'gone'])

  test('are found by their elements', () => {
    const kinds = Object.fromEntries([...usage].map(([code, { kind }]) => [code, kind]))
    expect(kinds).toEqual({
      title: null,
      on: 'button',
      off: 'button',
      head: 'column',
      text: null,
      gone: null,
    })
    expect([...(usage.get('on')?.places ?? [])]).toEqual(['src/renderer/a.tsx'])
  })

  test('have a budget of letters, in which a Chinese character is two', () => {
    expect(budgetOf('button', 'Undo')).toBe(18)
    expect(budgetOf('column', { plural: 'count', one: 'Line', other: '{count} lines' })).toBe(14)
    expect(tooLong('button', 'Rückgängig machen', 'Undo')).toBe(null)
    expect(tooLong('column', 'Rückgängig machen', 'Undo')).toBe(
      'is 17 letters long, and a column has room for 12',
    )
    expect(tooLong('column', '元に戻すことが', 'Undo')).toBe(
      'is 14 letters long, and a column has room for 12',
    )
  })
})

test('the picture of a text is that of the first view with such a line', () => {
  const views = viewsByLine([
    ['editor', 'New invoice\nSaved 10:42\n3'],
    ['list', 'New invoice\n12 lines'],
  ])
  expect(pictureOf('New invoice', views)).toBe('editor-1280-light.png')
  expect(
    pictureOf({ plural: 'count', one: '{count:number} line', other: '{count:number} lines' }, views),
  ).toBe('list-1280-light.png')
  expect(pictureOf('Saved {time}', views)).toBe('editor-1280-light.png')
  expect(pictureOf('{count:number}', views)).toBe(null)
  expect(pictureOf('Nothing was sent.', views)).toBe(null)
})

test('a code is used as a string or by the beginning of a template literal, a table of names by a text', () => {
  const source = "t('used'); t(`state.$" + '{state}`); t(`$' + '{name}.x`)'
  const texts = {
    used: '{kind:capital:@kind}',
    unused: '',
    'state.open': '',
    states: '',
    '@kind': {},
    '@form': {},
  }
  expect(unusedCodes([['a.ts', source]], texts)).toEqual([
    'unused is not used',
    'states is not used',
    '@form is not used',
  ])
})

/** Terms with the printed labels of the same meaning. */
const printed = {
  invoice: 'invoice',
  'credit note': 'credit_note',
  quote: 'quote',
  'corrected invoice': 'corrected_invoice',
  'self-billed invoice': 'self_billed_invoice',
  'deposit invoice': 'deposit_invoice',
  'due date': 'due_date',
  discount: 'discount',
  subtotal: 'subtotal',
  total: 'total',
  'amount due': 'payable',
  rounding: 'rounding',
  description: 'description',
  quantity: 'quantity',
  'unit price': 'unit_price',
  optional: 'optional',
  payee: 'payee',
  'tax representative': 'tax_representative',
  'account holder': 'account_holder',
  'payment terms': 'payment_terms',
  'payment reference': 'payment_reference',
  'purchase order': 'purchase_order',
  'delivery note': 'despatch_advice',
  'goods receipt': 'receiving_advice',
  'contact person': 'contact',
}

const described = readdirSync(join(root, 'docs/languages'))
  .filter(name => name !== 'README.md')
  .map(name => name.replace('.md', ''))

describe.each(described)('the glossary of %s', locale => {
  const { terms } = readGlossary(root, locale)

  test('has the words of printed documents', () => {
    const labels = labelsOf(locale)
    const differing = Object.entries(printed).filter(([word, label]) => {
      const term = terms.find(({ words }) => words.includes(word))
      const text = labels[label].toLocaleLowerCase(locale)
      return !term?.stems.some(stem => text.includes(stem.toLocaleLowerCase(locale)))
    })
    expect(differing.map(([word, label]) => `${word}: ${labels[label]}`)).toEqual([])
  })

  test('has each word once', () => {
    const words = terms.flatMap(term => term.words)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})

test('every language besides English has a glossary', () => {
  expect(languageFolders(root).filter(code => code !== 'en' && !described.includes(code))).toEqual([])
})
