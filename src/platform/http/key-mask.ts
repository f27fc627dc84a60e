import { Buffer } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * All encodings in which a service may echo a key, in ASCII lower case: plain, reversed, hex, percent-encoded, and
 * base64 and base64url at each byte alignment. Case changes are applied before encoding, because base64 depends on
 * case.
 */
function encodingsOfKey(key: string): Set<string> {
  const secret = key.replace(/^svc_(live|test)_/i, '')
  const texts = [key, secret].flatMap(text => [text, text.toUpperCase(), text.toLowerCase()])
  const encoded = texts.flatMap(text => [text, reversed(text)]).flatMap(encodings)
  // The prefix of a plain key stays readable, because redactKeys looks for it.
  return new Set([secret, reversed(secret), ...encoded].map(form => form.toLowerCase()))
}

const reversed = (text: string): string => text.split('').reverse().join('')

function encodings(text: string): string[] {
  const hex = Buffer.from(text).toString('hex')
  return [
    hex,
    reversed(hex),
    hex.replace(/../g, '%$&'),
    ...[0, 1, 2].flatMap(skipped => base64Of(text, skipped)),
  ]
}

/** Base64 at a byte alignment, without the characters at both ends, which depend on neighbouring bytes. */
function base64Of(text: string, alignment: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(alignment), Buffer.from(text)])
  const first = Math.ceil((alignment * 8) / 6)
  const end = Math.floor((bytes.length * 8) / 6)
  const base64 = bytes.toString('base64').slice(first, end)
  return [base64, reversed(base64), bytes.toString('base64url').slice(first, end)]
}

/** Shorter parts of a key may occur in texts by chance. */
const minMaskedLength = 12
/** Maximum nesting; the response of a service needs four levels. */
const maxDepth = 32

/** Masks an echoed key in a response, which is stored, shown and reported. */
export interface KeyMask {
  text(text: string): string
  bytes(bytes: Buffer): Buffer
  headers(headers: IncomingHttpHeaders): IncomingHttpHeaders
  /** Strings and property names of a parsed JSON value, where escapes hide a key from `bytes`. */
  value(value: unknown): unknown
}

/** @param key `undefined` masks nothing */
export function createKeyMask(key: string | undefined): KeyMask {
  const windows = splitIntoWindows(key === undefined ? [] : encodingsOfKey(key))
  const text = (input: string) => maskText(input, windows)

  function value(input: unknown, depth = 0): unknown {
    if (typeof input === 'string') return text(input)
    if (typeof input !== 'object' || input === null) return input
    if (depth === maxDepth) return undefined
    if (Array.isArray(input)) return input.map(each => value(each, depth + 1))
    return Object.fromEntries(
      Object.entries(input).map(([name, each]) => [text(name), value(each, depth + 1)]),
    )
  }

  return {
    text,
    bytes(bytes) {
      if (windows.size === 0) return bytes
      const before = bytes.toString('latin1')
      const after = text(before)
      return after === before ? bytes : Buffer.from(after, 'latin1')
    },
    headers: headers => value(headers) as IncomingHttpHeaders,
    value: input => value(input),
  }
}

/**
 * Splits each encoding into overlapping parts of the minimum length. Grouped by length, because an encoding
 * may be shorter.
 */
function splitIntoWindows(forms: Iterable<string>): Map<number, Set<string>> {
  const windows = new Map<number, Set<string>>()
  for (const form of forms) {
    const length = Math.min(minMaskedLength, form.length)
    const known = windows.get(length) ?? new Set()
    for (let start = 0; start + length <= form.length; start++) known.add(form.slice(start, start + length))
    windows.set(length, known)
  }
  return windows
}

/** Keeps the length, so that JSON stays valid. Masks every character covered by a match. */
function maskText(text: string, windows: Map<number, Set<string>>): string {
  // Folds ASCII only, because other letters may change their length with their case.
  const folded = text.replace(/[A-Z]+/g, letters => letters.toLowerCase())
  let result = ''
  let copied = 0
  let coveredTo = 0
  for (let start = 0; start < text.length; start++) {
    for (const [length, known] of windows)
      if (known.has(folded.slice(start, start + length))) coveredTo = Math.max(coveredTo, start + length)
    if (start < coveredTo) {
      result += `${text.slice(copied, start)}x`
      copied = start + 1
    }
  }
  return copied === 0 ? text : result + text.slice(copied)
}
