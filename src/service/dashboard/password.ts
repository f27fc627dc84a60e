import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MiB and some 80 ms a try (OWASP, Password Storage: N=2^15, r=8, p=3). */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const hashBytes = 32

// without 0 o, 1 l i: it is read off a screen and typed
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** Some 99 random bits, in groups that can be read aloud. */
export function makePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** The text that is kept: the costs, so that they can grow, the salt, and the hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** An account without a password takes as long as one with, so that nobody learns which accounts there are. */
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
    // what is typed on one keyboard composed may arrive decomposed from another
    scrypt(password.normalize('NFC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
}
