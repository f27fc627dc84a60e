import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkSecret, LinkSecretStore } from '../store/link-secrets.ts'

/** Target of a link. Revoking the links of a job increments the version. */
export interface LinkTarget {
  fileId: string
  version: number
}

/** Signed links to PDFs: random file id, expiry time, and the version unless it is 0, under one signature. */
export interface Links {
  /** path and query, relative to the base URL */
  to(target: LinkTarget, now: Date): string
  /**
   * the target of a valid link that has not expired, compared byte by byte; does not check whether its
   * version is revoked
   */
  open(pathAndQuery: string, now: Date): LinkTarget | undefined
}

/** Links whose secrets may be rotated while the service runs. */
export interface ServiceLinks extends Links {
  /** Reloads the secrets, at most ten times a second, for a link that another instance may have made. */
  reread(): Promise<void>
  close(): void
}

export const lifetimeSeconds = 30 * 24 * 60 * 60

// 32 hex digits = 128 bits; 43 base64url digits = 256 bits. Only one spelling is valid.
const linkForm =
  /^\/v1\/files\/([0-9a-f]{32})\.pdf\?exp=([1-9][0-9]{0,11})(?:&v=([1-9][0-9]{0,5}))?&sig=([A-Za-z0-9_-]{43})$/

/** @param secrets the first one signs; links signed by the others are valid until these expire */
export function createLinks(secrets: () => readonly LinkSecret[]): Links {
  const sign = ({ fileId, version }: LinkTarget, expiry: string, { value }: LinkSecret) =>
    createHmac('sha256', value)
      .update(`${fileId}.${expiry}${version === 0 ? '' : `.${version}`}`)
      .digest('base64url')

  return {
    to(target, now) {
      const [secret] = secrets()
      if (secret === undefined) throw new RangeError('no secret is in force')
      const expiry = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
      const version = target.version === 0 ? '' : `&v=${target.version}`
      return `/v1/files/${target.fileId}.pdf?exp=${expiry}${version}&sig=${sign(target, expiry, secret)}`
    },
    open(pathAndQuery, now) {
      const [, fileId, expiry, version = '0', signature] = linkForm.exec(pathAndQuery) ?? []
      if (fileId === undefined || expiry === undefined || signature === undefined) return undefined
      const target = { fileId, version: Number(version) }
      const isSigned = secrets()
        .filter(({ expires_at }) => expires_at === null || expires_at > now.toISOString())
        .some(secret => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(target, expiry, secret))))
      return isSigned && Number(expiry) * 1000 > now.getTime() ? target : undefined
    },
  }
}

const refreshInterval = 5_000
const rereadInterval = 100

/** Reloads the secrets every few seconds, so that every instance notices a rotation. */
export async function openLinks(
  store: Pick<LinkSecretStore, 'linkSecrets'>,
  now: () => Date,
): Promise<ServiceLinks> {
  let secrets = await store.linkSecrets(now().toISOString())
  let readAt = performance.now()
  const read = async () => {
    readAt = performance.now()
    secrets = await store.linkSecrets(now().toISOString()).catch(() => secrets)
  }
  const timer = setInterval(read, refreshInterval).unref()
  return {
    ...createLinks(() => secrets),
    reread: async () => {
      if (performance.now() - readAt >= rereadInterval) await read()
    },
    close: () => clearInterval(timer),
  }
}
