import { randomUUID } from 'node:crypto'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { createEvents } from '#app/events.ts'
import { createDocuments } from '#app/invoices/documents.ts'
import { createInvoiceList } from '#app/invoices/invoice-list.ts'
import { draftInFile, withOwnSender } from '#app/invoices/invoices.ts'
import { createPayments } from '#app/invoices/payments.ts'
import { createLongWorks } from '#app/long-work.ts'
import type { Store } from '#app/ports/store.ts'
import { createSettings } from '#app/settings.ts'
import type { InvoicePayments } from '#contract/payments.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type DocumentStatus, documentStatuses } from '#core/invoice/document-status.ts'
import { Exact } from '#core/invoice/line-net.ts'
import type { Message } from '#core/messages/message.ts'
import { type Decimal, parseDecimal, toDecimal } from '#core/money/decimal.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { addHelpCommand } from '#service/command-line/commands/help-command.ts'
import { namedSender } from '../io/arguments.ts'
import type { CommandContext } from '../io/command-context.ts'
import { eachFile, exitCodes } from '../io/exit-codes.ts'
import { invoiceTable } from '../io/invoice-table.ts'
import { invalid, nameOf, unusable } from '../io/issue-lines.ts'
import { readFile } from '../io/read-file.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'
import { withReadableStore, withUndamagedStore } from '../io/with-store.ts'
import { addMarkIssuedCommand } from './mark-issued-command.ts'

interface ListOptions {
  json?: true
  status?: DocumentStatus[]
  from?: string
  to?: string
  search?: string
  currency?: string
  taxRate?: Decimal
  outstanding?: true
  sender?: string
}

interface PayOptions {
  json?: true
  date: string
  amount: Decimal
  note?: string
}

interface DeriveOptions {
  again?: true
  json?: true
}

/**
 * `invoices`: the list, drafts from files, payments, credit notes, final invoices, and documents issued by other means.
 */
export function addInvoiceCommands(program: Command, context: CommandContext): void {
  const command = program
    .command('invoices')
    .description(
      'list invoices, add drafts, record payments, make credit notes and final invoices, mark as issued; the app must not be running',
    )

  command
    .command('list')
    .description('print the invoices by issue date, newest first')
    .option('--json', 'as JSON, with all columns')
    .addOption(
      new Option('--status <status...>', 'only invoices with one of these statuses').choices(
        documentStatuses,
      ),
    )
    .option('--from <date>', 'issued on this day or later, such as 2026-01-01', isoDate)
    .option('--to <date>', 'issued on this day or earlier', isoDate)
    .option('--currency <code>', 'only in this currency, such as EUR')
    .option('--tax-rate <percent>', 'only with lines of this tax rate, such as 19', taxRate)
    .option('--sender <name>', 'only those of this sender')
    .option('--outstanding', 'only invoices of which something is owed')
    .option('--search <text>', 'only those with this number, customer, description, amount, date or status')
    .action((options: ListOptions) => withReadableStore(context, store => list(context, store, options)))

  command
    .command('add')
    .description('add invoices as drafts')
    .argument('<file...>', 'invoices as JSON; - reads stdin')
    .option('--sender <name>', 'of this sender; by default of the one that the file names')
    .action((files: string[], options: { sender?: string }) =>
      withUndamagedStore(context, store => add(context, store, files, options)),
    )

  command
    .command('pay')
    .description('record a payment of an issued invoice')
    .argument('<number>', 'invoice number')
    .requiredOption('--date <date>', 'day of the payment, such as 2026-01-31', isoDate)
    .requiredOption(
      '--amount <amount>',
      'in the currency of the invoice, such as 120.00; negative for a refund',
      amount,
    )
    .option('--note <text>', 'such as a reference of the bank')
    .option('--json', 'print what was paid and what is outstanding')
    .action((number: string, options: PayOptions) =>
      withReadableStore(context, store => pay(context, store, number, options)),
    )

  command
    .command('credit')
    .description('make the draft of a credit note for an issued invoice')
    .argument('<number>', 'invoice number')
    .option('--again', 'also if there is a credit note for it already')
    .option('--json', 'print the draft')
    .action((number: string, options: DeriveOptions) =>
      withReadableStore(context, store => derive(context, store, 'creditInvoice', number, options)),
    )

  command
    .command('final')
    .description('make the draft of the final invoice for the deposit invoices of a customer and an order')
    .argument('<number>', 'number of one of the deposit invoices')
    .option('--again', 'also if an invoice deducts it already')
    .option('--json', 'print the draft')
    .action((number: string, options: DeriveOptions) =>
      withReadableStore(context, store => derive(context, store, 'finalInvoice', number, options)),
    )
  addMarkIssuedCommand(command, context, isoDate)
  addHelpCommand(command)
}

