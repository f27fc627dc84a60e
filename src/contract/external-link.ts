import { z } from 'zod'

/** Where the system's browser may be sent: https anywhere, http only to this computer. */
const externalLinkSchema = z
  .union([
    z.url({ protocol: /^https$/ }),
    z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1|\[::1\])$/ }),
  ])
  // a name before the host makes a link look as if it led somewhere else
  .refine(link => !/^\w+:[\\/]*[^\\/?#]*@/.test(link))

export const isExternalLink = (link: string): boolean => externalLinkSchema.safeParse(link).success
