// Plural forms in PO files; their number and order follow from Intl.PluralRules.
import { pluralCategories } from '../../src/languages/grammar/find-issues.ts'

const order = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Returns the plural categories of a language in the order of a PO file; `other` is always one of them. */
export function categoriesOf(locale) {
  const used = new Set([...pluralCategories(locale), 'other'])
  return order.filter(category => used.has(category))
}

/** Returns the index of the form for a whole number n, as a gettext expression. */
const expressions = [
  '0',
  'n != 1',
  'n > 1',
  'n == 1 ? 0 : n == 2 ? 1 : 2',
  'n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2',
  'n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2',
  'n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2',
  'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5',
]

const indexBy = expression => Function('n', `return Number(${expression})`)

/** @returns the header Plural-Forms, such as `nplurals=2; plural=(n != 1);` */
export function pluralHeader(locale) {
  const categories = categoriesOf(locale)
  const rules = new Intl.PluralRules(locale)
  const numbers = Array.from({ length: 201 }, (_, n) => n)
  const expression = expressions.find(each => {
    const index = indexBy(each)
    return numbers.every(n => categories[index(n)] === rules.select(n))
  })
  if (expression === undefined)
    throw new Error(`plural-forms.mjs has no expression for the plural forms of ${locale}`)
  return `nplurals=${categories.length}; plural=(${expression});`
}
