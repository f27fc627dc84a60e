import type { IncomingHttpHeaders } from 'node:http'
import { formsOfKey } from './key-encodings.ts'

/** Shorter pieces of a key or of an encoded key stand in texts by chance. */
const shortest = 12
/** An answer of a service needs four levels. */
const deepest = 32

/** Masks the key that a service was sent, wherever its answer repeats it: it would be shown, kept and reported. */
export interface KeyMask {
  text(text: string): string
  bytes(bytes: Buffer): Buffer
  headers(headers: IncomingHttpHeaders): IncomingHttpHeaders
  /** Strings and property names of a parsed JSON value, whose escapes hide a key from `bytes`. */
  value(value: unknown): unknown
}

/** @param key `undefined`: none was sent, and nothing is masked */
export function createKeyMask(key: string | undefined): KeyMask {
  const windows = windowsOf(key === undefined ? [] : formsOfKey(key))
  const text = (given: string) => masked(given, windows)

  function value(given: unknown, depth = 0): unknown {
    if (typeof given === 'string') return text(given)
    if (typeof given !== 'object' || given === null) return given
    if (depth === deepest) return undefined
    if (Array.isArray(given)) return given.map(each => value(each, depth + 1))
    return Object.fromEntries(
      Object.entries(given).map(([name, each]) => [text(name), value(each, depth + 1)]),
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
    value: given => value(given),
  }
}

/** Each form cut into overlapping pieces of the shortest length that is masked; by length, because a form may be shorter. */
function windowsOf(forms: Iterable<string>): Map<number, Set<string>> {
  const windows = new Map<number, Set<string>>()
  for (const form of forms) {
    const length = Math.min(shortest, form.length)
    const known = windows.get(length) ?? new Set()
    for (let start = 0; start + length <= form.length; start++) known.add(form.slice(start, start + length))
    windows.set(length, known)
  }
  return windows
}

/** As long as before, so that JSON stays JSON. Every character that any window covers is masked. */
function masked(text: string, windows: Map<number, Set<string>>): string {
  // of ASCII alone, because other letters change their length with their case
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
