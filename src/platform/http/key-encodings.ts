import { Buffer } from 'node:buffer'

/**
 * Every encoding in which a service may echo a key, in ASCII lower case: plain, reversed, hex,
 * percent-encoded, and base64 and base64url at each byte alignment. Case changes come before the encoding,
 * because base64 depends on case.
 */
export function encodingsOfKey(key: string): Set<string> {
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

/** Without the characters at both ends, which depend on neighbouring bytes. */
function base64Of(text: string, alignment: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(alignment), Buffer.from(text)])
  const first = Math.ceil((alignment * 8) / 6)
  const end = Math.floor((bytes.length * 8) / 6)
  const base64 = bytes.toString('base64').slice(first, end)
  return [base64, reversed(base64), bytes.toString('base64url').slice(first, end)]
}
