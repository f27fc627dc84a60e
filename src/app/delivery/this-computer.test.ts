import { expect, test } from 'vitest'
import { isThisComputer } from './this-computer.ts'

test.each([
  'localhost',
  'LOCALHOST.',
  'a.b.localhost',
  '127.0.0.1',
  '127.0.0.2',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:127.9.9.9]',
  '[::127.0.0.1]',
  '[0:0:0:0:0:ffff:0.0.0.0]',
])('%s is this computer', host => {
  expect(isThisComputer(new URL(`https://${host}/`))).toBe(true)
})

test.each([
  'example.com',
  'localhost.example.com',
  'notlocalhost',
  '128.0.0.1',
  '127.0.0.1.example.com',
  '[2001:db8::7f00:1]',
])('%s is another', host => {
  expect(isThisComputer(new URL(`https://${host}/`))).toBe(false)
})
