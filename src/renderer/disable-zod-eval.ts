import { config } from 'zod'

/**
 * Must be the first import of the page: otherwise zod tries to compile its checks with `eval`, which the
 * content security policy reports as a violation.
 */
config({ jitless: true })
