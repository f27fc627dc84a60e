import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

export const isLoopback = (hostname: string): boolean => loopback.test(hostname)

/** URLs that may open in the system's browser: https anywhere, http only on this computer. */
const externalLinkSchema = z
  .union([
    z.url({ protocol: /^https$/, normalize: true }),
    z.url({ protocol: /^http$/, hostname: loopback, normalize: true }),
  ])
  // user information before the host disguises the destination
  .refine(href => !/^\w+:\/\/[^/?#]*@/.test(href))

/** The normalised link. Only this form may be opened, so that the checked URL is the opened one. */
export const externalLink = (link: string): string | undefined => externalLinkSchema.safeParse(link).data

export const isExternalLink = (link: string): boolean => externalLink(link) !== undefined

/**
 * Checks a link before the mail program opens it: only address, subject and body are allowed, no attachments.
 * @throws AppError refused
 */
export function requireMailto(link: string): void {
  if (/^mailto:[\w.!~*'()%@-]*\?subject=[\w.!~*'()%-]*(?:&body=[\w.!~*'()%-]*)?$/.test(link)) return
  throw new AppError('refused', { message: { code: 'link.refused' } })
}
