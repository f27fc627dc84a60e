import type { Command } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { bucketFrom } from '../../backends/backends-from-environment.ts'
import { checkAllFiles } from '../../retention/check-files.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { dataOption } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore } from '../io/with-store.ts'

export function addVerifyCommand(program: Command, output: Output): void {
  program
    .command('verify')
    .description('compare every stored PDF with the digest of what was made, also while the service runs')
    .addOption(dataOption())
    .action(({ data }: { data: string }) => verify(output, data))
}

async function verify({ stdout, stderr }: Output, data: string): Promise<void> {
  const checked = await withExistingStore(data, async store => {
    const files = await openStorage(data, bucketFrom(process.env))
    try {
      return await checkAllFiles({ store, files, now: () => new Date() }, new AbortController().signal)
    } finally {
      await files.close()
    }
  })
  for (const { job_id, problem } of checked.damaged) stdout.write(`${job_id}  ${problem}\n`)
  const digested =
    checked.digested === 0
      ? ''
      : ` ${checked.digested} had no digest: it was computed of what is stored, and is compared from now on.`
  stderr.write(`Read ${checked.files} PDFs.${digested}\n`)
  const { length: damaged } = checked.damaged
  if (damaged === 0) return
  throw new AppError('store_unavailable', { message: { code: 'service.damaged_pdfs', params: { damaged } } })
}
