import { expect, test } from 'vitest'
import { parseEmail } from './user-email.ts'

test.each([
  [' Sam.O+x@Example.COM ', 'sam.o+x@example.com'],
  ["o'hara_{1}@mail.example.com", "o'hara_{1}@mail.example.com"],
  ['jürgen@münchen.example', 'jürgen@münchen.example'],
])('%s is an address', (text, email) => {
  expect(parseEmail(text)).toBe(email)
})

// mail programs read these as another address, or a terminal as a command
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
])('%j is none', text => {
  expect(parseEmail(text)).toBeUndefined()
})
