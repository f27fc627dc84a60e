import { expect, test } from 'vitest'
import { createResponseBody } from './exchange.ts'

const chunks = ['%PDF', '-1.7', ' end'].map(text => new TextEncoder().encode(text))

test('collects a body of declared length in a buffer of that length', () => {
  const body = createResponseBody(100, 12)
  for (const chunk of chunks) expect(body.append(chunk)).toBe(true)
  expect(body.bytes().toString()).toBe('%PDF-1.7 end')
  expect(body.bytes().buffer.byteLength).toBe(12)
})

test('collects a body without a length in one buffer as long as the data', () => {
  const body = createResponseBody(100, undefined)
  const { buffer } = body.bytes()
  for (const chunk of chunks) expect(body.append(chunk)).toBe(true)
  expect(body.bytes().toString()).toBe('%PDF-1.7 end')
  expect(body.bytes().buffer).toBe(buffer)
  expect(buffer.byteLength).toBe(12)
})

test('drops the chunk that exceeds the limit and keeps the earlier ones', () => {
  const body = createResponseBody(11, undefined)
  expect(chunks.map(chunk => body.append(chunk))).toEqual([true, true, false])
  expect(body.bytes().toString()).toBe('%PDF-1.7')
})

test('a body that ends early contains what arrived', () => {
  const body = createResponseBody(100, 50)
  body.append(chunks[0] ?? new Uint8Array())
  expect(body.bytes().toString()).toBe('%PDF')
})
