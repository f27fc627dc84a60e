import { randomBytes, scryptSync } from 'node:crypto'

/**
 * Hashes like `hashPassword`, but at a cost of a millisecond by default. Verifying costs as little, because
 * the cost is part of the hash.
 */
export function quickHash(password: string, { N, r, p } = { N: 1024, r: 1, p: 1 }): string {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N, r, p, maxmem: 256 * N * r })
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}
