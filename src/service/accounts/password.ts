import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MiB and about 80 ms per attempt (OWASP Password Storage: N=2^15, r=8, p=3). */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const hashBytes = 32

/** Minimum characters of a chosen password (NIST SP 800-63B requires at least 8). */
export const shortestPassword = 10
/** Maximum characters; longer passwords are rejected without hashing. */
export const longestPassword = 254

// without the ambiguous 0 o, 1 l i
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** Groups of five characters, about 25 random bits each. */
export function makeGroups(count: number): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: count }, group).join('-')
}

/** About 99 random bits. */
export const makePassword = (): string => makeGroups(4)

/** Returns cost parameters, salt and hash as text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Hashes also without a stored password, so that timing does not reveal which accounts exist. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (kept ?? nobody).split('$')
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(given, expected) && kept !== undefined
}

const filler = Buffer.alloc(hashBytes).toString('base64url')
const nobody = ['scrypt', cost.N, cost.r, cost.p, filler.slice(0, 22), filler].join('$')

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // keyboards may send composed or decomposed characters
    scrypt(password.normalize('NFC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
}
