import { expect, test } from 'vitest'
import { createSignUpLimits, type SignUpRefusal } from './sign-up-limits.ts'

/** Returns the answers to sign-ups with these addresses, each from another IP address. */
async function refusals(from: (index: number) => { address: string; email: string }, count: number) {
  const limits = createSignUpLimits()
  const refused: (SignUpRefusal['of'] | undefined)[] = []
  for (let index = 0; index < count; index++) refused.push((await limits.count(from(index)))?.of)
  return { limits, refused }
}

test('a site of IPv6, whose networks of 64 bits are one subscriber each, asks 40 times', async () => {
  const { refused } = await refusals(
    index => ({ address: `2001:db8:1:${index.toString(16)}::1`, email: `a@x${index}.example.com` }),
    41,
  )
  expect(refused.indexOf('address')).toBe(40)
})

test('addresses of a mail domain are asked for 60 times, in whatever spelling', async () => {
  const { limits, refused } = await refusals(
    index => ({ address: `192.0.2.${index}`, email: `new-${index}@example.org` }),
    60,
  )
  expect(refused.every(each => each === undefined)).toBe(true)
  for (const email of ['late@example.org', 'late@example.ORG'])
    expect(await limits.count({ address: '198.51.100.1', email })).toMatchObject({ of: 'domain' })
  expect(await limits.count({ address: '198.51.100.2', email: 'late@example.net' })).toBeUndefined()
})

test('all subdomains of a domain share a limit of 240', async () => {
  const { refused } = await refusals(
    index => ({ address: `203.0.113.${index}`, email: `a@x${index}.example.io` }),
    241,
  )
  expect(refused.indexOf('domain')).toBe(240)
})
