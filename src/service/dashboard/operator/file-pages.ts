import type { FastifyInstance } from 'fastify'
import type { DamagedFile, FileCheck } from '../../store/file-checks.ts'
import type { Store } from '../../store/store.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, kindChip, notice, table } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { time } from '../html/texts.ts'
import { operatorPage, type Shown } from './operator-pages.ts'
import { operatorOf } from './operator-session.ts'

const shownFiles = 200

/** What the check of stored PDFs found, for operators. */
export function addFilePages(
  pages: FastifyInstance,
  { store, href }: { store: Store; href: DashboardUrl },
): void {
  pages.get('/dashboard/operator/files', async (request, reply) => {
    const [check, damaged, count] = await Promise.all([
      store.readFileCheck(),
      store.listDamagedFiles(shownFiles),
      store.countDamagedFiles(),
    ])
    return sendPage(reply, filesPage({ href, visit: operatorOf(request), check, damaged, count }))
  })
}

interface FilesPage extends Shown {
  check: FileCheck | undefined
  damaged: readonly DamagedFile[]
  /** of all damaged PDFs */
  count: number
}

const filesPage = ({ check, damaged, count, ...shown }: FilesPage): Html =>
  operatorPage(
    shown,
    'Stored PDFs',
    html`<p>The service reads every stored PDF again and again, and compares it with the digest (SHA-256) of what was made.</p>
${progressOf(check)}
${
  count === 0
    ? html`<p class="empty">No damaged PDF is known.</p>`
    : html`${notice('wrong', 'Some stored PDFs are missing or were changed. Put them back from a backup, under the same file name; the next check, or the command verify, takes them off this list.')}
<section><h2>Damaged PDFs</h2>${count > damaged.length && html`<p>The latest ${damaged.length} of ${count}.</p>`}
${table(
  'Damaged PDFs, the latest first',
  ['Job', 'Kind', 'Account', 'Problem', 'File', 'Found'],
  damaged.map(({ job_id, mode, account_id, problem, file_id, found_at }) => [
    html`<code>${job_id}</code>`,
    kindChip(mode),
    html`<a href="${shown.href(`/operator/accounts/${account_id}`)}">${account_id}</a>`,
    html`${problem === 'differs' ? 'Differs from what was made' : 'Missing'}`,
    html`<code>${file_id.slice(0, 2)}/${file_id}.pdf</code>`,
    time(found_at),
  ]),
)}</section>`
}`,
  )

function progressOf(check: FileCheck | undefined): Html {
  if (check === undefined) return html`<p>Nothing was checked yet.</p>`
  const { last_job_id, started_at, files, ended_at, ended_files } = check
  const last =
    ended_at === null
      ? html``
      : html`<p>The last round read ${ended_files ?? 0} PDFs and ended ${time(ended_at)}.</p>`
  return last_job_id === ''
    ? last
    : html`${last}<p>The present round began ${time(started_at)} and has read ${files} PDFs.</p>`
}
