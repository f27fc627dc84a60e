import type { Command } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { byOperator } from '../accounts/origins.ts'
import { deleteJob, deletePdf } from '../retention/delete-job.ts'
import { openStorage } from '../storage/open-storage.ts'
import { defaultAccount } from '../store/store.ts'
import { bucketFrom } from './backends-from-environment.ts'
import { addHelpCommand } from './help-command.ts'
import { dataOption } from './options.ts'
import type { Output } from './output.ts'
import { withStore } from './with-store.ts'

/** Changes what is kept of a job, also while the service runs. */
export function addJobsCommand(program: Command, output: Output): void {
  const jobs = program.command('jobs').description('delete PDFs and jobs')

  jobs
    .command('delete')
    .description('delete the PDF of a job, its invoice number and template; that it was billed stays')
    .argument('<id>', 'the id that ledger shows')
    .option('--account <id>', 'whose job it is', defaultAccount)
    .option('--pdf-only', 'delete the PDF alone')
    .addOption(dataOption())
    .action((id: string, flags: DeleteFlags) => remove(output, id, flags))

  addHelpCommand(jobs)
}

interface DeleteFlags {
  account: string
  pdfOnly?: true
  data: string
}

async function remove(
  { stderr }: Output,
  id: string,
  { account, pdfOnly, data }: DeleteFlags,
): Promise<void> {
  const bucket = bucketFrom(process.env)
  const deletedAt = await withStore(data, async store => {
    const job = await store.findJobOfAccount(id, account)
    if (job === undefined) {
      throw new AppError('not_found', { message: { code: 'service.no_job', params: { id, account } } })
    }
    const files = await openStorage(data, bucket)
    const origin = byOperator(new Date())
    const deletion = pdfOnly
      ? deletePdf({ store, files }, job, origin)
      : deleteJob({ store, files }, job, origin)
    return await deletion.finally(() => files.close())
  })
  stderr.write(`The ${pdfOnly ? 'PDF of the ' : ''}job ${id} was deleted ${deletedAt}.\n`)
}
