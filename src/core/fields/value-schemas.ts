import { z } from 'zod'
import {
  colorPattern,
  papers,
  templateNamePattern,
  templateReferencePattern,
  typefaces,
} from '../design-values.ts'
import { typeValues } from '../document-type.ts'
import { embeddedFormats } from '../einvoice-formats.ts'
import { businessProcesses } from '../france/business-processes.ts'
import { NumberLiteral } from '../json/json.ts'
import { limits } from '../limits.ts'
import { lineKinds } from '../line-kind.ts'
import { schemaText } from '../messages/schema-message.ts'
import { currencies, minorUnits } from '../money/currency.ts'
import { type Decimal, parseDecimal } from '../money/decimal.ts'
import { taxCategories } from '../tax-category.ts'
import {
  attachmentTypes,
  hasContentOfType,
  isAttachmentData,
  longestDataUrl,
} from '../text/attachment-files.ts'
import { isCalendarDate } from '../text/calendar-date.ts'
import { hasControlCharacters, normalizeLineBreaks, withoutBidiControls } from '../text/control-characters.ts'
import { parseLocale } from '../text/locale.ts'

const control = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f'
const notInLine = `${control}\\t\\n\\r\\u2028\\u2029`
const notInNumber = `${notInLine}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069`

/** At least one character that is neither excluded nor a space; without lookahead, because RE2 has none. */
const notBlank = (excluded: string) => `^[^${excluded}]*[^${excluded}\\s][^${excluded}]*$`

/** Patterns of the OpenAPI document, equivalent to the checks of the value schemas. */
const valuePatterns = {
  line: `^[^${notInLine}]*$`,
  text: `^[^${control}]*$`,
  description: notBlank(control),
  invoiceNumber: notBlank(notInNumber),
  decimal: '^-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?$',
  /** accepts the negative zero that formatters may write */
  decimalFromZero: '^(-0+(\\.0+)?|[0-9]+(\\.[0-9]+)?)([eE][+-]?[0-9]{1,3})?$',
  date: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  httpsLink: "^https://[A-Za-z0-9.-]+(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=%-]*)?$",
  attachmentData: `^data:(${attachmentTypes.map(type => type.replaceAll('.', '\\.')).join('|')});base64,[A-Za-z0-9+/]+={0,2}$`,
  languageTag: '^([A-Za-z]{2,3}|[A-Za-z]{5,8})(-[A-Za-z0-9]{1,8})*$',
} as const

/** Exclusive upper bound of absolute values. */
const decimalBound = 10 ** limits.amountDigits

/**
 * Schemas of field values. `schema-issues.ts` distinguishes missing from invalid values. `meta` states rules for the
 * OpenAPI document that the schema library cannot; a test compares both.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

const maxTagLength = 35

const isWellFormed = (value: string) => value.isWellFormed()
const brokenCharacter = schemaText('value.broken_character')

export const line = (max: number = limits.textLength) =>
  z
    .string()
    .max(max, schemaText('value.too_long'))
    .refine(isWellFormed, brokenCharacter)
    .refine(value => !/[\n\r\u2028\u2029]/.test(value), schemaText('value.line_break'))
    .refine(
      value => !controlCharacters.test(value.replace(/[\n\r\u2028\u2029]/g, '')),
      schemaText('value.control_characters'),
    )
    .meta({ pattern: valuePatterns.line })

/** Multi-line text. Tabs and CR LF of pasted text become a space and LF. */
export const text = (max: number = limits.textLength) =>
  z
    .string()
    .max(max, schemaText('value.too_long'))
    .refine(isWellFormed, brokenCharacter)
    .transform(value => normalizeLineBreaks(value).replaceAll('\t', ' '))
    .refine(value => !hasControlCharacters(value), schemaText('value.control_characters'))
    .meta({ pattern: valuePatterns.text })

const numeric = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/

/** A JSON number or a decimal string. */
export const decimal = z
  .custom<NumberLiteral | string>(value => value instanceof NumberLiteral || typeof value === 'string')
  .transform((value, context): Decimal => {
    const source = value instanceof NumberLiteral ? value.source : value
    const parsed = parseDecimal(source)
    if (parsed !== undefined) return parsed
    // Typed numbers that can be parsed arrive with a decimal point.
    const withPoint = source.replace(',', '.')
    const isReadable = parseDecimal(withPoint) !== undefined
    const isTooLong = !isReadable && numeric.test(withPoint)
    const notRead = isReadable ? 'value.decimal_comma' : 'value.not_a_number'
    context.addIssue({
      code: 'custom',
      params: { code: isTooLong ? 'out_of_range' : 'invalid_number' },
      message: schemaText(isTooLong ? 'value.too_many_digits' : notRead),
    })
    return z.NEVER
  })
  .meta({
    title: 'Decimal',
    description: `A decimal as a JSON number or as text, read from its digits and never through a float: at most ${limits.amountDigits} digits before the point and ${limits.fractionDigits} after it.`,
    anyOf: [
      { type: 'number', exclusiveMinimum: -decimalBound, exclusiveMaximum: decimalBound },
      { type: 'string', maxLength: limits.decimalLength, pattern: valuePatterns.decimal },
    ],
  })

