import { once } from 'node:events'
import { type IncomingMessage, get as request } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DownloadPart, recordCountTrailer, sendDownload } from './send-download.ts'

let app: FastifyInstance
beforeEach(() => {
  app = Fastify()
})
afterEach(() => app.close())

let turns = 0
async function* parts(count: number, failsAfter = Number.POSITIVE_INFINITY): AsyncGenerator<DownloadPart> {
  for (let index = 0; index < count; index++) {
    if (index === failsAfter) throw new Error('the store is away')
    yield { text: `${'x'.repeat(999)}\n`, records: 2 }
  }
}

async function download(count: number, failsAfter?: number) {
  app.get('/', (_request, reply) =>
    sendDownload(reply, { name: 'example.txt', type: 'text/plain', parts: parts(count, failsAfter) }),
  )
  const [response]: IncomingMessage[] = await once(request(await app.listen({ port: 0 })), 'response')
  if (response === undefined) throw new Error('there is no answer')
  let length = 0
  response.on('data', chunk => {
    length += chunk.length
  })
  response.on('error', () => undefined)
  await new Promise(resolve => response.once('close', resolve))
  return { response, length }
}

test('a download of any length is whole, with the number of its records at the end', async () => {
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const { response, length } = await download(3000)
  clearInterval(timer)
  expect([response.statusCode, response.complete, length]).toEqual([200, true, 3_000_000])
  expect(response.headers['content-disposition']).toBe('attachment; filename="example.txt"')
  expect(response.trailers[recordCountTrailer.toLowerCase()]).toBe('6000')
  // other requests were answered meanwhile
  expect(turns).toBeGreaterThan(2)
})

test('one that fails in the middle is recognised as incomplete', async () => {
  const { response, length } = await download(3000, 1000)
  expect([response.statusCode, response.complete, length < 3_000_000]).toEqual([200, false, true])
  expect(response.trailers).toEqual({})
})
