/** @module-tag extended */

import { expect, test } from 'vitest'
import { hashPassword, isPassword, makePassword } from './password.ts'

test('only a generated password matches its hash', async () => {
  const password = makePassword()
  expect(password).toMatch(/^[2-9a-z]{5}(-[2-9a-z]{5}){3}$/)
  const kept = await hashPassword(password)
  expect(kept).not.toContain(password)
  expect(kept).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(await isPassword(password, kept)).toBe(true)
  expect(await isPassword(`${password} `, kept)).toBe(false)
  expect(await isPassword('', kept)).toBe(false)
  expect(await isPassword(password, undefined)).toBe(false)
})

test('passwords are unique, and so are two hashes of one password', async () => {
  expect(new Set(Array.from({ length: 50 }, makePassword)).size).toBe(50)
  expect(await hashPassword('the same')).not.toBe(await hashPassword('the same'))
})

test('é is é, composed or not', async () => {
  expect(await isPassword('caf\u00e9', await hashPassword('cafe\u0301'))).toBe(true)
})
