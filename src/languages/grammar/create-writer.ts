import type { EntryData, NameTable, Texts, Write } from './entry.ts'
import { hasWords, isolate, isolateCode, partsFromRight, withSigns } from './isolate.ts'
import type { Language } from './language.ts'
import { parseText } from './parse-text.ts'

/** A language of a surface. */
export interface WriterOptions {
  /** of lists, plural forms and months */
  locale: string
  /** of numbers; default: `locale` */
  numberLocale?: string
  /** of the sentences; default: from left to right */
  direction?: Language['direction']
  texts: Texts
  /** of calendar dates (YYYY-MM-DD); default: as they are */
  formatDate?: (date: string) => string
  /** writes what these texts lack, in English */
  fallback?: Write
  /** is told what the texts lack */
  onMissing?: (code: string) => void
}

/**
 * The function with which a surface writes messages. A message that no table has was stored by a newer version; its code
 * is shown, because there is nothing better.
 */
export function createWriter({
  locale,
  numberLocale = locale,
  direction = 'ltr',
  texts,
  formatDate = date => date,
  fallback,
  onMissing,
}: WriterOptions): Write {
  const plurals = once(() => new Intl.PluralRules(locale))
  const numbers = once(() => new Intl.NumberFormat(numberLocale))
  const months = once(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
  const yearMonths = once(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  )
  const countries = once(() => new Intl.DisplayNames(locale, { type: 'region' }))
  const isolated = (value: string) => isolate(value, direction)
  const partsOf = direction === 'ltr' ? parseText : partsFromRight
  const lists = {
    and: once(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    or: once(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
    list: once(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' })),
  }

  const write: Write = message => {
    const { code, params = {} } = message
    const entry = Object.hasOwn(texts, code) ? texts[code] : undefined
    if (entry === undefined) {
      onMissing?.(code)
      return fallback === undefined ? code : fallback(message)
    }
    return typeof entry === 'function'
      ? entry(params as never, write)
      : fill(chooseForm(entry as EntryData, params), params)
  }

  /** @returns the text for these parameters */
  function chooseForm(entry: EntryData, params: object): string {
    if (typeof entry === 'string') return entry
    const forms = entry as Readonly<Record<string, EntryData>>
    const form =
      typeof entry.plural === 'string'
        ? formOfNumber(forms, Number(valueAt(params, entry.plural.split('.'))))
        : formOfValue(forms, params)
    return form === undefined ? '' : chooseForm(form, params)
  }

  const formOfNumber = (forms: Readonly<Record<string, EntryData>>, count: number) =>
    ownForm(forms, String(count)) ?? ownForm(forms, plurals().select(count)) ?? forms.other

  const fill = (text: string, params: object): string => {
    let filled = ''
    for (const part of partsOf(text)) {
      if (typeof part === 'string') filled += part
      else {
        const value = valueAt(params, part.path)
        filled += value === undefined ? `{${part.path.join('.')}}` : format(value, part.types, 0)
      }
    }
    return direction === 'ltr' ? filled : withSigns(filled)
  }

  /** @param at position among the types, each of which writes what the next one has written */
  function format(value: unknown, types: readonly string[], at: number): string {
    const type = types[at] ?? 'text'
    if (type.startsWith('@')) return nameOf(value, type)
    switch (type) {
      case 'and':
      case 'or':
      case 'list':
        return listed(
          valuesOf(value).map(each => format(each, types, at + 1)),
          type,
        )
      case 'capital':
        return capital(format(value, types, at + 1), locale)
      case 'bare':
        return bare(format(value, types, at + 1), locale)
      case 'message':
        return write(value as Parameters<Write>[0])
      case 'number':
        return isolated(typeof value === 'number' ? numbers().format(value) : String(value))
      case 'decimal':
        return isolated(decimalText(String(value)))
      case 'date':
        return isolated(formatDate(String(value)))
      case 'country':
        return /^[A-Z]{2}$/.test(String(value))
          ? (countries().of(String(value)) ?? '')
          : isolated(String(value))
      case 'month':
        return months().format(Date.UTC(2026, Number(value) - 1))
      case 'yearMonth':
        return yearMonths().format(Date.parse(`${value}-01`))
      case 'megabytes':
        return String(Math.floor(Number(value) / 1_000_000))
      case 'mebibytes':
        return numbers().format(Number(value) / 1024 / 1024)
      default:
        return isolated(String(value))
    }
  }

  /** Amounts have separators of thousands from four digits on, as in documents. */
  function decimalText(decimal: string): string {
    const written = /^-?\d+(?:\.(\d+))?$/.exec(decimal)
    if (written === null) return decimal
    const digits = written[1]?.length ?? 0
    const amounts = new Intl.NumberFormat(numberLocale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    })
    return amounts.format(decimal as Intl.StringNumericLiteral)
  }

  const listed = (values: readonly string[], type: keyof typeof lists): string =>
    values.length < 2 ? values.join('') : lists[type]().format(values)

  function nameOf(value: unknown, table: string): string {
    const names = (Object.hasOwn(texts, table) ? texts[table] : {}) as NameTable
    const name = ownForm(names, caseOf(value)) ?? ownForm(names, 'other')
    if (name === undefined) return String(value)
    const filled = fill(name, { value })
    return direction === 'ltr' || hasWords(filled) ? filled : isolateCode(filled)
  }

  return write
}

/** The text "null" is not the case `null`, and no text is a case that compares or the name of the parameter. */
const caseOf = (value: unknown): string =>
  typeof value === 'string' && /^(null|true|false|select|\{.*)$/s.test(value) ? 'other' : String(value)

/** Cases such as `{number}`, by the forms that have them. */
const comparisons = new WeakMap<object, readonly string[]>()

function formOfValue(forms: Readonly<Record<string, EntryData>>, params: object): EntryData | undefined {
  const compared = comparisons.get(forms) ?? Object.keys(forms).filter(key => key.startsWith('{'))
  comparisons.set(forms, compared)
  const value = valueAt(params, String(forms.select).split('.'))
  const equal = compared.find(key => valueAt(params, key.slice(1, -1).split('.')) === value)
  return equal === undefined ? (ownForm(forms, caseOf(value)) ?? forms.other) : forms[equal]
}

const ownForm = <Form>(forms: Readonly<Record<string, Form>>, key: string): Form | undefined =>
  Object.hasOwn(forms, key) ? forms[key] : undefined

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const valueAt = (params: object, path: readonly string[]): unknown => {
  let inside: unknown = params
  for (const key of path)
    inside =
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? inside[key as keyof typeof inside]
        : undefined
  return inside
}

/** With a capital letter at its beginning. */
export const capital = (text: string, locale: string): string => {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}

/** Definite articles that stand before a name, by language. */
const articles: Readonly<Record<string, RegExp>> = {
  en: /^the /,
  es: /^(?:el|los|las?) /,
  fr: /^(?:(?:les?|la) |l’)/,
  it: /^(?:(?:il|lo|la|i|gli|le) |l’)/,
  nl: /^(?:de|het) /,
  pt: /^[oa]s? /,
}

/** A name as a label, without the article that it has in a sentence. */
const bare = (name: string, locale: string): string => name.replace(articles[locale.slice(0, 2)] ?? '', '')

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}
