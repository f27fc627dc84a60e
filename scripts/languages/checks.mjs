// Checks of a translation beyond those of the compiler.
import { isNames } from '../../src/languages/grammar/entry.ts'
import { findIssues } from '../../src/languages/grammar/find-issues.ts'
import { englishOf, formsOf, stepsText } from './forms.mjs'
import { missingTerms } from './glossary.mjs'

/** Search words are specific to the language, not translations. */
const isSearchWords = code => /(^|\.)keywords(\.|$)/.test(code)

/** @returns each text of an entry with the English one: `{ at, text, english }` */
function pairsOf(code, entry, source) {
  if (typeof entry === 'function' || typeof source === 'function' || source === undefined) return []
  return formsOf(code, entry).flatMap(({ steps, text, forms }) => {
    const at = `${code}${stepsText(steps)}`
    if (isNames(code)) {
      const value = steps[0].value
      return [{ at, text, english: source[value] ?? source.other ?? '' }]
    }
    const { one, other } = englishOf(source, steps)
    return forms === undefined
      ? [{ at, text, english: one }]
      : Object.entries(forms).map(([category, form]) => ({
          at: `${at}${category}`,
          text: form,
          english: category === 'one' ? one : other,
        }))
  })
}

const sourceOf = (code, english) => english[isNames(code) ? code.replace(/\..*/, '') : code]

const allPairs = (texts, english) =>
  Object.entries(texts).flatMap(([code, entry]) =>
    pairsOf(code, entry, sourceOf(code, english)).map(pair => ({ code, ...pair })),
  )

/** A text of parameters, digits and punctuation only is the same in every language. */
const hasWords = text => /\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))

/** @returns texts that equal English without an exemption */
const englishLeftOver = (texts, english, { same }) =>
  allPairs(texts, english)
    .filter(({ text, english: source }) => text === source && hasWords(text) && !same.has(text))
    .map(({ at, text }) => `${at} is English: ${text}`)

/** @returns one line per glossary term that a translation does not use */
function termIssues(texts, english, { terms, exempt }, locale) {
  const isExempt = (code, words) => exempt.some(each => each.code === code && words.includes(each.term))
  return allPairs(texts, english)
    .filter(({ code }) => !isSearchWords(code))
    .flatMap(({ code, at, text, english: source }) =>
      missingTerms(source, text, terms, locale)
        .filter(({ words }) => !isExempt(code, words))
        .map(
          ({ words, stems }) => `${at} says “${text}” for “${source}”; ${words[0]} is ${stems.join(' or ')}`,
        ),
    )
}

/** Returns exemptions of the glossary that are no longer needed. */
function unusedExemptions(texts, english, { terms, same, exempt }, locale) {
  const pairs = allPairs(texts, english)
  const equal = new Set(pairs.filter(({ text, english: source }) => text === source).map(({ text }) => text))
  const broken = pairs.flatMap(({ code, text, english: source }) =>
    missingTerms(source, text, terms, locale).flatMap(({ words }) => words.map(word => `${code} ${word}`)),
  )
  return [
    ...[...same].filter(text => !equal.has(text)).map(text => `no text equals the English “${text}”`),
    ...exempt
      .filter(({ code, term }) => !broken.includes(`${code} ${term}`))
      .map(({ code, term }) => `${code} needs no exemption from ${term}`),
  ]
}

/** Removes spaces and full stops from the end of a text. */
const trimmed = text => text.replace(/[\s.。…]+$/u, match => (match.includes('…') ? '…' : ''))

/** @returns one line per pair of messages that differ only by spaces or a full stop at the end */
export function nearDuplicates(texts) {
  const seen = new Map()
  return Object.entries(texts)
    .filter(([code, entry]) => typeof entry === 'string' && !isNames(code))
    .flatMap(([code, text]) => {
      const first = seen.get(trimmed(text))
      if (first === undefined) seen.set(trimmed(text), { code, text })
      return first === undefined || first.text === text
        ? []
        : [`${code} and ${first.code} differ only at their end: “${text}” and “${first.text}”`]
    })
}

/** A language is offered from this share of the English codes on. */
const offeredFrom = 0.95

/**
 * @param language `code`, `texts`, `glossary`, and `isOffered`: whether users can choose it; the words of another one are
 * compared when it is read a second time
 * @returns one line for each issue
 */
export function issuesOf({ code, locale, texts, glossary, isOffered }, english) {
  const codes = Object.keys(english)
  const missing = codes.filter(each => !Object.hasOwn(texts, each))
  const share = 1 - missing.length / codes.length
  const ofOffered = () => [
    ...englishLeftOver(texts, english, glossary),
    ...termIssues(texts, english, glossary, locale),
    ...(share < offeredFrom
      ? [
          `has ${Math.floor(share * 100)} % of the texts, and is offered from 95 % on; missing: ${missing.slice(0, 10).join(', ')}`,
        ]
      : []),
    ...(missing.length === 0 ? unusedExemptions(texts, english, glossary, locale) : []),
  ]
  return [
    ...findIssues(texts, english, locale),
    ...nearDuplicates(texts),
    ...(isOffered ? ofOffered() : []),
  ].map(line => `${code}: ${line}`)
}
