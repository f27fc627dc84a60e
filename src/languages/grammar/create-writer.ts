import type { EntryData, NameTable, SelectForms, Texts, Write } from './entry.ts'

/** A language of a surface. */
export interface WriterOptions {
  /** of numbers, lists and plural forms */
  locale: string
  texts: Texts
  /** writes what these texts lack, in English */
  fallback?: Write
  /** is told what the texts lack */
  onMissing?: (code: string) => void
}

/** A doubled brace, or a placeholder with its type. */
export const placeholder = /\{\{|\}\}|\{([\w.]+)(?::([\w.:@]+))?\}/g

/**
 * The function with which a surface writes messages. A message that no table has was stored by a newer version; its code
 * is shown, because there is nothing better.
 */
export function createWriter({ locale, texts, fallback, onMissing }: WriterOptions): Write {
  const plurals = once(() => new Intl.PluralRules(locale))
  const numbers = once(() => new Intl.NumberFormat(locale))
  const months = once(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
  const yearMonths = once(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  )
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
    if ('plural' in entry && typeof entry.plural === 'string') {
      const count = Number(valueAt(params, entry.plural))
      const { plural, ...forms } = entry
      return chosen(forms, [String(count), plurals().select(count)], params)
    }
    const { select, ...forms } = entry as SelectForms
    const value = valueAt(params, select)
    const equal = Object.keys(forms).filter(
      key => key.startsWith('{') && valueAt(params, key.slice(1, -1)) === value,
    )
    return chosen(forms, [...equal, caseOf(value)], params)
  }

  function chosen(
    forms: Readonly<Record<string, EntryData>>,
    keys: readonly string[],
    params: object,
  ): string {
    const key = [...keys, 'other'].find(each => Object.hasOwn(forms, each))
    return key === undefined ? '' : chooseForm(forms[key] ?? '', params)
  }

  const fill = (text: string, params: object): string =>
    text.includes('{') || text.includes('}')
      ? text.replace(placeholder, (match, path: string | undefined, type = 'text') => {
          if (path === undefined) return match.charAt(0)
          const value = valueAt(params, path)
          return value === undefined ? `{${path}}` : format(value, type)
        })
      : text

  function format(value: unknown, type: string): string {
    const [first = '', ...rest] = type.split(':')
    const inner = rest.join(':')
    if (first.startsWith('@')) return nameOf(value, first)
    switch (first) {
      case 'and':
      case 'or':
      case 'list':
        return lists[first]().format(valuesOf(value).map(each => format(each, inner)))
      case 'capital':
        return capital(format(value, inner), locale)
      case 'message':
        return write(value as Parameters<Write>[0])
      case 'number':
        return typeof value === 'number' ? numbers().format(value) : String(value)
      case 'month':
        return months().format(Date.UTC(2026, Number(value) - 1))
      case 'yearMonth':
        return yearMonths().format(Date.parse(`${value}-01`))
      case 'megabytes':
        return String(Math.floor(Number(value) / 1_000_000))
      case 'mebibytes':
        return numbers().format(Number(value) / 1024 / 1024)
      default:
        return String(value)
    }
  }

  function nameOf(value: unknown, table: string): string {
    const names = (Object.hasOwn(texts, table) ? texts[table] : {}) as NameTable
    const name = ownForm(names, caseOf(value)) ?? ownForm(names, 'other')
    return name === undefined ? String(value) : fill(name, { value })
  }

  return write
}

/** The text "null" is not the case `null`. */
const caseOf = (value: unknown): string =>
  typeof value === 'string' && /^(null|true|false)$/.test(value) ? 'other' : String(value)

const ownForm = <Form>(forms: Readonly<Record<string, Form>>, key: string): Form | undefined =>
  Object.hasOwn(forms, key) ? forms[key] : undefined

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const valueAt = (params: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
          ? inside[key as keyof typeof inside]
          : undefined,
      params,
    )

/** With a capital letter at its beginning. */
const capital = (text: string, locale: string): string => {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}
