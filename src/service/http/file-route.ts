import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/app-error.ts'
import type { FileStorage } from '../file-storage.ts'
import type { Links } from '../links.ts'
import type { Store } from '../store.ts'
import { type ByteRange, byteRangeOf } from './byte-range.ts'
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
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    void reply.header('accept-ranges', 'bytes')
    const range = rangeFor(request, reply, body.length)
    if (range !== undefined) {
      void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${body.length}`)
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
      .send(range === undefined ? body : body.subarray(range.start, range.end + 1))
  })
}

/** A reader that jumps to a page asks for a part; HEAD always tells of the whole. */
function rangeFor(request: FastifyRequest, reply: FastifyReply, length: number): ByteRange | undefined {
  if (request.method !== 'GET') return undefined
  try {
    return byteRangeOf(request.headers, length)
  } catch (error) {
    void reply.header('content-range', `bytes */${length}`)
    throw error
  }
}
