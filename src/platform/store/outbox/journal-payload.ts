import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { sha256Of } from '#node/sha256.ts'

/** A payload in the journal, compressed and without the logo, which most invoices share. */
export interface PackedPayload {
  /** Base64 of the deflated text. */
  text: string
  /** SHA-256 of the logo's data URL; the text contains this digest instead of the logo. */
  logo?: string | undefined
}

export function packPayload(payload: Uint8Array): { packed: PackedPayload; logo?: string } {
  const text = Buffer.from(payload).toString('utf8')
  const logo = logoIn(text)
  const whole = { packed: { text: deflated(text) } }
  if (logo === undefined) return whole
  const sha256 = sha256Of(logo)
  const packed = {
    text: deflated(text.replace(JSON.stringify(logo), () => JSON.stringify(sha256))),
    logo: sha256,
  }
  return Buffer.from(unpackPayload(packed, () => logo) ?? '').equals(payload) ? { packed, logo } : whole
}

/** @returns `undefined` if the logo is not known */
export function unpackPayload(
  { text, logo }: PackedPayload,
  logoOf: (sha256: string) => string | undefined,
): Uint8Array | undefined {
  const inflated = inflateRawSync(Buffer.from(text, 'base64')).toString('utf8')
  if (logo === undefined) return Buffer.from(inflated)
  const dataUrl = logoOf(logo)
  if (dataUrl === undefined) return undefined
  return Buffer.from(inflated.replace(JSON.stringify(logo), () => JSON.stringify(dataUrl)))
}

const deflated = (text: string): string => deflateRawSync(text).toString('base64')

function logoIn(text: string): string | undefined {
  try {
    const { logo } = JSON.parse(text) as { logo?: unknown }
    return typeof logo === 'string' ? logo : undefined
  } catch {
    return undefined
  }
}
