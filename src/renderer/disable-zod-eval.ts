import { config } from 'zod'

/**
 * Has to be the page's first import: zod otherwise tries whether it may compile its checks, which the page's policy
 * refuses and would report as a violation.
 */
config({ jitless: true })
