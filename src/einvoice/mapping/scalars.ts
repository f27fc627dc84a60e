import { type Decimal, parseDecimal } from '#core/money/decimal.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import type { Identifier } from '../model/amounts.ts'
import type { AttachedFile, Quantity } from '../model/einvoice.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import type { ReadContext, Scalar } from './fields.ts'

const writeText: Scalar<string>['write'] = (name, value, xml) => xml.leaf(name, value)

const trimmed = ({ text }: XmlElement, { keepsEmptyTexts }: ReadContext): string =>
  text.trim() || (keepsEmptyTexts ? ' ' : '')

/** The attribute of an element, unless it is empty. */
const attributeOf = ({ attributes }: XmlElement, name: string, { keepsEmptyTexts }: ReadContext) =>
  attributes[name] === '' && keepsEmptyTexts ? ' ' : attributes[name]

export const text: Scalar<string> = {
  write: writeText,
  read: (from, context) => trimmed(from, context) || undefined,
}

/** Text whose line breaks are part of its meaning, such as discount terms of XRechnung (BR-DE-18). */
export const textWithLineBreaks: Scalar<string> = {
  write: writeText,
  read: (from, context) => (trimmed(from, context) === '' ? undefined : from.text || ' '),
}

/** @returns `undefined` also for text that is not a decimal with at most 15 digits before the point */
function readDecimal(from: XmlElement): Decimal | undefined {
  const found = from.text.trim()
  if (found === '') return undefined
  const plain = found
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
  return parseDecimal(plain)
}

export const decimal: Scalar<Decimal> = { write: writeText, read: readDecimal }

/** An amount of UBL, which states the currency of the document. */
export const amountWithCurrency: Scalar<Decimal> = {
  write: (name, value, xml, { currency }) => xml.leaf(name, value, { currencyID: currency }),
  read: readDecimal,
}

export interface CurrencyAmount {
  value: Decimal
  currency?: string
}

/** Whether an amount is in the currency of the document; an amount without currency is. */
export const isIn = (currency: string | undefined, amount: CurrencyAmount): boolean =>
  currency === undefined || amount.currency === undefined || amount.currency.trim() === currency

/** An amount that states its own currency. */
export const currencyAmount: Scalar<CurrencyAmount> = {
  write: (name, { value, currency }, xml) =>
    xml.leaf(name, value, currency ? { currencyID: currency } : undefined),
  read: from => {
    const value = readDecimal(from)
    const currency = from.attributes.currencyID
    return value && { value, ...(currency && { currency }) }
  },
}

export const quantity: Scalar<Quantity> = {
  write: (name, { value, unit }, xml) => xml.leaf(name, value, unit ? { unitCode: unit } : undefined),
  read: (from, context) => {
    const value = readDecimal(from)
    const unit = attributeOf(from, 'unitCode', context)
    return value && { value, ...(unit && { unit }) }
  },
}

/** @param names of the attributes for scheme and version of the scheme */
const identifierWith = (schemeName: string, versionName: string): Scalar<Identifier> => ({
  write: (name, { id, scheme, schemeVersion }, xml) =>
    xml.leaf(name, id ?? '', {
      ...(scheme && { [schemeName]: scheme }),
      ...(schemeVersion && { [versionName]: schemeVersion }),
    }),
  read: (from, context) => {
    const id = trimmed(from, context)
    const scheme = attributeOf(from, schemeName, context)
    const schemeVersion = attributeOf(from, versionName, context)
    return id === '' ? undefined : { id, ...(scheme && { scheme }), ...(schemeVersion && { schemeVersion }) }
  },
})

export const identifier = identifierWith('schemeID', 'schemeVersionID')
export const classification = identifierWith('listID', 'listVersionID')

/** Text of an element whose `schemeID` distinguishes it from elements of the same name. */
export const textOfScheme = (scheme: string): Scalar<string> => ({
  ...text,
  write: (name, value, xml) => xml.leaf(name, value, { schemeID: scheme }),
  accepts: ({ attributes }) => attributes.schemeID === scheme,
})

/** `xs:date`; a time zone and a time, which `xs:date` does not allow, are dropped. */
export const isoDate: Scalar<string> = {
  write: writeText,
  read: (from, context) => {
    const [, date = '', time] =
      /^(\d{4}-\d\d-\d\d)(?:T([\d:.]+))?(?:Z|[+-]\d\d:\d\d)?$/.exec(from.text.trim()) ?? []
    if (!isCalendarDate(date)) return undefined
    if (time !== undefined) context.unreadable.add(from)
    return date
  },
}

/** Formats of UNTDID 2379 that begin with a date, and formats of a week, a month or a year. */
const dateFormats: Readonly<Record<string, RegExp | null>> = {
  102: /^(\d{4})(\d\d)(\d\d)$/,
  203: /^(\d{4})(\d\d)(\d\d)(?:[01]\d|2[0-3])[0-5]\d$/,
  204: /^(\d{4})(\d\d)(\d\d)(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/,
  205: /^(\d{4})(\d\d)(\d\d)(?:[01]\d|2[0-3])[0-5]\d(?:Z|[+-]\d{4}|[A-Z]{3})$/,
  602: null,
  609: null,
  610: null,
  613: null,
  615: null,
  616: null,
  718: null,
}

/** A date of CII in a child element, written in format 102, `YYYYMMDD`. */
const compactDate = (child: string): Scalar<string> => ({
  write: (name, value, xml) => {
    xml.open(name)
    xml.leaf(child, value.replaceAll('-', ''), { format: '102' })
    xml.close(name)
  },
  read: (from, { consumed, unreadable }) => {
    const inner = from.children.find(({ name }) => name === child)
    const found = inner?.text.trim() ?? ''
    if (!inner || found === '') return undefined
    const { format = '102' } = inner.attributes
    const pattern = Object.hasOwn(dateFormats, format) ? dateFormats[format] : undefined
    const date = pattern?.exec(found)?.slice(1).join('-')
    if (date !== undefined && isCalendarDate(date)) {
      // a time is listed, because no date contains it
      if (format === '102') consumed.add(inner)
      return date
    }
    if (pattern !== null) unreadable.add(inner)
    return undefined
  },
})

export const dateTime = compactDate('udt:DateTimeString')
export const formattedDateTime = compactDate('qdt:DateTimeString')
export const dateOnly = compactDate('udt:DateString')

export const file: Scalar<AttachedFile> = {
  write: (name, { content, mimeType, name: filename }, xml) =>
    xml.leaf(name, content, { ...(mimeType && { mimeCode: mimeType }), ...(filename && { filename }) }),
  read: (from, context) => {
    const [mimeType, name] = ['mimeCode', 'filename'].map(each => attributeOf(from, each, context))
    return { content: withoutSpaces(from.text), ...(mimeType && { mimeType }), ...(name && { name }) }
  },
}

/** Removes spaces part by part: replacing millions of them at once takes a hundred bytes each. */
function withoutSpaces(text: string): string {
  const parts: string[] = []
  for (let at = 0; at < text.length; at += partLength)
    parts.push(text.slice(at, at + partLength).replaceAll(/\s+/g, ''))
  return parts.join('')
}

const partLength = 65_536
