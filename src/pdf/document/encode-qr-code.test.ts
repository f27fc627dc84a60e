import { expect, test } from 'vitest'
import { encodeCode } from './encode-qr-code.ts'

test('half a character in a text becomes a code like any other', () => {
  expect(encodeCode('Muster \ud800 GmbH').size).toBe(encodeCode('Muster \ufffd GmbH').size)
})
