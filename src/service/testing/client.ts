import { generateAnswerSchema, problemSchema } from '#contract/generate-api.ts'
import { bareInvoice } from './invoices.ts'

export interface Sent {
  path?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A client of the service; text and bytes are sent unchanged as body. */
export async function post(url: string, key: string | undefined, sent: Sent = {}) {
  const { path = '/v1/invoices/generate', body = bareInvoice, headers = {} } = sent
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'x-api-key': key }),
      ...headers,
    },
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  })
  return answerOf(response)
}

export async function get(url: string, path: string, key?: string, headers: Record<string, string> = {}) {
  const own = key === undefined ? {} : { 'x-api-key': key }
  return answerOf(await fetch(url + path, { headers: { ...own, ...headers } }))
}

export async function putTemplate(
  url: string,
  key: string,
  { name, body, headers = {} }: { name: string; body: string; headers?: Record<string, string> },
) {
  const sent = { 'content-type': 'application/json', 'x-api-key': key, ...headers }
  return answerOf(await fetch(`${url}/v1/templates/${name}`, { method: 'PUT', headers: sent, body }))
}

export async function deleted(url: string, path: string, key: string) {
  return answerOf(await fetch(url + path, { method: 'DELETE', headers: { 'x-api-key': key } }))
}

async function answerOf(response: Response) {
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    answer: () => generateAnswerSchema.parse(JSON.parse(text)),
    problem: () => problemSchema.parse(JSON.parse(text)),
  }
}

export async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`the link answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
