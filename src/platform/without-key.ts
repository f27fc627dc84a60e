import type { IncomingHttpHeaders } from 'node:http'

/** Shorter pieces stand in texts by chance. */
const shortest = 12

/**
 * What a service answered, without the key that it was sent: one that repeats it, whole or in part and with its prefix or
 * without, would have it shown, kept and reported. As long as before, so that what was JSON stays it.
 */
export function withoutKey(answer: Buffer, key: string | undefined): Buffer {
  if (key === undefined) return answer
  const text = answer.toString('latin1')
  const masked = mask(text, key)
  return masked === text ? answer : Buffer.from(masked, 'latin1')
}

export function headersWithoutKey(
  headers: IncomingHttpHeaders,
  key: string | undefined,
): IncomingHttpHeaders {
  if (key === undefined) return headers
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? mask(value, key) : value?.map(each => mask(each, key)),
    ]),
  )
}

function mask(text: string, key: string): string {
  const secret = key.replace(/^svc_(live|test)_/, '')
  let masked = text.replaceAll(secret, 'x'.repeat(secret.length))
  for (let start = 0; start + shortest <= secret.length; start++)
    masked = masked.replaceAll(secret.slice(start, start + shortest), 'x'.repeat(shortest))
  return masked
}
