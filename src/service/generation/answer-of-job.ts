import type { GenerateAnswer } from '#contract/generate-api.ts'
import type { Issue } from '#core/errors/issue.ts'
import { english } from '../languages/english.ts'
import { fieldIssueOf } from '../problems/field-issue.ts'
import type { Job, NewJob } from '../store/jobs.ts'
import type { Links } from './links.ts'

/** Answer of a job that is recorded or is being recorded. */
type JobOfAnswer = NewJob & Partial<Pick<Job, 'file_deleted_at' | 'link_version'>>

export interface LinkDeps {
  links: Links
  baseUrl: () => string
  now: Date
}

/**
 * Returns the answer body of a job: always the same, but with a new link once the first one has expired.
 * @param warnings about the invoice, which are not stored with the job
 */
export function answerOfJob(job: JobOfAnswer, deps: LinkDeps, warnings: readonly Issue[] = []): string {
  return JSON.stringify({
    ...outcomeOfJob(job, deps),
    ...(warnings.length > 0 && { warnings: warnings.map(issue => fieldIssueOf(issue, english)) }),
  } satisfies GenerateAnswer)
}

/**
 * Returns the id of a job, a valid link, the outcome of its e-invoice, and the time when its PDF was deleted.
 */
export function outcomeOfJob(job: JobOfAnswer, { links, baseUrl, now }: LinkDeps): GenerateAnswer {
  const target = { fileId: job.file_id, version: job.link_version ?? 0 }
  const first = links.to(target, new Date(job.created_at))
  const link = links.open(first, now) === undefined ? links.to(target, now) : first
  const eInvoice = job.e_invoice === null ? {} : { eInvoice: job.e_invoice }
  const deletedAt = job.file_deleted_at ?? null
  return {
    invoiceUrl: baseUrl() + link,
    jobId: job.id,
    ...(job.template_version !== null && { templateVersion: job.template_version }),
    ...eInvoice,
    ...(deletedAt !== null && { pdfDeletedAt: deletedAt }),
  }
}
