import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import type { FileStorage } from '../file-storage.ts'
import type { Links } from '../links.ts'
import type { Store } from '../store.ts'
import { contentDisposition } from './content-disposition.ts'

export interface FileRouteParts {
  store: Store
  files: FileStorage
  links: Links
  now: () => Date
}

/** What invoiceUrl points to. Whatever is wrong with a link, the answer is the same. */
export function addFileRoute(app: FastifyInstance, { store, files, links, now }: FileRouteParts): void {
  app.get('/v1/files/:file', async (request, reply) => {
    // the link as it was sent: a router that decodes would let a second spelling through
    const fileId = links.open(request.raw.url ?? '', now())
    const job = fileId === undefined ? undefined : await store.findJobOfFile(fileId)
    if (job === undefined) throw new AppError('not_found')
    const bytes = await files.read(job.file_id)
    if (bytes === undefined) {
      // to the reader a dead link like any other; to whoever runs the service a file that somebody took away
      request.log.error({ job_id: job.id }, 'the PDF is missing')
      throw new AppError('not_found')
    }
    return reply
      .type('application/pdf')
      .headers({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'content-disposition': contentDisposition(job.invoice_number),
      })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
