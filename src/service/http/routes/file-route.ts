import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import type { ServiceLinks } from '../../generation/links.ts'
import { type ByteRange, byteRangeOf } from '../../storage/byte-range.ts'
import { digestOfPdf, type FileStorage, isSameDigest } from '../../storage/file-storage.ts'
import type { Job } from '../../store/jobs.ts'
import type { Store } from '../../store/store.ts'
import { contentDisposition } from './header-values.ts'

export interface FileRouteDeps {
  store: Store
  files: FileStorage
  links: ServiceLinks
  now: () => Date
}

/** Serves the PDF of a signed link. Every invalid link gets the same answer. */
export function addFileRoute(app: FastifyInstance, { store, files, links, now }: FileRouteDeps): void {
  app.get('/v1/files/:file', async (request, reply) => {
    // the raw URL, because the decoded one would accept a second spelling
    const open = () => links.open(request.raw.url ?? '', now())
    const target = open() ?? (await links.reread().then(open))
    const job = target === undefined ? undefined : await store.findJobOfFile(target.fileId)
    if (job === undefined) throw new AppError('not_found')
    if (target?.version !== job.link_version) throw new AppError('link_revoked')
    return sendPdf(request, reply, { store, files, job, now })
  })
}

/**
 * Sends the PDF of a job, or the part requested by the Range header.
 * @throws AppError pdf_damaged if it is missing, or requested as a whole and differs from its digest
 */
export async function sendPdf(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, files, job, now }: Pick<FileRouteDeps, 'store' | 'files' | 'now'> & { job: Job },
): Promise<FastifyReply> {
  requireStoredPdf(job)
  async function refuseMissing(): Promise<never> {
    // it may have been deleted concurrently
    const stored = await store.findJobOfFile(job.file_id)
    if (stored === undefined) throw new AppError('not_found')
    requireStoredPdf(stored)
    request.log.error({ job_id: job.id }, 'the PDF is missing')
    throw new AppError('pdf_damaged')
  }
  let range: ByteRange | undefined
  let isWhole = true
  if (mayAskForPart(request)) {
    const length = (await files.size(job.file_id)) ?? (await refuseMissing())
    range = rangeFor(request, reply, length)
    isWhole = range === undefined || range.end - range.start + 1 === length
    if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${length}`)
  }
  const bytes = (await files.read(job.file_id, range)) ?? (await refuseMissing())
  if (isWhole) await requireIntact(request, bytes, { store, job, now })
  void reply.header('accept-ranges', 'bytes')
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
}

/** @throws AppError pdf_damaged */
async function requireIntact(
  request: FastifyRequest,
  bytes: Uint8Array,
  { store, job, now }: Pick<FileRouteDeps, 'store' | 'now'> & { job: Job },
): Promise<void> {
  const digest = await store.digestOf(job.id)
  if (digest === null || isSameDigest(digest, await digestOfPdf(bytes))) return
  request.log.error({ job_id: job.id }, 'the PDF differs from what was made')
  await store.recordDamage(job.id, { found_at: now().toISOString(), problem: 'differs' })
  throw new AppError('pdf_damaged')
}

/** @throws AppError pdf_deleted */
function requireStoredPdf({ file_deleted_at, file_deletion, erased_at }: Job): void {
  if (file_deleted_at === null) return
  const reason = file_deletion === 'retention' ? 'deleted.retention' : 'deleted.request'
  const code = erased_at === null ? reason : 'deleted.with_job'
  throw new AppError('pdf_deleted', { message: { code, params: { date: file_deleted_at.slice(0, 10) } } })
}

/** Ranges apply to GET only; HEAD always describes the whole file. */
const mayAskForPart = ({ method, headers }: FastifyRequest) => method === 'GET' && headers.range !== undefined

function rangeFor(request: FastifyRequest, reply: FastifyReply, length: number): ByteRange | undefined {
  try {
    return byteRangeOf(request.headers, length)
  } catch (error) {
    void reply.header('content-range', `bytes */${length}`)
    throw error
  }
}
