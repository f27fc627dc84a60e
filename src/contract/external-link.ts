import { z } from 'zod'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

export const isLoopback = (hostname: string): boolean => loopback.test(hostname)

/** Where the system's browser may be sent: https anywhere, http only to this computer. */
const externalLinkSchema = z
  .union([
    z.url({ protocol: /^https$/, normalize: true }),
    z.url({ protocol: /^http$/, hostname: loopback, normalize: true }),
  ])
  // a name before the host makes a link look as if it led somewhere else
  .refine(href => !/^\w+:\/\/[^/?#]*@/.test(href))

/** The link as a browser reads it, which alone may be opened: what was looked at is what is opened. */
export const externalLink = (link: string): string | undefined => externalLinkSchema.safeParse(link).data

export const isExternalLink = (link: string): boolean => externalLink(link) !== undefined
