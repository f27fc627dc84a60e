import { type Command, Option } from 'commander'
import { requireAccount } from '../../accounts/accounts.ts'
import { deleteAccount } from '../../accounts/delete-account.ts'
import { exportAccount } from '../../accounts/export-account.ts'
import { byOperator } from '../../accounts/origins.ts'
import { bucketFrom } from '../../backends/backends-from-environment.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { accountChanged } from '../../store/audit-events.ts'
import { dataOption } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore } from '../io/with-store.ts'

const exportOption = () =>
  new Option(
    '--to <file>',
    'a new file of JSON lines: account, keys, jobs, ledger, audit log',
  ).makeOptionMandatory()

/** Exports and deletes accounts, also while the service runs. */
export function addAccountRemovalCommands(accounts: Command, output: Output): void {
  accounts
    .command('export')
    .description('write what is recorded of an account into a file, without hashes of keys and without PDFs')
    .argument('<id>', 'the id that list shows')
    .addOption(exportOption())
    .addOption(dataOption())
    .action((id: string, flags: ExportFlags) => writeExport(output, id, flags))

  accounts
    .command('delete')
    .description('export a suspended account, then remove its PDFs and all but ids and times; final')
    .argument('<id>', 'the id that list shows')
    .addOption(new Option('--confirm <name>', 'the name of the account').makeOptionMandatory())
    .addOption(exportOption())
    .addOption(dataOption())
    .action((id: string, flags: DeleteFlags) => remove(output, id, flags))
}

interface ExportFlags {
  to: string
  data: string
}

interface DeleteFlags extends ExportFlags {
  confirm: string
}

async function writeExport({ stderr }: Output, id: string, { to, data }: ExportFlags): Promise<void> {
  const lines = await withExistingStore(data, async store => {
    const account = await requireAccount(store, id)
    const written = await exportAccount(store, account, to)
    await store.recordAudit(accountChanged('account.exported', id, byOperator(new Date())))
    return written
  })
  stderr.write(`${to} has ${lines} lines.\n`)
}

async function remove({ stderr }: Output, id: string, { confirm, to, data }: DeleteFlags): Promise<void> {
  const bucket = bucketFrom(process.env)
  const { exported, pdfs } = await withExistingStore(data, async store => {
    const files = await openStorage(data, bucket)
    const account = await requireAccount(store, id)
    const deletion = { account, confirmedName: confirm, exportTo: to, origin: byOperator(new Date()) }
    return await deleteAccount({ store, files }, deletion).finally(() => files.close())
  })
  stderr.write(`The account ${id} is deleted, with the PDFs of ${pdfs} jobs. ${to} has ${exported} lines.\n`)
}
