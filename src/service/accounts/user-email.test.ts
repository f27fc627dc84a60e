import { expect, test } from 'vitest'
import { domainOf, mailboxOf, parseEmail } from './user-email.ts'

test.each([
  [' Sam.O+x@Example.COM ', 'sam.o+x@example.com'],
  ["o'hara_{1}@mail.example.com", "o'hara_{1}@mail.example.com"],
  ['jürgen@münchen.example', 'jürgen@münchen.example'],
  ['a@xn--mnchen-3ya.example', 'a@xn--mnchen-3ya.example'],
  // other spellings of a domain are one address
  ['a@ｅxample。com', 'a@example.com'],
  ['a@example\uff0ecom', 'a@example.com'],
  ['a@MÜNCHEN.example', 'a@münchen.example'],
  ['a@localhost', 'a@localhost'],
])('%s is an address', (text, email) => {
  expect(parseEmail(text)).toBe(email)
})

// mail programs read these as another address; terminals interpret them
test.each([
  'a(b)@x.example',
  'a:b@x.example',
  'a\u0001b@x.example',
  'a\u001b[31mb@x.example',
  'a\u009bb@x.example',
  'a\u202eb@x.example',
  'a[b]@x.example',
  'a\\b@x.example',
  'a@(b)x.example',
  'a@x.example:25',
  // a list of accepted domains would read them as x.example
  'a@x.example/y.example',
  'a@x.example?y.example',
  'a@x.example#y.example',
  'a@x%2eexample',
  'a@x.example.',
  'a@x..example',
  'a@-x.example',
  `a@${'x'.repeat(64)}.example`,
  'a@127.0.0.1',
  'a@0x7f.1',
])('%j is none', text => {
  expect(parseEmail(text)).toBeUndefined()
})

test.each(['n.a.m.e+x+y@example.com', 'ｎame@example.com', 'name@ｅxample.com'])(
  '%s reaches the mailbox of name@example.com',
  text => {
    const email = parseEmail(text) ?? ''
    expect([mailboxOf(email), domainOf(email)]).toEqual(['name@example.com', 'example.com'])
  },
)

test('both forms of a domain are one mailbox', () => {
  expect(mailboxOf('a@münchen.example')).toBe(mailboxOf('a@xn--mnchen-3ya.example'))
})
