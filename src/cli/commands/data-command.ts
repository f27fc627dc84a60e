import { openSync, readSync } from 'node:fs'
import type { Command } from 'commander'
import { refuseWhileSubmitting } from '#app/data/data-operations.ts'
import { resetMissingFolder } from '#app/delivery/pdf-folder.ts'
import type { Replaced, StoreCondition } from '#app/ports/data-file.ts'
import type { Store } from '#app/ports/store.ts'
import { createSettings, resetUnknownTemplate } from '#app/settings.ts'
import { defaultTemplate } from '#core/defaults.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { requireWritableFolder } from '#platform/files/local-files.ts'
import { addHelpCommand } from '#service/command-line/commands/help-command.ts'
import { type CommandContext, pathOf } from '../io/command-context.ts'
import { listTemplates } from '../io/known-templates.ts'
import { print, printMessage, printRow, textOf } from '../io/standard-streams.ts'
import { withExistingStore, withStore } from '../io/with-store.ts'

const partBytes = 1_000_000

interface ImportFlags {
  replace?: true
}

export function addDataCommand(program: Command, context: CommandContext): void {
  const data = program
    .command('data')
    .description(
      'take all of the app’s data elsewhere: invoices, history, PDFs, templates, settings; no keys',
    )

  data
    .command('export')
    .description('write everything into one file; the app must not be running')
    .argument('<file>', 'a file of this name is replaced')
    .action((file: string) => exportData(context, file))

  data
    .command('import')
    .description('make an exported file the data of this computer; the app must not be running')
    .argument('<file>', 'what `data export` or the app wrote')
    .option(
      '--replace',
      'where there are invoices already: they are kept in the data folder, and only what was submitted with a live key is still shown',
    )
    .action((file: string, flags: ImportFlags) => importData(context, file, flags))

  data
    .command('backups')
    .description(
      'list the daily backups and what imports replaced, newest first; the app must not be running',
    )
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) =>
      withExistingStore(context, async store => {
        const copies = await store.dataFile.copies()
        if (json) print(context, JSON.stringify(copies, null, 2))
        else
          for (const { id, takenAt, invoices, bytes } of copies)
            printRow(context, [id, takenAt, invoices === null ? '' : String(invoices), String(bytes)])
      }),
    )

  data
    .command('restore')
    .description('make a backup the data of this computer; the app must not be running')
    .argument('<backup>', 'a name that `data backups` lists')
    .option('--replace', 'restore it; without this, only what would change is printed')
    .action((id: string, flags: ImportFlags) => restoreData(context, id, flags))
  addHelpCommand(data)
}

async function restoreData(context: CommandContext, id: string, { replace }: ImportFlags): Promise<void> {
  await withExistingStore(context, async store => {
    store.dataFile.requireWritable()
    const mayReplace = () => refuseWhileSubmitting(store)
    if (!replace) {
      const { changes } = await store.dataFile.checkCopy(id, mayReplace)
      printMessage(context, textOf({ code: 'cli.restore_checked', params: changes }))
      return
    }
    const replaced = await store.dataFile.restoreCopy(id, mayReplace)
    await printReplaced(context, store, replaced, {
      name: id,
      done: kept => ({ code: 'cli.data_restored', params: { kept } }),
    })
  })
}

async function exportData(context: CommandContext, file: string): Promise<void> {
  await withExistingStore(context, async store => {
    const missing = await store.dataFile.exportTo(pathOf(context, file))
    printMessage(
      context,
      textOf({ code: 'cli.data_exported', params: { file, isComplete: missing.length === 0 } }),
    )
    for (const { invoice_number, message } of missing)
      printMessage(context, `${invoice_number}: ${textOf(message)}`)
  })
}

async function importData(context: CommandContext, file: string, { replace }: ImportFlags): Promise<void> {
  await withStore(context, async store => {
    store.dataFile.requireWritable()
    const condition = store.dataFile.condition()
    const isInUse = condition.state !== 'ready' || store.invoices.list({ search: '', limit: 1 }).length > 0
    if (isInUse && !replace)
      throw new AppError('invalid_argument', {
        message: { code: 'cli.data_exists' },
      })
    receiveFile(context, store, file)
    const replaced = await store.dataFile.importReceived(() => refuseWhileSubmitting(store))
    await printReplaced(context, store, replaced, {
      name: file,
      done: kept => ({ code: 'cli.data_imported', params: { kept } }),
    })
  })
}

/**
 * Prints the result of an import or a restore, and which folder or template of the settings is missing on this
 * computer.
 */
async function printReplaced(
  context: CommandContext,
  store: Store,
  { kept, replacedCopyId, changes }: Replaced,
  { name: file, done }: { name: string; done: (kept: string) => Message },
): Promise<void> {
  const outcome: Message = kept === null ? { code: 'cli.data_same', params: { file } } : done(kept)
  printMessage(context, textOf(outcome))
  if (kept !== null && replacedCopyId !== null && changes !== null)
    printMessage(
      context,
      textOf({ code: 'cli.data_changes', params: { ...changes, wayBack: replacedCopyId } }),
    )
  const settings = createSettings(store)
  const folder =
    kept === null ? null : await resetMissingFolder({ files: { requireWritableFolder }, settings })
  if (folder !== null) printMessage(context, textOf({ code: 'cli.pdf_folder_missing', params: { folder } }))
  const template = kept === null ? null : resetUnknownTemplate(settings, listTemplates(context))
  if (template !== null)
    printMessage(
      context,
      textOf({ code: 'cli.template_unknown', params: { template, used: defaultTemplate } }),
    )
  for (const message of missingFrom(store.dataFile.condition())) printMessage(context, textOf(message))
}

/** Warnings after an import over damaged data, which is merged as far as it can be read. */
function missingFrom(condition: StoreCondition): Message[] {
  if (condition.state !== 'ready') return []
  return [
    ...(condition.notice === 'submissions_missing' ? [{ code: 'cli.submissions_missing' } as const] : []),
    ...(condition.unreadInvoices === undefined ? [] : [{ code: 'cli.invoices_unread' } as const]),
  ]
}

function receiveFile(context: CommandContext, store: Store, file: string): void {
  const source = readable(file, () => openSync(pathOf(context, file), 'r'))
  const part = Buffer.alloc(partBytes)
  let offset = 0
  for (;;) {
    const read = readable(file, () => readSync(source, part, 0, partBytes, null))
    if (read > 0 || offset === 0) store.dataFile.receive(offset, part.subarray(0, read))
    if (read === 0) return
    offset += read
  }
}

function readable<Value>(file: string, step: () => Value): Value {
  try {
    return step()
  } catch (cause) {
    throw new AppError('file_unreadable', {
      message: { code: 'cli.file_unreadable', params: { file } },
      cause,
    })
  }
}
