import { expect, test } from 'vitest'
import { createReceivedBody } from './response-body.ts'

const chunks = ['%PDF', '-1.7', ' end'].map(text => new TextEncoder().encode(text))

test('a body of the declared length is collected in a buffer of that length', () => {
  const body = createReceivedBody(100, 12)
  for (const chunk of chunks) expect(body.append(chunk)).toBe(true)
  expect(body.bytes().toString()).toBe('%PDF-1.7 end')
  expect(body.bytes().buffer.byteLength).toBe(12)
})

test('a body without a length is collected in one buffer that is as long as what arrived', () => {
  const body = createReceivedBody(100, undefined)
  const { buffer } = body.bytes()
  for (const chunk of chunks) expect(body.append(chunk)).toBe(true)
  expect(body.bytes().toString()).toBe('%PDF-1.7 end')
  expect(body.bytes().buffer).toBe(buffer)
  expect(buffer.byteLength).toBe(12)
})

test('the chunk that passes the limit is not kept, and what came before it is', () => {
  const body = createReceivedBody(11, undefined)
  expect(chunks.map(chunk => body.append(chunk))).toEqual([true, true, false])
  expect(body.bytes().toString()).toBe('%PDF-1.7')
})

test('a body that ends before its declared length has only what arrived', () => {
  const body = createReceivedBody(100, 50)
  body.append(chunks[0] ?? new Uint8Array())
  expect(body.bytes().toString()).toBe('%PDF')
})
