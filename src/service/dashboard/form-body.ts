import type { FastifyInstance } from 'fastify'

/** Bytes; far more than any form of the dashboard. */
const longestForm = 16 * 1024

/** Accepts form bodies on the dashboard only; the API takes JSON. */
export function acceptForms(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
  )
}
