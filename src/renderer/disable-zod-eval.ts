import { config } from 'zod'

/**
 * Has to be the first import of the page: zod otherwise tries to compile its checks with `eval`, which the content
 * security policy reports as a violation.
 */
config({ jitless: true })
