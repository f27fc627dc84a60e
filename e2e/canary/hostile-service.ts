import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostileService {
  url: string
  /** first description of each request */
  seen: string[]
  /** headers of requests to the redirect target */
  elsewhere: string[]
  close(): Promise<void>
}

/**
 * A service that answers as named in the first description, and repeats the key in every part of the answer.
 */
export async function startHostileService(): Promise<HostileService> {
  const seen: string[] = []
  const elsewhere: string[] = []
  const other = createServer((request, response) => {
    elsewhere.push(JSON.stringify([request.url, request.headers]))
    response.end()
  })
  const otherUrl = await listen(other)

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const key = String(request.headers['x-api-key'])
    const description = /"description":"answer ([a-z0-9]+)"/.exec(body)?.[1] ?? 'nothing'
    if (request.method === 'POST') seen.push(description)
    const echoes = encodedEchoes(key)
    const problem = {
      title: key,
      detail: `no ${key} and no ${key.slice(9)}`,
      errors: [{ path: 'invoice_number', code: 'x', message: `${key.slice(12, 30)} is bad` }],
    }
    const encodedProblem = {
      title: echoes.join(' '),
      code: key.slice(10).toLowerCase(),
      detail: echoes.join(' '),
      errors: echoes.map(echo => ({ path: echo, code: echo, message: echo })),
    }
    const repeated = { 'X-Request-Id': key, 'Set-Cookie': `key=${key}` }
    const answer = (status: number, value: unknown, headers = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...repeated, ...headers })
        .end(JSON.stringify(value))
    if (description === 'never') return
    if (description === '200')
      return answer(200, { invoiceUrl: `${url}/files/${key}.pdf?key=${key.slice(9)}`, jobId: key })
    if (description === 'encoded200')
      return answer(200, { invoiceUrl: `${url}/files/${echoes.join('/')}.pdf`, jobId: echoes.at(-1) })
    if (description === 'encoded422')
      return answer(422, encodedProblem, { 'X-Request-Id': echoes.join('.'), Location: echoes.join('/') })
    if (description === '302') return answer(302, problem, { Location: `${otherUrl}/${key.slice(0, 4)}` })
    if (description === '307') return answer(307, problem, { Location: `${otherUrl}/again` })
    answer(Number(description) || 404, problem)
  })
  const url = await listen(server)
  const end = (each: typeof server) =>
    new Promise<void>(resolve => {
      each.closeAllConnections()
      each.close(() => resolve())
    })
  return { url, seen, elsewhere, close: async () => void (await Promise.all([end(server), end(other)])) }
}

/** Encodings of the key that a plain search does not find. */
function encodedEchoes(key: string): string[] {
  const secret = key.slice(10)
  const hex = Buffer.from(secret).toString('hex')
  return [
    secret,
    secret.toUpperCase(),
    [...key].reverse().join(''),
    hex,
    hex.replace(/../g, '%$&'),
    ...[0, 1, 2].map(alignment => Buffer.from('-'.repeat(alignment) + secret).toString('base64url')),
  ]
}

const listen = async (server: ReturnType<typeof createServer>): Promise<string> => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
