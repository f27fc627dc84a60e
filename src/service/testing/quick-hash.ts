import { randomBytes, scryptSync } from 'node:crypto'

/** As `hashPassword` keeps it, with a cost of a millisecond; checking it costs as little, because the text says so. */
export function quickHash(password: string): string {
  const [N, r, p] = [1024, 1, 1]
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}