export const percent = decimal
  .refine(value => Number(value) >= 0 && Number(value) <= 100, schemaText('value.percentage'))
  .meta({
    title: 'Percent',
    description: 'A percentage from 0 to 100 as a JSON number or as text; 19 means 19 %.',
    anyOf: [
      { type: 'number', minimum: 0, maximum: 100 },
      { type: 'string', maxLength: limits.decimalLength, pattern: valuePatterns.decimalFromZero },
    ],
  })

/** ISO 8601, extended (`2026-11-21`) or basic (`20261121`, as in UN/CEFACT invoices); converted to extended. */
export const date = z
  .string()
  .transform((value, context) => {
    const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(value)
    const extended = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
    if ((value === extended || value.length === 8) && isCalendarDate(extended)) return extended
    context.addIssue({ code: 'custom', message: schemaText('value.date') })
    return z.NEVER
  })
  .meta({ format: 'date', pattern: valuePatterns.date })

export const locale = z
  .string()
  .refine(isLanguageTag, schemaText('value.language'))
  .meta({ maxLength: maxTagLength, pattern: valuePatterns.languageTag })

function isLanguageTag(tag: string): boolean {
  return tag.length <= maxTagLength && parseLocale(tag) !== undefined
}

export const logo = z
  .string()
  .max(Math.ceil((limits.logoBytes * 4) / 3) + 64, schemaText('value.logo_size'))
  .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, schemaText('value.logo_kind'))

/** Content of an attached file. */
export const attachmentData = z
  .string()
  .max(longestDataUrl, schemaText('attachments.too_large'))
  .refine(isAttachmentData, { error: schemaText('attachment.kind'), abort: true })
  .refine(hasContentOfType, schemaText('attachment.content'))
  .meta({ pattern: valuePatterns.attachmentData })

/** A public link: an absolute https address in ASCII, so that it is opened as it is displayed. */
export const httpsLink = z
  .string()
  .max(limits.linkLength, schemaText('value.too_long'))
  .regex(new RegExp(valuePatterns.httpsLink), schemaText('value.https_link'))

export const accentColor = z
  .string()
  .regex(colorPattern, schemaText('value.color'))
  .transform(value => value.toLowerCase())

export const typeface = z.enum(typefaces, schemaText('value.typeface'))

export const paper = z.enum(papers, schemaText('value.paper'))

export const documentType = z.enum(typeValues, schemaText('value.document_type'))

export const currency = z
  .string()
  .refine(code => minorUnits(code) !== undefined, schemaText('value.currency'))
  .meta({ enum: currencies.map(({ code }) => code) })

export const country = z.string().regex(/^[A-Z]{2}$/, schemaText('value.country'))

export const templateName = z.string().regex(templateNamePattern, schemaText('value.template_name'))

export const templateReference = z.string().regex(templateReferencePattern, schemaText('value.template_name'))

export const invoiceNumber = line(limits.invoiceNumberLength)
  .refine(value => value.trim() !== '', schemaText('value.invoice_number'))
  .refine(value => withoutBidiControls(value) === value, schemaText('value.bidi_controls'))
  .meta({ pattern: valuePatterns.invoiceNumber })

export const description = text(limits.descriptionLength)
  .refine(value => value.trim() !== '', schemaText('value.description'))
  .meta({ pattern: valuePatterns.description })

export const addressLines = z.array(line()).max(limits.addressLines, schemaText('value.too_many_lines'))

export const positiveDecimal = decimal
  .refine(value => Number(value) > 0, schemaText('value.positive'))
  .meta({
    title: 'Positive decimal',
    description: 'A decimal above 0 as a JSON number or as text, with the digits of a Decimal.',
    anyOf: [
      { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: decimalBound },
      { type: 'string', maxLength: limits.decimalLength, pattern: valuePatterns.decimalFromZero },
    ],
  })

export const nonNegativeDecimal = decimal
  .refine(value => Number(value) >= 0, schemaText('value.not_negative'))
  .meta({
    title: 'Decimal from 0',
    description: 'A decimal that is not negative, as a JSON number or as text, with the digits of a Decimal.',
    anyOf: [
      { type: 'number', minimum: 0, exclusiveMaximum: decimalBound },
      { type: 'string', maxLength: limits.decimalLength, pattern: valuePatterns.decimalFromZero },
    ],
  })

/** A code of the EAS or ISO 6523 lists; whether it exists is checked for e-invoices only. */
export const schemeCode = z.string().regex(/^[A-Z0-9]{2,4}$/, schemaText('value.scheme'))

/** UN/ECE Recommendation 20 with 21 */
export const unitCode = z.string().regex(/^[A-Z0-9]{2,3}$/, schemaText('value.unit_code'))

export const lineKind = z.enum(lineKinds, schemaText('value.line_kind'))

/** UNTDID 5305 */
export const taxCategory = z.enum(taxCategories, schemaText('value.tax_category'))

/** Formats that can be attached to a PDF. */
export const embeddedEInvoice = z.enum(embeddedFormats, schemaText('value.e_invoice'))

/** BT-23 in the French reform */
export const businessProcess = z.enum(businessProcesses, schemaText('value.business_process'))

/** UNTDID 4461 */
export const paymentMeans = z.string().regex(/^([1-9]\d?|ZZZ)$/, schemaText('value.payment_means'))

/** Code list VATEX of the European Commission */
export const exemptionCode = z
  .string()
  .regex(/^VATEX-[A-Z]{2}-[A-Z0-9-]{1,40}$/i, schemaText('value.exemption_code'))
  .transform(code => code.toUpperCase())
