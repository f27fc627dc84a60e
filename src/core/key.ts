export type KeyKind = 'live' | 'test'

const prefixes = { live: 'svc_live_', test: 'svc_test_' } as const
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const checksumLength = 6
/** The shape of the project's own service: 30 random characters and a checksum. */
const ownBody = /^[0-9A-Za-z]{36}$/
/** Another service with the documented prefixes may compose the rest as it likes. */
const shortestBody = 8
const longestKey = 256

/** What a key may be used for, told by its prefix alone. */
export function kindOfKey(key: string): KeyKind | undefined {
  if (key.startsWith(prefixes.live)) return 'live'
  if (key.startsWith(prefixes.test)) return 'test'
  return undefined
}

export type CheckedKey = { ok: true; kind: KeyKind; last4: string } | { ok: false; message: string }

/** Whether this text can be a key; if not, why, in words that never repeat the text. */
export function checkKey(key: string): CheckedKey {
  const no = (message: string): CheckedKey => ({ ok: false, message })
  if (key.trim() === '') return no('Enter a key. It starts with svc_live_ or svc_test_.')
  if (/^\s|\s$/.test(key)) return no('The key has a space or line break around it. Copy the key alone.')
  if (/\s/.test(key)) return no('The key has a space or line break inside. Copy it again in one piece.')
  const kind = kindOfKey(key)
  if (kind === undefined)
    return /^svc_(live|test)_/i.test(key)
      ? no('The key starts with small letters: svc_live_ or svc_test_.')
      : no('This is not a key of the service. A key starts with svc_live_ or svc_test_.')
  const body = key.slice(prefixes[kind].length)
  if (!/^[0-9A-Za-z_-]*$/.test(body))
    return no('The key has a character that no key has. Copy it again from your account page.')
  if (body.length < shortestBody) return no('The key is too short. Part of it may be missing.')
  if (key.length > longestKey) return no('The key is too long. Copy the key alone.')
  return { ok: true, kind, last4: key.slice(-4) }
}

/** A key of the project's own service, from 30 random base62 characters. */
export function composeKey(kind: KeyKind, random30: string): string {
  if (!/^[0-9A-Za-z]{30}$/.test(random30)) throw new RangeError('a key needs 30 base62 characters')
  const key = prefixes[kind] + random30
  return key + checksum(key)
}

/** Recognises a mistyped key of the project's own service without asking a database. */
export function hasValidChecksum(key: string): boolean {
  const kind = kindOfKey(key)
  if (kind === undefined || !ownBody.test(key.slice(prefixes[kind].length))) return false
  return key.slice(-checksumLength) === checksum(key.slice(0, -checksumLength))
}

/** Is something like a key in this text, or was there before it was redacted? */
export const carriesKey = (text: string): boolean =>
  redactKeys(text) !== text || /svc_(live|test)_\[redacted\]/i.test(text)

/** The text with everything that is like a key made unreadable, for logs and messages; a bare prefix may be named. */
export function redactKeys(text: string): string {
  return text.replace(/svc_(live|test)_[\w-][^\s"'`<>(){}[\]\\,;:&?#]*/gi, 'svc_$1_[redacted]')
}

function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < checksumLength; place++) {
    digits = alphabet.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/** CRC-32 (IEEE 802.3) of ASCII text. Own code, because node:zlib does not exist where core runs. */
function crc32(text: string): number {
  let crc = 0xffffffff
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index)
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
