import type { Links } from '../../generation/links.ts'
import type { Job } from '../../store/jobs.ts'

/** A link to the PDF of a job. */
export interface JobLink {
  href: string
  /** ISO 8601, UTC */
  expires_at: string
  isOpen: boolean
}

export function firstLinkOf(job: Job, at: { links: Links; baseUrl: () => string; now: Date }): JobLink {
  return linkMadeAt(job, new Date(job.created_at), at)
}

export function linkMadeAt(
  job: Job,
  made: Date,
  { links, baseUrl, now }: { links: Links; baseUrl: () => string; now: Date },
): JobLink {
  const link = links.to({ fileId: job.file_id, version: job.link_version }, made)
  const expiry = Number(new URLSearchParams(link.slice(link.indexOf('?'))).get('exp'))
  return {
    href: baseUrl() + link,
    expires_at: new Date(expiry * 1000).toISOString(),
    isOpen: links.open(link, now) !== undefined,
  }
}
