import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** What a link leads to. The version is counted up when the links of a job are revoked. */
export interface LinkTarget {
  fileId: string
  version: number
}

/** Signed links to PDFs: a random file id, an expiry time and a version other than 0, signed together. */
export interface Links {
  /** path and query, relative to the base URL */
  to(target: LinkTarget, now: Date): string
  /** the target of a valid link that has not expired, compared byte by byte; its version may be revoked */
  open(pathAndQuery: string, now: Date): LinkTarget | undefined
}

const lifetimeSeconds = 30 * 24 * 60 * 60

// 32 hex digits = 128 bits; 43 base64url digits = 256 bits. One spelling each.
const linkForm =
  /^\/v1\/files\/([0-9a-f]{32})\.pdf\?exp=([1-9][0-9]{0,11})(?:&v=([1-9][0-9]{0,5}))?&sig=([A-Za-z0-9_-]{43})$/

export function createLinks(secret: Uint8Array): Links {
  const key = createSecretKey(secret)
  const sign = ({ fileId, version }: LinkTarget, expiry: string) =>
    createHmac('sha256', key)
      .update(`${fileId}.${expiry}${version === 0 ? '' : `.${version}`}`)
      .digest('base64url')

  return {
    to(target, now) {
      const expiry = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
      const version = target.version === 0 ? '' : `&v=${target.version}`
      return `/v1/files/${target.fileId}.pdf?exp=${expiry}${version}&sig=${sign(target, expiry)}`
    },
    open(pathAndQuery, now) {
      const [, fileId, expiry, version = '0', signature] = linkForm.exec(pathAndQuery) ?? []
      if (fileId === undefined || expiry === undefined || signature === undefined) return undefined
      const target = { fileId, version: Number(version) }
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(target, expiry)))) return undefined
      return Number(expiry) * 1000 > now.getTime() ? target : undefined
    },
  }
}
