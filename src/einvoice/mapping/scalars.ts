import { type Decimal, parseDecimal } from '#core/money/decimal.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import type { AttachedFile, Quantity } from '../model/einvoice.ts'
import type { Identifier } from '../model/identifier.ts'
import { EInvoiceError } from '../xml/einvoice-error.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import type { Scalar } from './fields.ts'

const writeText: Scalar<string>['write'] = (name, value, xml) => xml.leaf(name, value)

export const text: Scalar<string> = {
  write: writeText,
  read: ({ text }) => text.trim() || undefined,
}

/** Text whose line breaks are part of its meaning, such as discount terms of XRechnung (BR-DE-18). */
export const textWithLineBreaks: Scalar<string> = {
  write: writeText,
  read: ({ text }) => (text.trim() === '' ? undefined : text),
}

/** @throws EInvoiceError for text that is no decimal of at most 15 digits before the point */
function readDecimal(from: XmlElement): Decimal | undefined {
  const found = from.text.trim()
  if (found === '') return undefined
  const plain = found
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
  return parseDecimal(plain) ?? unreadable(from)
}

function unreadable({ name, text, line = 0 }: XmlElement): never {
  const params = { element: name, line, value: text.trim().slice(0, 40) }
  throw new EInvoiceError({ code: 'einvoice.unreadable_value', params })
}

export const decimal: Scalar<Decimal> = { write: writeText, read: readDecimal }

/** An amount of UBL, which repeats the currency of the document. */
export const amountWithCurrency: Scalar<Decimal> = {
  write: (name, value, xml, { currency }) => xml.leaf(name, value, { currencyID: currency }),
  read: readDecimal,
}

export interface CurrencyAmount {
  value: Decimal
  currency?: string
}

/** Whether an amount is in the currency of its document, which it need not name. */
export const isIn = (currency: string | undefined, amount: CurrencyAmount): boolean =>
  currency === undefined || amount.currency === undefined || amount.currency.trim() === currency

/** An amount in a currency of its own. */
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
  read: from => {
    const value = readDecimal(from)
    const unit = from.attributes.unitCode
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
  read: ({ text, attributes }) => {
    const id = text.trim()
    const scheme = attributes[schemeName]
    const schemeVersion = attributes[versionName]
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

/** `xs:date`; a time zone is dropped. */
export const isoDate: Scalar<string> = {
  write: writeText,
  read: from => {
    const found = from.text.trim().replace(/(Z|[+-]\d\d:\d\d)$/, '')
    if (found === '') return undefined
    return isCalendarDate(found) ? found : unreadable(from)
  },
}

/** A date of CII in format 102, `YYYYMMDD`, in a child element. */
const compactDate = (child: string): Scalar<string> => ({
  write: (name, value, xml) => {
    xml.open(name)
    xml.leaf(child, value.replaceAll('-', ''), { format: '102' })
    xml.close(name)
  },
  read: (from, { consumed }) => {
    const inner = from.children.find(({ name }) => name === child)
    if (!inner) return undefined
    consumed.add(inner)
    const found = inner.text.trim().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    if (found === '') return undefined
    return isCalendarDate(found) ? found : unreadable(inner)
  },
})

export const dateTime = compactDate('udt:DateTimeString')
export const formattedDateTime = compactDate('qdt:DateTimeString')
export const dateOnly = compactDate('udt:DateString')

export const file: Scalar<AttachedFile> = {
  write: (name, { content, mimeType, name: filename }, xml) =>
    xml.leaf(name, content, { ...(mimeType && { mimeCode: mimeType }), ...(filename && { filename }) }),
  read: ({ text, attributes: { mimeCode, filename } }) => ({
    content: withoutSpaces(text),
    ...(mimeCode && { mimeType: mimeCode }),
    ...(filename && { name: filename }),
  }),
}

/** Removes spaces part by part: replacing millions of them at once takes a hundred bytes each. */
function withoutSpaces(text: string): string {
  const parts: string[] = []
  for (let at = 0; at < text.length; at += partLength)
    parts.push(text.slice(at, at + partLength).replaceAll(/\s+/g, ''))
  return parts.join('')
}

const partLength = 65_536

/** `xs:boolean` */
export const isTrue = (found: string): boolean => found === 'true' || found === '1'

export const isFalse = (found: string): boolean => found === 'false' || found === '0'
