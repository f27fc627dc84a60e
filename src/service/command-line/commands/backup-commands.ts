import type { Command } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { bucketFrom, databaseUrlFrom } from '../../backends/backends-from-environment.ts'
import { copyDataFolder } from '../../data-folder/copy-data-folder.ts'
import { dataOption } from '../io/options.ts'
import type { Output } from '../io/output.ts'

export function addBackupCommands(program: Command, output: Output): void {
  program
    .command('backup')
    .description('copy database and PDFs of the data folder, also while the service runs')
    .requiredOption('--to <folder>', 'an empty or a new folder')
    .addOption(dataOption())
    .action(({ data, to }: { data: string; to: string }) => copy(output, data, to))
  program
    .command('restore')
    .description('copy a backup into an empty data folder')
    .requiredOption('--from <folder>', 'what backup made')
    .addOption(dataOption())
    .action(({ data, from }: { data: string; from: string }) => copy(output, from, data))
}

async function copy({ stderr }: Output, from: string, to: string): Promise<void> {
  if (databaseUrlFrom(process.env) !== undefined || bucketFrom(process.env) !== undefined)
    throw new AppError('invalid_argument', { message: { code: 'service.copy_elsewhere' } })
  const { pdfs } = await copyDataFolder(from, to)
  stderr.write(`Copied the database and ${pdfs} PDFs to ${to}, and verified the copy.\n`)
}
