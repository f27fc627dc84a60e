import type { Job } from '../../store/jobs.ts'
import type { QueuedJob } from '../../store/queued-jobs.ts'
import { type Html, html } from '../html/html.ts'
import { formToken, page, type Shown } from '../html/page.ts'
import { t } from '../html/texts.ts'

interface ShownJob extends Shown {
  job: Job
}

export const deletePdfPage = (shown: ShownJob): Html =>
  confirmation(shown, {
    title: t('deletion.pdf', { number: shown.job.invoice_number }),
    consequences: t('deletion.pdf_text'),
    path: `/generations/${shown.job.id}/delete-pdf`,
    cancel: `/generations/${shown.job.id}`,
    button: t('deletion.pdf_button'),
  })

export const deleteJobPage = (shown: ShownJob): Html =>
  confirmation(shown, {
    title: t('deletion.job', { number: shown.job.invoice_number }),
    consequences: t('deletion.job_text'),
    path: `/generations/${shown.job.id}/delete`,
    cancel: `/generations/${shown.job.id}`,
    button: t('deletion.job_button'),
  })

export const revokeLinksPage = (shown: ShownJob): Html =>
  confirmation(shown, {
    title: t('deletion.links', { number: shown.job.invoice_number }),
    consequences: t('deletion.links_text'),
    path: `/generations/${shown.job.id}/revoke-links`,
    cancel: `/generations/${shown.job.id}`,
    button: t('deletion.links_button'),
  })

export const deleteQueuedJobPage = ({ job, ...shown }: Shown & { job: QueuedJob }): Html =>
  confirmation(shown, {
    title: t('deletion.queued'),
    consequences:
      job.status === 'failed'
        ? t('deletion.queued_failed', { job: job.id })
        : t('deletion.queued_waiting', { job: job.id }),
    path: `/queued-jobs/${job.id}/delete`,
    cancel: '/generations',
    button: t('deletion.queued_button'),
  })

type Confirmation = Record<'path' | 'cancel', string> & Record<'title' | 'consequences' | 'button', Html>

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
<a class="button" href="${href(cancel)}">${t('dashboard.cancel')}</a>
<button type="submit" class="danger">${button}</button></form>`,
  })
}

export const deletionActions = ({ href, job }: Pick<ShownJob, 'href' | 'job'>): Html =>
  html`<p class="actions">${
    job.file_deleted_at === null &&
    html`<a class="button" href="${href(`/generations/${job.id}/revoke-links`)}">${t('generations.replace_link')}</a><a class="button" href="${href(`/generations/${job.id}/delete-pdf`)}">${t('generations.delete_pdf')}</a>`
  }<a class="button" href="${href(`/generations/${job.id}/delete`)}">${t('generations.delete_all')}</a></p>`
