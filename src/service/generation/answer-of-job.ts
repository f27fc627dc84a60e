import type { GenerateAnswer } from '#contract/generate-api.ts'
import type { Job } from '../store/store.ts'
import type { Links } from './links.ts'

/**
 * The answer body of a job: the same each time, with a new link once the first has expired.
 */
export function answerOfJob(
  job: Job,
  { links, baseUrl, now }: { links: Links; baseUrl: () => string; now: Date },
): string {
  const first = links.to(job.file_id, new Date(job.created_at))
  const link = links.open(first, now) === undefined ? links.to(job.file_id, now) : first
  const eInvoice = job.e_invoice === null ? {} : { eInvoice: job.e_invoice }
  return JSON.stringify({ invoiceUrl: baseUrl() + link, jobId: job.id, ...eInvoice } satisfies GenerateAnswer)
}
