import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resolveName } from './resolve-name.ts'

let server: Socket
let asked: string[]
beforeEach(async () => {
  asked = []
  server = createSocket('udp4', (question, { port, address }) => {
    const { name, type, end } = questionOf(question)
    asked.push(name)
    if (name.startsWith('silent')) return
    const answer = addressRecords[`${name} ${type}`]
    const head = Buffer.from(question.subarray(0, 12))
    // flags of an answer with no error or NXDOMAIN, one question, this many records
    head.writeUInt16BE(name.startsWith('unknown') ? 0x8183 : 0x8180, 2)
    for (const [at, count] of [1, answer ? 1 : 0, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * at)
    server.send(Buffer.concat([head, question.subarray(12, end), answer ?? Buffer.of()]), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.close())

/** a pointer to the name of the question, class, TTL of 60 seconds, and the address */
const record = (type: number, address: readonly number[]) =>
  Buffer.of(0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, address.length, ...address)
const addressRecords: Readonly<Record<string, Buffer>> = {
  'hooks.example.com 1': record(1, [192, 0, 2, 7]),
  'hooks.example.com 28': record(28, [0x20, 1, 0x0d, 0xb8, ...Array(11).fill(0), 7]),
  'four.example.com 1': record(1, [192, 0, 2, 8]),
}

function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 }
}

const resolve = (host: string, { signal } = new AbortController()) =>
  resolveName(host, { signal, servers: [`127.0.0.1:${server.address().port}`] })

test('gives every address of a name, of both families or of one', async () => {
  expect(await resolve('hooks.example.com')).toEqual([
    { address: '192.0.2.7', family: 4 },
    { address: '2001:db8::7', family: 6 },
  ])
  expect(await resolve('four.example.com')).toEqual([{ address: '192.0.2.8', family: 4 }])
  await expect(resolve('unknown.example.com')).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

test('an address and this machine need no name server', async () => {
  expect(await resolve('192.0.2.9')).toEqual([{ address: '192.0.2.9', family: 4 }])
  expect((await resolve('localhost')).length).toBeGreaterThan(0)
  expect(asked).toEqual([])
})

test('names whose servers are silent delay no other name', async () => {
  const ending = new AbortController()
  const silent = Array.from({ length: 20 }, (_, at) => resolve(`silent-${at}.example.com`, ending))
  let ended = 0
  const ends = Promise.allSettled(silent.map(each => each.finally(() => ended++)))
  expect(await resolve('four.example.com')).toHaveLength(1)
  expect(ended).toBe(0)
  ending.abort()
  for (const end of await ends) expect(end).toMatchObject({ reason: { code: 'ECANCELLED' } })
})
