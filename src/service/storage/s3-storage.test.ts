import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setEnvironment } from '../testing/process.ts'
import { s3Credentials, startS3 } from '../testing/s3.ts'
import type { BucketOptions } from './file-storage.ts'
import { openS3Storage } from './s3-storage.ts'

/** Network failures of a store; file-storage.test.ts tests what every storage does. */

afterAll(setEnvironment(s3Credentials))

const id = 'ab12'.padEnd(32, '0')
const pdf = new TextEncoder().encode('%PDF-1.7 example')
const unavailable = { code: 'storage_unavailable' }

test('an unavailable store is storage_unavailable, and is used again when it is back', {
  tags: 'extended',
}, async () => {
  const server = await startS3()
  const storage = await openS3Storage(server.bucket)
  await storage.put(id, pdf)
  await server.stop()
  const calls = [
    () => storage.put(id, pdf),
    () => storage.read(id),
    () => storage.size(id),
    () => storage.remove(id),
    () => storage.check(),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject(unavailable)
  await server.start()
  expect(await storage.size(id)).toBe(pdf.length)
  await storage.close()
  await expect(openS3Storage({ ...server.bucket, bucket: 'nowhere' })).rejects.toMatchObject({
    code: 'store_unavailable',
    reason: { code: 'service.bucket', params: { bucket: 'nowhere', reason: 'NotFound' } },
  })
  await server.stop()
  await expect(openS3Storage(server.bucket)).rejects.toMatchObject({
    reason: { code: 'service.bucket', params: { bucket: 'invoices', reason: 'ECONNREFUSED' } },
  })
  await server.remove()
})

describe('a store that misbehaves', () => {
  let server: Server
  let answer: RequestListener
  let bucket: BucketOptions
  let asked: number

  beforeEach(async () => {
    asked = 0
    answer = (_request, response) => void response.end()
    server = createServer((request, response) => {
      if (request.method !== 'HEAD') asked += 1
      request.resume()
      answer(request, response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    bucket = { bucket: 'invoices', endpoint: `http://127.0.0.1:${port}`, region: 'eu-1', isPathStyle: true }
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const opened = () => openS3Storage(bucket)

  /** Timeouts are shortened after it is open. */
  async function openedInHaste() {
    const timeouts = { connect: 2_000, all: 10_000, tries: 3 }
    const storage = await openS3Storage(bucket, timeouts)
    timeouts.all = 200
    return storage
  }

  test('by answering 503 is asked again, and not forever', async () => {
    const storage = await opened()
    answer = (_request, response) => void response.writeHead(asked < 3 ? 503 : 200).end()
    await storage.put(id, pdf)
    expect(asked).toBe(3)
    answer = (_request, response) => void response.writeHead(503).end()
    await expect(storage.put(id, pdf)).rejects.toMatchObject(unavailable)
    expect(asked).toBe(6)
  })

  test('by refusing is not asked again', async () => {
    const storage = await opened()
    answer = (_request, response) => void response.writeHead(403).end()
    await expect(storage.put(id, pdf)).rejects.toMatchObject(unavailable)
    await expect(storage.read(id)).rejects.toMatchObject(unavailable)
    expect(asked).toBe(2)
  })

  test('by saying nothing is not waited for', async () => {
    const storage = await openedInHaste()
    answer = () => undefined
    await expect(storage.put(id, pdf)).rejects.toMatchObject(unavailable)
  })

  test('by stopping in the middle of a PDF gives none', async () => {
    const storage = await openedInHaste()
    answer = (_request, response) => void response.writeHead(200, { 'content-length': 1000 }).write('%PDF')
    await expect(storage.read(id)).rejects.toMatchObject(unavailable)
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('%PDF')
      setTimeout(() => response.destroy(), 20)
    }
    await expect(storage.read(id)).rejects.toMatchObject(unavailable)
  })
})
