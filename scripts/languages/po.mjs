// Converts texts to PO files for translators, and back. Context = code and form, comment = parameters, source
// files and picture.
import gettextParser from 'gettext-parser'
import { isNames } from '../../src/languages/grammar/entry.ts'
import { placeholdersIn } from '../../src/languages/grammar/find-issues.ts'
import { englishOf, entryOf, formsOf, parseContext, stepsText, withCategories } from './forms.mjs'
import { categoriesOf, pluralHeader } from './plural-forms.mjs'
import { englishCode } from './translated-from.mjs'

/** Returns the codes in the order of English, each table of names followed by its further forms. */
function codesOf(english, texts) {
  return Object.keys(english).flatMap(code => [
    code,
    ...Object.keys(texts).filter(other => other !== code && isNames(other) && englishCode(other) === code),
  ])
}

const isFunction = entry => typeof entry === 'function'

/** Returns codes written as functions, which cannot be exchanged. */
export const notExchangeable = (english, texts = {}) =>
  Object.keys(english).filter(code => isFunction(english[code]) || isFunction(texts[code]))

/**
 * @param language `locale` and `texts`, whose functions are left out
 * @param english the English texts
 * @param noteOf `{ places, lines }` of a code: files that use it, and lines for the translator
 * @param stale keys of `staleKeys`, whose entries are marked as fuzzy
 */
export function toPo(
  { locale, texts },
  english,
  noteOf = () => ({ places: [], lines: [] }),
  stale = new Set(),
) {
  const categories = categoriesOf(locale)
  const functions = new Set(notExchangeable(english, texts))
  const translations = {
    '': {
      '': {
        msgid: '',
        msgstr: [''],
        comments: { translator: `Texts of Billwright: ${locale}` },
      },
    },
  }
  for (const code of codesOf(english, texts)) {
    const source = english[englishCode(code)]
    if (functions.has(code) || isFunction(source)) continue
    const own = Object.hasOwn(texts, code) ? texts[code] : undefined
    for (const form of mergedForms(code, source, own, categories)) {
      const context = `${code}${stepsText(form.steps)}`
      const { one, other } = isNames(code) ? englishName(source, form) : englishOf(source, form.steps)
      const msgid = form.isPlural ? one : other
      // PO cannot contain an empty text
      if (msgid === '') continue
      translations[context] = {
        [msgid]: {
          msgctxt: context,
          msgid,
          ...(form.isPlural ? { msgid_plural: other } : {}),
          msgstr: form.isPlural ? categories.map(each => form.forms?.[each] ?? '') : [form.text ?? ''],
          comments: {
            ...commentsOf(isNames(code) ? other : source, noteOf(englishCode(code))),
            ...(stale.has(isNames(code) ? context : code) ? { flag: 'fuzzy' } : {}),
          },
        },
      }
    }
  }
  const headers = {
    'Project-Id-Version': 'Billwright',
    Language: locale.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': pluralHeader(locale),
  }
  return gettextParser.po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString()
}

/**
 * Returns the forms of the translation, in its own structure; of the English entry without texts, if there is
 * none.
 */
function mergedForms(code, source, own, categories) {
  const withKind = form => ({ ...form, isPlural: form.forms !== undefined })
  const offered = () =>
    formsOf(code, isNames(code) ? source : withCategories(source, categories)).map(form => {
      const { steps, isPlural } = withKind(form)
      return { steps, isPlural }
    })
  if (own === undefined) return offered()
  const forms = formsOf(code, own).map(withKind)
  return isNames(code)
    ? [...forms, ...offered().filter(({ steps: [{ value }] }) => !Object.hasOwn(own, value))]
    : forms
}

function englishName(names, { steps: [{ value }] }) {
  const name = names[value] ?? names.other ?? value
  return { one: name, other: name }
}

function commentsOf(source, { places, lines }) {
  const parameters = [...new Set(placeholdersIn(source).map(({ path, type }) => `{${path}}: ${type}`))]
  const extracted = [...(parameters.length > 0 ? [`Parameters: ${parameters.join(', ')}`] : []), ...lines]
  return {
    ...(extracted.length > 0 ? { extracted: extracted.join('\n') } : {}),
    ...(places.length > 0 ? { reference: places.join('\n') } : {}),
  }
}

