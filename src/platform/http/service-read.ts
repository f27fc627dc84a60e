import { operationUrl } from '#contract/base-url.ts'
import { headers } from '#contract/generate-api.ts'
import { type Exchange, exchange } from './exchange.ts'

export interface ServiceReadOptions {
  connectMs: number
  totalMs: number
  limitBytes: number
}

export interface ServiceRead {
  baseUrl: string
  key: string
  signal?: AbortSignal
}

export type HttpResponse = Extract<Exchange, { kind: 'response' }>

/** Sends a GET with the key; `undefined` without a complete answer. Generates and bills nothing. */
export const createServiceRead =
  (options: ServiceReadOptions) =>
  async (
    { baseUrl, key, signal }: ServiceRead,
    path: string,
    extraHeaders: Record<string, string> = {},
  ): Promise<HttpResponse | undefined> => {
    const url = operationUrl(baseUrl, path)
    if (!url) return undefined
    const result = await exchange({
      url: new URL(url),
      method: 'GET',
      headers: { accept: 'application/json', [headers.apiKey]: key, ...extraHeaders },
      ...options,
      signal,
    })
    return result.kind === 'response' && !result.isTruncated ? result : undefined
  }
