import { basename } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { createExportedFiles } from '#app/einvoices/exported-files.ts'
import { readEInvoiceFile } from '#app/einvoices/read-einvoice-file.ts'
import { createEvents } from '#app/events.ts'
import type { Store } from '#app/ports/store.ts'
import { createMarkIssued, type Marked } from '#app/submission/mark-issued.ts'
import { type ExportedFile, type IssueMeans, issueMeans, maxReasonLength } from '#contract/issued-by.ts'
import type { MarkCandidate } from '#contract/mark-issued.ts'
import { AppError } from '#core/errors/app-error.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { EInvoiceError } from '#einvoice/xml/einvoice-error.ts'
import { sha256Of } from '#node/sha256.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import type { CommandContext } from '../io/command-context.ts'
import { invalid, printWarnings } from '../io/issue-lines.ts'
import { ask } from '../io/prompt.ts'
import { readFileBytes } from '../io/read-file.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'
import { withReadableStore } from '../io/with-store.ts'

interface MarkOptions {
  means: IssueMeans
  date?: string
  note: string
  file?: string
  yes?: true
  json?: true
}

const maxFileBytes = 64 * 1024 * 1024

/** `invoices mark-issued`: documents that were issued by other means than a service. */
export function addMarkIssuedCommand(
  command: Command,
  context: CommandContext,
  isoDate: (text: string) => string,
) {
  command
    .command('mark-issued')
    .description('mark drafts as issued that left by other means: locks them and uses their numbers')
    .argument('<number...>', 'numbers of the drafts')
    .addOption(new Option('--means <means>', 'how they left').choices(issueMeans).makeOptionMandatory())
    .option('--date <date>', 'day on which they left, such as 2026-01-31; today by default', isoDate)
    .option('--note <text>', 'such as the name of the portal; needed for "other"', note, '')
    .option('--file <file>', 'the file that left, of which the SHA-256 is kept')
    .option('--yes', 'on a terminal: do not ask')
    .option('--json', 'print what was kept')
    .addHelpText(
      'after',
      `
Findings are printed; they never prevent it. On a terminal this asks first. There is no undo here: a marked document is
corrected by "billwright invoices credit". Without --file, the newest e-invoice that the window exported of this version
counts as the file of "e_invoice".`,
    )
    .action((numbers: string[], options: MarkOptions) =>
      withReadableStore(context, store => markIssued(context, store, numbers, options)),
    )
}

function note(text: string): string {
  if (text.length > maxReasonLength)
    throw new InvalidArgumentError(`Write at most ${maxReasonLength} characters.`)
  return text
}

async function markIssued(
  context: CommandContext,
  store: Store,
  numbers: readonly string[],
  { means, date, note: reason, file, yes, json }: MarkOptions,
): Promise<void> {
  if (file !== undefined && numbers.length > 1)
    throw new AppError('invalid_argument', { message: { code: 'cli.mark.one_file' } })
  const exportedFiles = createExportedFiles(store.settings, systemClock)
  const events = createEvents({
    log: { write: () => undefined },
    readStatus: () => null,
    readSources: () => [],
  })
  const marking = createMarkIssued({ store, clock: systemClock, events, exportedFiles })
  const ids = numbers.map(number => draftWith(store, number))
  const { candidates } = marking.reviewMarkIssued({ ids })
  for (const { invoice_number, problems, warnings } of candidates) {
    if (problems.length > 0) throw invalid(invoice_number, problems)
    printWarnings(context, invoice_number, warnings)
  }
  const given = file === undefined ? undefined : await fileOf(context, file, numbers[0] ?? '')
  if (context.isInteractive && !yes && !(await confirms(context, candidates)))
    throw new AppError('confirmation_required', { message: { code: 'cli.mark.not_confirmed' } })
  const documents = candidates.map(
    ({ id, revision, invoice_number, payable, currency, files }): Marked => ({
      id,
      revision,
      confirmed: { invoice_number, payable: payable ?? '', currency },
      file: given ?? (means === 'e_invoice' ? newestOf(files) : null),
    }),
  )
  const marked = marking.mark(documents, { means, reason, issuedOn: date ?? systemClock.today() })
  if (json) {
    const kept = marked.map(({ draft, submission }) => ({
      invoice_number: draft.invoice_number,
      markedAt: submission?.startedAt,
      ...submission?.issuedBy,
    }))
    print(context, JSON.stringify(kept, null, 2))
  } else
    for (const { draft } of marked)
      printMessage(context, textOf({ code: 'cli.marked', params: { number: draft.invoice_number } }))
}

const newestOf = (files: MarkCandidate['files']): ExportedFile | null => {
  const found = files.find(({ isCurrent }) => isCurrent)
  if (!found) return null
  const { isCurrent: _, ...file } = found
  return file
}

/** @throws AppError no_such_invoice if there is none, or more than one */
function draftWith(store: Store, number: string): string {
  const comparable = comparableNumber(number)
  const found = store.invoices
    .list({ search: number.trim().toLowerCase(), limit: -1 })
    .filter(({ invoice_number }) => comparableNumber(invoice_number) === comparable)
  const drafts = found.filter(({ state, mode }) => state !== 'done' || mode !== 'live')
  const [only, ...others] = drafts.length > 0 ? drafts : found
  if (!only || others.length > 0)
    throw new AppError('no_such_invoice', {
      message: { code: 'cli.mark.drafts', params: { number, count: drafts.length } },
    })
  return only.id
}

/** @throws AppError invalid_invoice for an e-invoice with another number */
async function fileOf(context: CommandContext, file: string, number: string): Promise<ExportedFile> {
  const bytes = await readFileBytes(context, file, maxFileBytes, 'einvoice')
  const stated = await numberIn(bytes)
  if (stated !== undefined && comparableNumber(stated) !== comparableNumber(number))
    throw new AppError('invalid_invoice', {
      message: { code: 'cli.mark.other_file', params: { file, number: stated } },
    })
  return {
    name: basename(file).slice(0, 255),
    format: null,
    bytes: bytes.byteLength,
    sha256: sha256Of(bytes),
    exportedAt: null,
  }
}

/** The invoice number in an e-invoice; `undefined` for another file, such as a receipt of a portal. */
async function numberIn(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await readEInvoiceFile(bytes)).document.number
  } catch (error) {
    if (error instanceof EInvoiceError) return undefined
    throw error
  }
}

async function confirms(context: CommandContext, candidates: readonly MarkCandidate[]): Promise<boolean> {
  for (const { invoice_number, customer, payable, currency } of candidates)
    printMessage(
      context,
      textOf({
        code: 'cli.mark.document',
        params: { number: invoice_number, customer, total: `${payable ?? ''} ${currency}` },
      }),
    )
  return /^y(es)?$/i.test((await ask(context, textOf({ code: 'cli.mark.confirm' }))).trim())
}
