import { expect, test } from 'vitest'
import { encodeQrCode } from './encode-qr-code.ts'

test('half a character in a text becomes a code like any other', () => {
  expect(encodeQrCode('Muster \ud800 GmbH').size).toBe(encodeQrCode('Muster \ufffd GmbH').size)
})
