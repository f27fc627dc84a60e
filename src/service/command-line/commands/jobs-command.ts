import type { Command } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { byOperator } from '../../accounts/origins.ts'
import { bucketFrom } from '../../backends/backends-from-environment.ts'
import { deleteJob, deletePdf, deleteQueuedJobOf } from '../../retention/delete-job.ts'
import { openStorage } from '../../storage/open-storage.ts'
import type { Job } from '../../store/jobs.ts'
import { defaultAccount, type Store } from '../../store/store.ts'
import { dataOption } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore } from '../io/with-store.ts'
import { addHelpCommand } from './help-command.ts'

/** Deletes a job or its PDF, or revokes its links, also while the service runs. */
export function addJobsCommand(program: Command, output: Output): void {
  const jobs = program.command('jobs').description('delete PDFs and jobs, and revoke links')

  jobs
    .command('delete')
    .description(
      'delete the PDF of a job, its invoice number and template; that it was billed stays; or take it out of the queue',
    )
    .argument('<id>', 'the id that ledger shows')
    .option('--account <id>', 'whose job it is', defaultAccount)
    .option('--pdf-only', 'delete the PDF alone')
    .addOption(dataOption())
    .action((id: string, flags: DeleteFlags) => remove(output, id, flags))

  jobs
    .command('revoke-links')
    .description('refuse every link of a job made so far; the dashboard and the API show a new one')
    .argument('<id>', 'the id that ledger shows')
    .option('--account <id>', 'whose job it is', defaultAccount)
    .addOption(dataOption())
    .action((id: string, flags: JobFlags) => revokeLinks(output, id, flags))

  addHelpCommand(jobs)
}

interface JobFlags {
  account: string
  data: string
}

interface DeleteFlags extends JobFlags {
  pdfOnly?: true
}

async function remove(
  { stderr }: Output,
  id: string,
  { account, pdfOnly, data }: DeleteFlags,
): Promise<void> {
  const bucket = bucketFrom(process.env)
  const deletedAt = await withExistingStore(data, async store => {
    const files = await openStorage(data, bucket)
    const deps = { store, files }
    const origin = byOperator(new Date())
    try {
      if (pdfOnly) return await deletePdf(deps, await requireJob(store, id, account), origin)
      // the queue first, because a job leaves it when it is recorded
      const deletedAt = await deleteQueuedJobOf(deps, { id, account_id: account }, origin)
      return deletedAt ?? (await deleteJob(deps, await requireJob(store, id, account), origin))
    } finally {
      await files.close()
    }
  })
  stderr.write(`The ${pdfOnly ? 'PDF of the ' : ''}job ${id} was deleted ${deletedAt}.\n`)
}

async function revokeLinks({ stderr }: Output, id: string, { account, data }: JobFlags): Promise<void> {
  await withExistingStore(data, async store =>
    store.revokeLinks(await requireJob(store, id, account), byOperator(new Date())),
  )
  stderr.write(`The links of the job ${id} are revoked.\n`)
}

async function requireJob(store: Store, id: string, account: string): Promise<Job> {
  const job = await store.findJobOfAccount(id, account)
  if (job !== undefined) return job
  throw new AppError('not_found', { message: { code: 'service.no_job', params: { id, account } } })
}
