import { type Entry, type EntryData, isNames, type Texts } from './entry.ts'
import { placeholder } from './parse-text.ts'

/** A parameter where an entry uses it. `type` is that of the placeholder, or what forms are chosen by. */
export interface Placeholder {
  path: string
  type: string
}

const simpleTypes =
  'text number decimal digits message month yearMonth date country megabytes mebibytes'.split(' ')

/** @returns the texts of an entry by the forms that lead to them, such as `[['other', 'one'], 'One row.']` */
export function textsIn(entry: EntryData, forms: readonly string[] = []): [string[], string][] {
  if (typeof entry === 'string') return [[[...forms], entry]]
  return Object.entries(entry).flatMap(([form, inner]) =>
    form === 'plural' || form === 'select' ? [] : textsIn(inner as EntryData, [...forms, form]),
  )
}

/** @returns all parameters that an entry uses, in its texts and to choose forms */
export function placeholdersIn(entry: EntryData): Placeholder[] {
  if (typeof entry === 'string')
    return [...entry.matchAll(placeholder)].flatMap(([, path, type = 'text']) =>
      path === undefined ? [] : [{ path, type }],
    )
  const { plural, select, ...forms } = entry as Record<string, EntryData>
  const chosenBy = [
    ...(typeof plural === 'string' ? [{ path: plural, type: 'number' }] : []),
    ...(typeof select === 'string' ? [{ path: select, type: 'text' }] : []),
  ]
  const compared = Object.keys(forms).flatMap(form => (form.startsWith('{') ? placeholdersIn(form) : []))
  return [...chosenBy, ...compared, ...Object.values(forms).flatMap(placeholdersIn)]
}

/** Plural categories that whole numbers have in a language; some have another one for fractions or for millions only. */
export function pluralCategories(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))]
}

/**
 * Issues of a table that the compiler does not find: in its own grammar, and parameters, plural forms, cases and names
 * that differ from the English table.
 * @returns one line for each issue, beginning with the code
 */
export function findIssues(texts: Texts, english: Texts, locale: string): string[] {
  const categories = pluralCategories(locale)

  function issuesOfText(text: string): string[] {
    const rest = text.replace(placeholder, '')
    return [
      ...(/[{}]/.test(rest) ? ['has a brace that is neither doubled nor part of a placeholder'] : []),
      ...placeholdersIn(text).flatMap(({ type }) => issuesOfType(type)),
    ]
  }

  function issuesOfType(type: string): string[] {
    const [first = '', ...rest] = type.split(':')
    if (first.startsWith('@')) return Object.hasOwn(texts, first) ? [] : [`names no table ${first}`]
    if (isPrefix(first) || isList(first)) return rest.length === 0 ? [] : issuesOfType(rest.join(':'))
    return simpleTypes.includes(first) && rest.length === 0 ? [] : [`has no type ${type}`]
  }

  function issuesOfForms(entry: EntryData): string[] {
    if (typeof entry === 'string') return []
    const { plural, select, ...forms } = entry as Record<string, EntryData>
    const inner = Object.values(forms).flatMap(issuesOfForms)
    const missing =
      typeof plural === 'string'
        ? [...categories, 'other'].filter(category => !Object.hasOwn(forms, category))
        : []
    return [...new Set(missing)].map(category => `has no plural form ${category}`).concat(inner)
  }

  function issuesOfEntry(code: string, entry: Entry): string[] {
    if (typeof entry === 'function') return []
    const own = [...textsIn(entry).flatMap(([, text]) => issuesOfText(text)), ...issuesOfForms(entry)]
    const reference = Object.hasOwn(english, code) ? (english[code] as Entry) : undefined
    if (reference === undefined) return [...own, 'has no English entry']
    if (typeof reference === 'function' || reference === entry) return own
    return [...own, ...differences(entry, reference), ...missingCases(entry, reference)]
  }

  /** Values of a parameter that the English entry knows, and this one has no text for. */
  function missingCases(entry: EntryData, reference: EntryData): string[] {
    if (typeof entry === 'string') return []
    const { plural, select, ...forms } = entry as Record<string, EntryData>
    const inner = Object.values(forms).flatMap(form => missingCases(form, reference))
    if (typeof select !== 'string' || Object.hasOwn(forms, 'other')) return inner
    const cases = casesOf(select, reference, english)
    const missing = (cases.length === 0 ? ['other'] : cases).filter(value => !Object.hasOwn(forms, value))
    return [...missing.map(value => `has no form for ${select} ${value}`), ...inner]
  }

  return Object.entries(texts).flatMap(([code, entry]) => {
    const found = isNames(code)
      ? issuesOfNames(code, entry as Record<string, string>)
      : issuesOfEntry(code, entry as Entry)
    return [...new Set(found)].map(issue => `${code} ${issue}`)
  })

  function issuesOfNames(code: string, names: Readonly<Record<string, string>>): string[] {
    const own = Object.values(names).flatMap(issuesOfText)
    const reference = english[code] ?? english[code.replace(/\..*/, '')] ?? {}
    const missing = Object.hasOwn(names, 'other')
      ? []
      : Object.keys(reference).filter(value => !Object.hasOwn(names, value))
    return [...own, ...missing.map(value => `has no name for ${value}`)]
  }
}

