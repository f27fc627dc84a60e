import { z } from 'zod'
import type { Message, PlainMessageCode } from '#core/messages/message.ts'
import { externalLink, isExternalLink } from './external-link.ts'
import { generatePaths } from './generate-api.ts'

export type ParsedBaseUrl = { ok: true; baseUrl: string } | { ok: false; message: Message }

/**
 * The canonical address of a service: no trailing slash, and no operation path, which documentation shows as the
 * address to post to. Only addresses to which an API key may be sent are accepted: https, or http to this computer.
 */
export function parseBaseUrl(text: string): ParsedBaseUrl {
  const plain = parsePublicUrl(text)
  if (!plain.ok) return plain
  if (!isExternalLink(plain.baseUrl)) return refused('address.not_https')
  const operation = generatePaths.find(known => plain.baseUrl.endsWith(known)) ?? ''
  const baseUrl = plain.baseUrl.slice(0, plain.baseUrl.length - operation.length)
  return { ok: true, baseUrl: withoutTrailingSlash(baseUrl) }
}

/** Normalised by URL parsing, so that the parts are separated reliably. */
const httpUrl = z.url({ protocol: /^https?$/, normalize: true })
const partsOfUrl = /^(?<origin>https?:\/\/(?<user>[^/?#]*@)?[^/?#]+)(?<path>[^?#]*)(?<rest>.*)$/

/** The address under which a service publishes its own links. It may be http, because TLS may end at a proxy. */
export function parsePublicUrl(text: string): ParsedBaseUrl {
  const { origin, user, path, rest } = partsOfUrl.exec(httpUrl.safeParse(text).data ?? '')?.groups ?? {}
  if (origin === undefined) return refused('address.invalid')
  if (user !== undefined) return refused('address.user')
  if (!/^\??#?$/.test(rest ?? '')) return refused('address.query')
  return { ok: true, baseUrl: withoutTrailingSlash(origin + path) }
}

/** The address of one operation of a service; `undefined` if the key may not be sent to it. */
export const operationUrl = (baseUrl: string, path: string): string | undefined =>
  isExternalLink(baseUrl) ? withoutTrailingSlash(baseUrl) + path : undefined

/** The origin that a key is bound to; `undefined` if no key may be sent to this address. */
export const keyOriginOf = (url: string): string | undefined =>
  /^\w+:\/\/[^/?#]+/.exec(externalLink(url) ?? '')?.[0]

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '')

const refused = (code: PlainMessageCode): ParsedBaseUrl => ({ ok: false, message: { code } })
