import { expect, test } from 'vitest'
import { createLinkLimits, type MailCause } from './link-limits.ts'

const address = '192.0.2.1'
const limits = () => {
  const { mayMail, forgive, countFrom } = createLinkLimits('sign-ups-from')
  const mailed = async (email: string, causes: MailCause[]) => {
    const allowed: boolean[] = []
    for (const cause of causes) allowed.push(await mayMail(email, cause))
    return allowed.filter(Boolean).length
  }
  return { mailed, forgive, countFrom }
}
const times = <T>(count: number, of: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => of(index))

test('one site causes three mails to a mailbox, and keeps others from none', async () => {
  const { mailed } = limits()
  // 48 bits of an IPv6 address are one site
  expect(
    await mailed(
      'a@example.com',
      times(20, index => ({ address: `2001:db8:1:${index}::1` })),
    ),
  ).toBe(3)
  expect(await mailed('b@example.com', [{ address: '2001:db8:1:1::1' }])).toBe(1)
  expect(await mailed('a@example.com', [{ address }])).toBe(1)
})

test('a mailbox gets ten, whoever asks, and more where its user signed in before', async () => {
  const { mailed } = limits()
  expect(
    await mailed(
      'a@example.com',
      times(20, index => ({ address: `192.0.2.${index}` })),
    ),
  ).toBe(10)
  expect(
    await mailed(
      'a@example.com',
      times(5, () => ({ address, browser: 'known' })),
    ),
  ).toBe(3)
})

test('all spellings of an address are one mailbox', async () => {
  const { mailed } = limits()
  expect(
    await mailed(
      'n.a+x@münchen.example',
      times(2, () => ({ address })),
    ),
  ).toBe(2)
  expect(
    await mailed(
      'na@xn--mnchen-3ya.example',
      times(2, () => ({ address })),
    ),
  ).toBe(1)
})

test('what was not accepted does not count', async () => {
  const { mailed, forgive } = limits()
  for (const _time of times(20, () => 0)) {
    expect(await mailed('a@example.com', [{ address }])).toBe(1)
    await forgive('a@example.com', { address })
  }
})
