import type { Message, PlainMessageCode } from '../messages/message.ts'

export type Mode = 'live' | 'test'

const prefixes = { live: 'svc_live_', test: 'svc_test_' } as const
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const checksumLength = 6
/** Body of keys of the project's own service: 30 random characters and a checksum. */
const ownBody = /^[0-9A-Za-z]{36}$/
/** Minimum length of the body; other services with the same prefixes may use any format. */
const minBodyLength = 8
const maxKeyLength = 256

/** The kind of a key, from its prefix. */
export function kindOfKey(key: string): Mode | undefined {
  if (key.startsWith(prefixes.live)) return 'live'
  if (key.startsWith(prefixes.test)) return 'test'
  return undefined
}

export type CheckedKey = { ok: true; kind: Mode; last4: string } | { ok: false; message: Message }

/** Checks the format of a key. The message never contains the key. */
export function checkKey(key: string): CheckedKey {
  const no = (code: PlainMessageCode): CheckedKey => ({ ok: false, message: { code } })
  if (key.trim() === '') return no('key.empty')
  if (/^\s|\s$/.test(key)) return no('key.space_around')
  if (/\s/.test(key)) return no('key.space_inside')
  const kind = kindOfKey(key)
  if (kind === undefined) return /^svc_(live|test)_/i.test(key) ? no('key.capitals') : no('key.prefix')
  const body = key.slice(prefixes[kind].length)
  if (!/^[0-9A-Za-z_-]*$/.test(body)) return no('key.character')
  if (body.length < minBodyLength) return no('key.too_short')
  if (key.length > maxKeyLength) return no('key.too_long')
  return { ok: true, kind, last4: key.slice(-4) }
}

/** A key of the project's own service, from 30 random base62 characters. */
export function composeKey(kind: Mode, random30: string): string {
  if (!/^[0-9A-Za-z]{30}$/.test(random30)) throw new RangeError('a key needs 30 base62 characters')
  const key = prefixes[kind] + random30
  return key + checksum(key)
}

/** Detects a mistyped key of the project's own service without a database query. */
export function hasValidChecksum(key: string): boolean {
  const kind = kindOfKey(key)
  if (kind === undefined || !ownBody.test(key.slice(prefixes[kind].length))) return false
  return key.slice(-checksumLength) === checksum(key.slice(0, -checksumLength))
}

/** Whether a text contains a key, redacted or not. */
export const containsKey = (text: string): boolean =>
  redactKeys(text) !== text || /svc_(live|test)_\[redacted\]/i.test(text)

/** Replaces everything that looks like a key, for logs and messages; a prefix alone is kept. */
export function redactKeys(text: string): string {
  return text.replace(/svc_(live|test)_[\w-][^\s"'`<>(){}[\]\\,;:&?#]*/gi, 'svc_$1_[redacted]')
}

function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let index = 0; index < checksumLength; index++) {
    digits = alphabet.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/** CRC-32 (IEEE 802.3) of ASCII text. Implemented here, because core also runs in the page, without node:zlib. */
function crc32(text: string): number {
  let crc = 0xffffffff
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index)
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
