import type { FastifyInstance } from 'fastify'

/** No form of the dashboard comes near it. */
const longestForm = 16 * 1024

/** Forms are taken by the pages alone; the interface takes JSON. */
export function takeForms(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
  )
}