/**
 * @returns `locale`, `texts` in the order of English, the codes that are `mentioned`, and `problems`, one
 * line per rejected entry. Untranslated and fuzzy entries are skipped; `untranslated` counts them.
 */
export function fromPo(po, english) {
  const { headers, translations } = gettextParser.po.parse(po)
  const locale = (headers.Language ?? '').replace('_', '-')
  if (!isLocale(locale))
    return {
      locale: '',
      texts: {},
      mentioned: new Set(),
      problems: ['The header Language is missing.'],
      untranslated: 0,
    }
  const categories = categoriesOf(locale)
  const problems = []
  const mentioned = new Set()
  const forms = new Map()
  let untranslated = 0
  for (const [context, entries] of Object.entries(translations)) {
    if (context === '') continue
    for (const entry of Object.values(entries)) {
      const parsed = parseContext(context)
      if (parsed !== null) mentioned.add(parsed.code)
      const source = parsed === null ? undefined : english[englishCode(parsed.code)]
      const problem = problemOf(parsed, source, entry, categories)
      if (problem !== null) problems.push(`${context} ${problem}`)
      else if (isUntranslated(entry)) untranslated += 1
      else forms.set(parsed.code, [...(forms.get(parsed.code) ?? []), formOf(parsed, entry, categories)])
    }
  }
  const texts = {}
  for (const code of codesOf(english, Object.fromEntries(forms))) {
    const own = forms.get(code)
    if (own === undefined) continue
    const source = english[englishCode(code)]
    texts[code] = inOrderOf(withEmptyForms(entryOf(code, own), source), source, isNames(code))
  }
  return { locale, texts, mentioned, problems, untranslated }
}

function isLocale(locale) {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}

const isUntranslated = ({ msgstr, comments }) =>
  msgstr.every(text => text === '') || /\bfuzzy\b/.test(comments?.flag ?? '')

function problemOf(parsed, source, entry, categories) {
  if (parsed === null) return 'is no context of this program'
  if (source === undefined) return 'has no English text any more'
  if (isFunction(source)) return 'is a function, which cannot be exchanged'
  if (isUntranslated(entry)) return null
  const isPlural = isPluralStep(parsed.steps.at(-1))
  const { one, other } = isNames(parsed.code)
    ? englishName(source, { steps: parsed.steps.length > 0 ? parsed.steps : [{ value: '' }] })
    : englishOf(source, parsed.steps)
  if (entry.msgid !== (isPlural ? one : other)) return 'translates an English text that was changed since'
  if (!isPlural) return null
  const missing = categories.filter((_, index) => (entry.msgstr[index] ?? '') === '')
  if (missing.length > 0) return `has no plural form ${missing.join(', ')}`
  return entry.msgstr.length > categories.length ? 'has too many plural forms' : null
}

const isPluralStep = step => step !== undefined && step.value === undefined && step.category === undefined

function formOf({ steps }, { msgstr }, categories) {
  if (!isPluralStep(steps.at(-1))) return { steps, text: msgstr[0] }
  return { steps, forms: Object.fromEntries(categories.map((category, index) => [category, msgstr[index]])) }
}

/** Adds the forms that are empty in English too. */
function withEmptyForms(entry, source) {
  if (typeof entry === 'string' || typeof source === 'string' || entry.select !== source.select) return entry
  const inner = Object.entries(entry).map(([key, form]) => [
    key,
    key === 'select' || key === 'plural' || source[key] === undefined
      ? form
      : withEmptyForms(form, source[key]),
  ])
  const empty = Object.entries(source).filter(([key, form]) => form === '' && !Object.hasOwn(entry, key))
  return Object.fromEntries([...inner, ...empty])
}

/** Sorts the cases of an entry as in English, then further ones, and `other` last. */
function inOrderOf(entry, source, isTable = false) {
  if (typeof entry === 'string' || (!isTable && typeof entry.plural === 'string')) return entry
  const { select, ...cases } = entry
  const forms = isTable ? entry : cases
  const expected = typeof source === 'object' ? Object.keys(source) : []
  const rank = value => {
    const index = expected.indexOf(value)
    if (value === 'other') return expected.length + 1
    return index === -1 ? expected.length : index
  }
  const ordered = Object.keys(forms)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(value => [value, inOrderOf(forms[value], typeof source === 'object' ? source[value] : undefined)])
  return { ...(isTable ? {} : { select }), ...Object.fromEntries(ordered) }
}
