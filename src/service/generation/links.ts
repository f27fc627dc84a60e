import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** Signed links to PDFs: a random file id and an expiry time, signed together. */
export interface Links {
  /** path and query, relative to the base URL */
  to(fileId: string, now: Date): string
  /** the file id of a valid link that has not expired, compared byte by byte */
  open(pathAndQuery: string, now: Date): string | undefined
}

const lifetimeSeconds = 30 * 24 * 60 * 60

// 32 hex digits = 128 bits; 43 base64url digits = 256 bits. One spelling each.
const linkForm = /^\/v1\/files\/([0-9a-f]{32})\.pdf\?exp=([1-9][0-9]{0,11})&sig=([A-Za-z0-9_-]{43})$/

export function createLinks(secret: Uint8Array): Links {
  const key = createSecretKey(secret)
  const sign = (fileId: string, expiry: string) =>
    createHmac('sha256', key).update(`${fileId}.${expiry}`).digest('base64url')

  return {
    to(fileId, now) {
      const expiry = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
      return `/v1/files/${fileId}.pdf?exp=${expiry}&sig=${sign(fileId, expiry)}`
    },
    open(pathAndQuery, now) {
      const [, fileId, expiry, signature] = linkForm.exec(pathAndQuery) ?? []
      if (fileId === undefined || expiry === undefined || signature === undefined) return undefined
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(fileId, expiry)))) return undefined
      return Number(expiry) * 1000 > now.getTime() ? fileId : undefined
    },
  }
}
