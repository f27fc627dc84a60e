import type { Job } from '../../store/jobs.ts'
import type { QueuedJob } from '../../store/queued-jobs.ts'
import { type Html, html } from '../html/html.ts'
import { formToken, page, type Shown } from '../html/page.ts'

interface ShownJob extends Shown {
  job: Job
}

export const deletePdfPage = (shown: ShownJob): Html =>
  confirmation(shown, {
    title: `Delete the PDF of ${shown.job.invoice_number}?`,
    consequences:
      'Its link stops working, and the PDF cannot be made again without a new request. The invoice stays in the list and in the ledger.',
    path: `/generations/${shown.job.id}/delete-pdf`,
    cancel: `/generations/${shown.job.id}`,
    button: 'Delete PDF',
  })

export const deleteJobPage = (shown: ShownJob): Html =>
  confirmation(shown, {
    title: `Delete everything about ${shown.job.invoice_number}?`,
    consequences:
      'The PDF, the invoice number and the template are deleted, here and in the ledger. That something was billed, and when, stays. This cannot be undone.',
    path: `/generations/${shown.job.id}/delete`,
    cancel: `/generations/${shown.job.id}`,
    button: 'Delete everything',
  })

export const revokeLinksPage = (shown: ShownJob): Html =>
  confirmation(shown, {
    title: `Replace the link of ${shown.job.invoice_number}?`,
    consequences:
      'Every link to this PDF made so far stops working, and this page has a new one. The PDF stays.',
    path: `/generations/${shown.job.id}/revoke-links`,
    cancel: `/generations/${shown.job.id}`,
    button: 'Replace link',
  })

export const deleteQueuedJobPage = ({ job, ...shown }: Shown & { job: QueuedJob }): Html =>
  confirmation(shown, {
    title: 'Delete this job?',
    consequences:
      job.status === 'failed'
        ? `${job.id} failed and was not billed. It is not listed any more then.`
        : `The invoice of ${job.id} is not generated then, and not billed. This cannot be undone.`,
    path: `/queued-jobs/${job.id}/delete`,
    cancel: '/generations',
    button: 'Delete job',
  })

type Confirmation = Record<'title' | 'consequences' | 'path' | 'cancel' | 'button', string>

function confirmation(
  { href, session }: Shown,
  { title, consequences, path, cancel, button }: Confirmation,
): Html {
  return page({
    href,
    session,
    title,
    content: html`<p>${consequences}</p>
<form method="post" action="${href(path)}" class="actions">${formToken(session.token)}
<a class="button" href="${href(cancel)}">Cancel</a>
<button type="submit" class="danger">${button}</button></form>`,
  })
}

export const deletionActions = ({ href, job }: Pick<ShownJob, 'href' | 'job'>): Html =>
  html`<p class="actions">${
    job.file_deleted_at === null &&
    html`<a class="button" href="${href(`/generations/${job.id}/revoke-links`)}">Replace link…</a><a class="button" href="${href(`/generations/${job.id}/delete-pdf`)}">Delete PDF…</a>`
  }<a class="button" href="${href(`/generations/${job.id}/delete`)}">Delete everything…</a></p>`