function isoDate(text: string): string {
  if (!isCalendarDate(text)) throw new InvalidArgumentError('Write a date as 2026-01-31.')
  return text
}

function amount(text: string): Decimal {
  const parsed = parseDecimal(text)
  if (parsed === undefined) throw new InvalidArgumentError('Write an amount as 1234.50.')
  return parsed
}

/** A rate without trailing zeros, as in totals and reports. */
function taxRate(text: string): Decimal {
  const parsed = parseDecimal(text)
  if (parsed === undefined) throw new InvalidArgumentError('Write a tax rate as 19 or 5.5.')
  return toDecimal(new Exact(parsed))
}

async function list(
  context: CommandContext,
  store: Store,
  { json, status, currency, outstanding, sender, ...filter }: ListOptions,
): Promise<void> {
  const { listInvoices } = createInvoiceList({ store, clock: systemClock })
  const rows = listInvoices({
    ...filter,
    ...(status && { statuses: status }),
    ...(currency !== undefined && { currency: currency.toUpperCase() }),
    ...(outstanding && { balance: 'outstanding' }),
    ...(sender !== undefined && { sender: namedSender(store, sender) }),
    sort: { by: 'issued', descending: true },
    limit: -1,
  })
  print(context, json ? JSON.stringify(rows, null, 2) : invoiceTable(rows))
}

async function add(
  context: CommandContext,
  store: Store,
  files: readonly string[],
  { sender: name }: { sender?: string },
): Promise<void> {
  const settings = createSettings(store).settings()
  const sender = name === undefined ? undefined : namedSender(store, name)
  context.exitCode = await eachFile(context, files, async file => {
    const read = draftOf(file, await readFile(context, file, maxFileBytes))
    const draft = withOwnSender(sender === undefined ? read : { ...read, sender }, settings)
    const at = systemClock.now().toISOString()
    store.invoices.create({ id: randomUUID(), draft, columns: columnsOf(draft), at, sample: false })
    printMessage(
      context,
      textOf({ code: 'cli.added', params: { subject: nameOf(file), number: draft.invoice_number } }),
    )
    return exitCodes.ok
  })
}

/** Same limit as in the window. */
const maxFileBytes = 8_000_000

function draftOf(file: string, text: string) {
  try {
    return draftInFile(text)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw error.details.issues
      ? invalid(file, error.details.issues)
      : unusable(file, error.code, error.reason)
  }
}

async function pay(
  context: CommandContext,
  store: Store,
  number: string,
  { json, ...payment }: PayOptions,
): Promise<void> {
  const invoiceId = issuedInvoice(store, number)
  const { recordPayments, invoicePayments } = createPayments({
    store,
    clock: systemClock,
    events: noEvents,
    log: noLog,
    works: createLongWorks(noEvents),
  })
  recordPayments({ payments: [{ invoiceId, ...payment }] })
  const found = invoicePayments({ id: invoiceId })
  if (json) print(context, JSON.stringify(found, null, 2))
  else printMessage(context, textOf(paidMessage(number, found)))
}

const paidMessage = (
  number: string,
  { paid, payable, outstanding, currency }: InvoicePayments,
): Message<'cli.paid'> => ({
  code: 'cli.paid',
  params: { number, paid, payable: payable ?? '0', outstanding: outstanding ?? '0', currency },
})

/** Makes the draft of a document that is derived from an issued one. */
async function derive(
  context: CommandContext,
  store: Store,
  derivation: 'creditInvoice' | 'finalInvoice',
  number: string,
  { again, json }: DeriveOptions,
): Promise<void> {
  const documentsOf = createDocuments({
    store,
    clock: systemClock,
    settings: createSettings(store),
    events: noEvents,
    maintenance: { wake: () => undefined },
  })
  const { documents } = documentsOf[derivation]({ id: issuedInvoice(store, number), repeat: again === true })
  const drafts = documents.map(({ draft }) => draft)
  if (json) print(context, JSON.stringify(drafts[0], null, 2))
  else
    printMessage(
      context,
      textOf({ code: 'cli.added', params: { subject: number, number: drafts[0]?.invoice_number ?? '' } }),
    )
}

const noLog = { write: () => undefined }
const noEvents = createEvents({ log: noLog, readStatus: () => null, readSources: () => [] })

/** @throws AppError no_such_invoice */
function issuedInvoice(store: Store, number: string): string {
  const invoiceId = store.attempts.numberOwner(number)?.invoiceId
  if (invoiceId === undefined)
    throw new AppError('no_such_invoice', { message: { code: 'cli.not_issued', params: { number } } })
  return invoiceId
}
