import { z } from 'zod'
import { NumberLiteral } from '../json/json.ts'
import { limits } from '../limits.ts'
import { minorUnits } from '../money/currency.ts'
import { type Decimal, parseDecimal } from '../money/decimal.ts'
import { withoutBidiControls } from '../text/bidi-controls.ts'
import { isCalendarDate } from '../text/calendar-date.ts'
import { hasControlCharacters, normalizeLineBreaks } from '../text/control-characters.ts'
import { parseLocale } from '../text/locale.ts'

/** Schemas of field values. `schema-issues.ts` distinguishes missing from invalid values. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

const isWellFormed = (value: string) => value.isWellFormed()
const brokenCharacter = 'Contains a broken character. Delete it and type it again.'

export const line = (max: number = limits.textLength) =>
  z
    .string()
    .max(max, `Use at most ${max} characters.`)
    .refine(isWellFormed, brokenCharacter)
    .refine(value => !/[\n\r\u2028\u2029]/.test(value), 'Use one line, without a line break.')
    .refine(
      value => !controlCharacters.test(value.replace(/[\n\r\u2028\u2029]/g, '')),
      'Remove the control characters.',
    )

/** Text of several lines. Tabs and CR LF of pasted text become a space and LF. */
export const text = (max: number = limits.textLength) =>
  z
    .string()
    .max(max, `Use at most ${max} characters.`)
    .refine(isWellFormed, brokenCharacter)
    .transform(value => normalizeLineBreaks(value).replaceAll('\t', ' '))
    .refine(value => !hasControlCharacters(value), 'Remove the control characters.')

const numeric = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/

/** A JSON number or a decimal string. */
export const decimal = z
  .custom<NumberLiteral | string>(value => value instanceof NumberLiteral || typeof value === 'string')
  .transform((value, context): Decimal => {
    const source = value instanceof NumberLiteral ? value.source : value
    const parsed = parseDecimal(source)
    if (parsed !== undefined) return parsed
    const digits = `up to ${limits.amountDigits} digits before the point and ${limits.fractionDigits} after it`
    context.addIssue({
      code: 'custom',
      params: { code: numeric.test(source) ? 'out_of_range' : 'invalid_number' },
      message: numeric.test(source) ? `Use ${digits}.` : 'Enter a number, such as 12.50.',
    })
    return z.NEVER
  })

export const percent = decimal.refine(
  value => Number(value) >= 0 && Number(value) <= 100,
  'Enter a percentage from 0 to 100.',
)

/** ISO 8601, extended (`2026-11-21`) or basic (`20261121`, as in UN/CEFACT invoices); converted to extended. */
export const date = z.string().transform((value, context) => {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(value)
  const extended = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
  if ((value === extended || value.length === 8) && isCalendarDate(extended)) return extended
  context.addIssue({ code: 'custom', message: 'Enter a date that exists, as YYYY-MM-DD.' })
  return z.NEVER
})

export const locale = z.string().refine(isLanguageTag, 'Use a language tag, such as en or de-DE.')

function isLanguageTag(tag: string): boolean {
  return tag.length <= 35 && parseLocale(tag) !== undefined
}

export const logo = z
  .string()
  .max(Math.ceil((limits.logoBytes * 4) / 3) + 64, 'Use a picture of at most 1 MiB.')
  .regex(
    /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/,
    'Use a PNG or JPEG picture as a base64 data URL.',
  )

export const accentColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour as #rrggbb, such as #1d3fbb.')
  .transform(value => value.toLowerCase())

const typefaces = ['sans', 'serif'] as const
export const typeface = z.enum(typefaces, 'Use "sans" or "serif" as a typeface.')

const papers = ['A4', 'Letter'] as const
export const paper = z.enum(papers, 'Use "A4" or "Letter" as a paper size.')

export const currency = z
  .string()
  .refine(code => minorUnits(code) !== undefined, 'Use an ISO 4217 currency code, such as EUR.')

export const country = z.string().regex(/^[A-Z]{2}$/, 'Use a two-letter country code, such as DE.')

export const templateName = z.string().regex(/^[a-z0-9-]{1,64}$/, 'Use a template name, such as minimal.')

export const invoiceNumber = line(limits.invoiceNumberLength)
  .refine(value => value.trim() !== '', 'Enter an invoice number.')
  .refine(
    value => withoutBidiControls(value) === value,
    'Remove the invisible marks that change the order of characters.',
  )

export const description = text(limits.descriptionLength).refine(
  value => value.trim() !== '',
  'Enter a description.',
)

export const addressLines = z
  .array(line())
  .max(limits.addressLines, `Use at most ${limits.addressLines} lines.`)

export const positiveDecimal = decimal.refine(
  value => Number(value) > 0,
  'Enter an amount above 0, such as 0.05.',
)
