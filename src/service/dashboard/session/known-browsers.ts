import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Tokens of browsers in which a user has signed in before. */
export interface KnownBrowsers {
  /** a new token, which becomes invalid with the password */
  tokenFor(name: string, passwordHash: string): string
  /** the browser's id if the token is valid for this user and password */
  idOf(token: string | undefined, name: string, passwordHash: string | undefined): string | undefined
}

const form = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/

export function createKnownBrowsers(secret: Uint8Array): KnownBrowsers {
  const sign = (id: string, name: string, passwordHash: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['browser', id, name, passwordHash]))
      .digest('base64url')

  return {
    tokenFor(name, passwordHash) {
      const id = randomBytes(16).toString('base64url')
      return `${id}.${sign(id, name, passwordHash)}`
    },
    idOf(token, name, passwordHash) {
      const [, id, signature] = form.exec(token ?? '') ?? []
      if (id === undefined || signature === undefined || passwordHash === undefined) return undefined
      const expected = Buffer.from(sign(id, name, passwordHash))
      return timingSafeEqual(Buffer.from(signature), expected) ? id : undefined
    },
  }
}
