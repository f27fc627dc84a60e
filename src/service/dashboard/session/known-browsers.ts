import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Tokens of browsers in which somebody has signed in to an account before. */
export interface KnownBrowsers {
  /** a new token; another password makes it invalid */
  tokenFor(account: string, passwordHash: string): string
  /** the id in a valid token of the account and its present password */
  idOf(token: string | undefined, account: string, passwordHash: string | undefined): string | undefined
}

const form = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/

export function createKnownBrowsers(secret: Uint8Array): KnownBrowsers {
  const sign = (id: string, account: string, passwordHash: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['browser', id, account, passwordHash]))
      .digest('base64url')

  return {
    tokenFor(account, passwordHash) {
      const id = randomBytes(16).toString('base64url')
      return `${id}.${sign(id, account, passwordHash)}`
    },
    idOf(token, account, passwordHash) {
      const [, id, signature] = form.exec(token ?? '') ?? []
      if (id === undefined || signature === undefined || passwordHash === undefined) return undefined
      const expected = Buffer.from(sign(id, account, passwordHash))
      return timingSafeEqual(Buffer.from(signature), expected) ? id : undefined
    },
  }
}
