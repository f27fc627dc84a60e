import { limits } from '../limits.ts'

const control = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f'
const notInLine = `${control}\\t\\n\\r\\u2028\\u2029`
const notInNumber = `${notInLine}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069`

/** At least one character that is neither excluded nor space, written without lookahead, which RE2 does not have. */
const notBlank = (excluded: string) => `^[^${excluded}]*[^${excluded}\\s][^${excluded}]*$`

/** Patterns of the OpenAPI document, equivalent to the checks of the value schemas. */
export const valuePatterns = {
  line: `^[^${notInLine}]*$`,
  text: `^[^${control}]*$`,
  description: notBlank(control),
  invoiceNumber: notBlank(notInNumber),
  decimal: '^-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?$',
  /** with the negative zero that a formatter may write */
  decimalFromZero: '^(-0+(\\.0+)?|[0-9]+(\\.[0-9]+)?)([eE][+-]?[0-9]{1,3})?$',
  date: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  languageTag: '^([A-Za-z]{2,3}|[A-Za-z]{5,8})(-[A-Za-z0-9]{1,8})*$',
} as const

/** Decimals are below this and above its negative. */
export const decimalBound = 10 ** limits.amountDigits
