import { expect, test } from 'vitest'
import { encodeQrCode } from './encode-qr-code.ts'

test('a text with a lone surrogate is encoded', () => {
  expect(encodeQrCode('Muster \ud800 GmbH').size).toBe(encodeQrCode('Muster \ufffd GmbH').size)
})
