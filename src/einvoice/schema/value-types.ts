import { isCalendarDate } from '#core/text/calendar-date.ts'

const zone = String.raw`(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?`
const time = String.raw`(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?|24:00:00(?:\.0+)?)`
const timeOnly = new RegExp(`^${time}${zone}$`)
const dateOnly = new RegExp(String.raw`^(\d{4}-\d\d-\d\d)${zone}$`)
const dateAndTime = new RegExp(String.raw`^(\d{4}-\d\d-\d\d)T${time}${zone}$`)

/** XML Schema 1.0 has no year 0. */
const isDate = (pattern: RegExp) => (text: string) =>
  isCalendarDate(pattern.exec(text)?.[1] ?? '') && !text.startsWith('0000')

/** Whether text is valid for an XML Schema type, without surrounding white space. */
const checks: Readonly<Record<string, (text: string) => boolean>> = {
  decimal: text => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text),
  boolean: text => text === 'true' || text === 'false' || text === '1' || text === '0',
  date: isDate(dateOnly),
  time: text => timeOnly.test(text),
  dateTime: isDate(dateAndTime),
  language: text => /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/.test(text),
  base64Binary: isBase64,
  anyURI: isUriReference,
  'token1-3': text => text.length > 0 && text.length <= 3,
}

/** Unknown base types are strings, which accept any text. */
export function isValueOf(base: string, text: string): boolean {
  const check = Object.hasOwn(checks, base) ? checks[base] : undefined
  return check === undefined || check(base === 'base64Binary' ? text : withoutOuterSpace(text))
}

/** White space of XML, a subset of that of Unicode. */
export const isXmlSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

function withoutOuterSpace(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isXmlSpace(text.charCodeAt(start))) start += 1
  while (end > start && isXmlSpace(text.charCodeAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * RFC 3986, with spaces and characters that a URI cannot contain, because XML Schema treats them as escaped.
 * Each expression matches a single character, because others overflow the stack for a long text.
 */
function isUriReference(text: string): boolean {
  if (/%(?![\da-f]{2})/i.test(text)) return false
  const [, fragment] = cut(text, '#')
  const [hierarchy, query] = cut(cut(text, '#')[0], '?')
  if (fragment.includes('#') || /[[\]]/.test(query)) return false
  const [start, rest] = cut(hierarchy, ':')
  const hasScheme = hierarchy.includes(':') && !start.includes('/')
  if (hasScheme && (start.length > 100 || !/^[a-z][a-z\d+.-]*$/i.test(start))) return false
  const path = hasScheme ? rest : hierarchy
  if (!path.startsWith('//')) return !/[[\]]/.test(path)
  const [authority, segments] = cut(path.slice(2), '/')
  return isAuthority(authority) && !/[[\]]/.test(segments)
}

function isAuthority(text: string): boolean {
  const [user, host] = text.includes('@') ? cut(text, '@') : ['', text]
  const end = host.startsWith('[') ? host.indexOf(']') + 1 : 0
  const [name, port] = cut(host.slice(end), ':')
  const isOneHost = host.startsWith('[') ? end > 0 && name === '' : !/[[\]@]/.test(host)
  return isOneHost && !/[[\]]/.test(user) && !/\D/.test(port)
}

/** Returns the text before and after the first separator. */
function cut(text: string, separator: string): [before: string, after: string] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

const digits = new Int8Array(128).fill(-1)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
for (const [value, letter] of [...alphabet].entries()) digits[letter.charCodeAt(0)] = value

/** A loop, because a regular expression would overflow the stack for a file of 10 MB. */
function isBase64(text: string): boolean {
  let count = 0
  let last = 0
  let padding = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isXmlSpace(code)) continue
    if (code === 0x3d) padding += 1
    else {
      const digit = digits[code] ?? -1
      if (digit < 0 || padding > 0) return false
      last = digit
    }
    count += 1
  }
  if (count % 4 !== 0 || padding > 2) return false
  // unused bits of the last digit before the padding must be 0
  return padding === 0 || last % (padding === 1 ? 4 : 16) === 0
}