/** What changes the text that another type writes. */
const isPrefix = (type: string): boolean => ['capital', 'bare'].includes(type)

const isList = (type: string): boolean => ['and', 'or', 'list'].includes(type)

/** What a placeholder needs of its parameter; a text, or any number, can be written in several ways. */
function kindOf(type: string): string {
  const [first = '', ...rest] = type.split(':')
  if (isPrefix(first)) return kindOf(rest.join(':'))
  if (isList(first)) return 'list'
  return first === 'message' ? first : 'value'
}

function differences(entry: EntryData, reference: EntryData): string[] {
  const own = placeholdersIn(entry)
  const expected = placeholdersIn(reference)
  const has = (all: readonly Placeholder[], path: string) => all.some(each => each.path === path)
  // a language may have plural forms where English has none
  const isLength = (path: string) =>
    expected.some(each => `${each.path}.length` === path && kindOf(each.type) === 'list')
  return [
    ...own
      .filter(({ path }) => !has(expected, path) && !isLength(path))
      .map(({ path }) => `has an unknown parameter ${path}`),
    ...neededPaths(reference)
      .filter(path => !has(own, path))
      .map(path => `lacks the parameter ${path}`),
    ...own
      .filter(
        ({ path, type }) =>
          has(expected, path) &&
          !expected.some(each => each.path === path && kindOf(each.type) === kindOf(type)),
      )
      .map(({ path, type }) => `has the parameter ${path} as ${type}`),
  ]
}

/**
 * Parameters that a translation uses too. One that only chooses a plural form is none of them, because a language may have no
 * plural, nor one by which English has no forms.
 */
function neededPaths(entry: EntryData): string[] {
  if (typeof entry === 'string') return placeholdersIn(entry).map(({ path }) => path)
  const { plural, select, ...forms } = entry as Record<string, EntryData>
  const isChosen = typeof select === 'string' && Object.keys(forms).some(form => form !== 'other')
  return [...(isChosen ? [select] : []), ...Object.values(forms).flatMap(neededPaths)]
}

/** Values that an entry has cases or names for. */
function casesOf(path: string, entry: EntryData, texts: Texts): string[] {
  const names = placeholdersIn(entry)
    .filter(each => each.path === path)
    .flatMap(({ type }) => Object.keys(texts[/@\w+/.exec(type)?.[0] ?? ''] ?? {}))
  return [...new Set([...names, ...casesIn(path, entry)])].filter(
    value => value !== 'other' && !value.startsWith('{'),
  )
}

function casesIn(path: string, entry: EntryData): string[] {
  if (typeof entry === 'string') return []
  const { plural, select, ...forms } = entry as Record<string, EntryData>
  return [
    ...(select === path ? Object.keys(forms) : []),
    ...Object.values(forms).flatMap(form => casesIn(path, form)),
  ]
}
