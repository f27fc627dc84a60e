// Terms of a language, from the tables of docs/languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of the first table below a heading of the second level. */
function rowsBelow(markdown, heading) {
  const section = markdown.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    )
}

const listOf = cell =>
  cell
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '')

/**
 * @returns `terms` to check: English `words` and `stems`, one of which a translation must contain; `same`:
 * texts that may equal English; `exempt`: pairs of a code and a term
 */
export function parseGlossary(markdown) {
  const terms = rowsBelow(markdown, 'Terms')
    .map(([words = '', , , stems = '']) => ({ words: listOf(words), stems: listOf(stems) }))
    .filter(({ stems }) => stems.length > 0)
  const same = new Set(rowsBelow(markdown, 'Words equal to English').map(([text]) => text))
  const exempt = rowsBelow(markdown, 'Messages without a term').map(([code, term]) => ({ code, term }))
  return { terms, same, exempt }
}

export const readGlossary = (folder, locale) =>
  parseGlossary(readFileSync(join(folder, 'docs/languages', `${locale}.md`), 'utf8'))

const special = /[.*+?^${}()|[\]\\]/g

/** Words in capitals, such as TEST, match in capitals only. */
const isCapitals = word => word === word.toUpperCase()

const patternOf = word =>
  new RegExp(
    `(?<![\\p{L}\\d-])${word.replace(special, '\\$&')}s?(?![\\p{L}\\d-])`,
    isCapitals(word) ? 'gu' : 'giu',
  )

const searches = new WeakMap()

/** Creates the patterns of a glossary once, longest word first, because thousands of texts are searched. */
function searchesOf(terms) {
  const made =
    searches.get(terms) ??
    terms
      .flatMap(term => term.words.map(word => ({ word, term, pattern: patternOf(word) })))
      .toSorted((a, b) => b.word.length - a.word.length)
  searches.set(terms, made)
  return made
}

/** @returns the terms in an English text; a longer term hides shorter ones inside it */
function termsIn(text, terms) {
  let rest = text.replaceAll(/\{[^}]*\}/g, ' ')
  const found = new Set()
  for (const { term, pattern } of searchesOf(terms)) {
    const without = rest.replaceAll(pattern, ' ')
    if (without !== rest) found.add(term)
    rest = without
  }
  return [...found]
}

/** @returns the terms of the English text without a matching stem in the translation */
export function missingTerms(english, translation, terms, locale) {
  const lower = translation.toLocaleLowerCase(locale)
  const has = stem =>
    stem.length > 1 && isCapitals(stem) && stem !== stem.toLowerCase()
      ? translation.includes(stem)
      : lower.includes(stem.toLocaleLowerCase(locale))
  return termsIn(english, terms).filter(({ stems }) => !stems.some(has))
}
