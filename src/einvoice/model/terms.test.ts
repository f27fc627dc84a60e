import { expect, test } from 'vitest'
import { textOf } from '#core/testing/english-text.ts'
import { termOf, terms } from './terms.ts'

/** Every value and group of the semantic model that has a term. */
const paths = (table: object, at = ''): string[] =>
  Object.entries(table).flatMap(([name, inner]) => {
    const path = `${at}${name}`
    return typeof inner === 'string' ? [path.replace(/\.?self$/, '')] : paths(inner, `${path}.`)
  })

test('every value of the semantic model has a term, and the term a name', () => {
  const all = paths(terms)
  expect(all.length).toBeGreaterThan(200)
  for (const path of all) {
    const term = termOf(path)
    expect(textOf({ code: 'einvoice.missing', params: { term } }), path).toMatch(
      new RegExp(`^Enter .+ \\(${term}\\)\\.$`),
    )
  }
})

test.each([
  ['lines[1].attributes[0].name', 'BT-160'],
  ['lines[].standardItemId?.scheme', 'BT-157-1'],
  ['payment.accounts.id', 'BT-84'],
  ['seller?.address', 'BG-5'],
  ['lines[0].allowances', undefined],
  ['seller.toString', undefined],
  ['cac:TaxTotal/cbc:TaxAmount/@currencyID', undefined],
  ['number.length', undefined],
])('the term at %s is %s', (path, term) => {
  expect(termOf(path)).toBe(term)
})
