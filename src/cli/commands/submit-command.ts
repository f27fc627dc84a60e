import { randomUUID } from 'node:crypto'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Outcome } from '#app/ports/services.ts'
import { type Payload, payloadOfInvoice } from '#app/sent-fields.ts'
import { mayBeBilled } from '#app/submission/outbox/next-step.ts'
import {
  type SubmittedTemplate,
  submittedTemplate,
  versioned,
} from '#app/submission/outbox/template-publisher.ts'
import { idempotencyKeyFormat } from '#contract/generate-api.ts'
import type { ProblemView } from '#contract/submission.ts'
import { defaultCurrency, defaultLocale } from '#core/defaults.ts'
import { templateVersion } from '#core/design-values.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { type RequestFields, requestFieldSets } from '#core/invoice/request-fields.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { isSummed } from '#core/line-kind.ts'
import { formatMoney } from '#core/money/format.ts'
import type { Mode } from '#core/text/key.ts'
import { escalateLogoIssues } from '#pdf/document/escalate-logo-issues.ts'
import { readLogo } from '#pdf/picture/read-logo.ts'
import { createGenerateClient } from '#platform/http/generate-client.ts'
import { createTemplateClient } from '#platform/http/template-client.ts'
import { readBaseUrl } from '../io/arguments.ts'
import type { CommandContext } from '../io/command-context.ts'
import { exitCodes } from '../io/exit-codes.ts'
import { findingsOfFile, invalid, nameOf, printWarnings, written } from '../io/issue-lines.ts'
import { findKey, keyVariable } from '../io/key-source.ts'
import { templateFileOf } from '../io/known-templates.ts'
import { ask } from '../io/prompt.ts'
import { readInvoiceFile } from '../io/read-file.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'
import { isSameFile } from '../io/write-file.ts'
import { deliverPdf } from './deliver-pdf.ts'

interface SubmitFlags {
  baseUrl: string
  keyStdin?: true
  idempotencyKey?: string
  fields: RequestFields
  out?: string
  yes?: true
  json?: true
}

export function addSubmitCommand(program: Command, context: CommandContext): void {
  program
    .command('submit')
    .description('send an invoice to the service and print {invoiceUrl, jobId}; a live key is billed')
    .argument('<file>', 'an invoice as JSON; - reads stdin')
    .requiredOption(
      '--base-url <url>',
      'where the service is, such as https://invoices.example.com',
      readBaseUrl,
    )
    .option('--key-stdin', 'read the API key from stdin')
    .option(
      '--idempotency-key <key>',
      'the one of an earlier try, so that it is not billed twice',
      readIdempotencyKey,
    )
    .addOption(
      new Option('--fields <which>', 'documented sends only template, invoice_number and items')
        .choices(requestFieldSets)
        .default('full'),
    )
    .option('--out <file>', 'download the PDF to this file and compare it with the preview')
    .option('--json', 'print {invoiceUrl, jobId, findings} to stdout, or {findings} if no invoice was made')
    .option('--yes', 'on a terminal, with a live key: do not ask before billing')
    .addHelpText(
      'after',
      `
The key comes from --key-stdin, else ${keyVariable}, else "billwright connect" or "billwright keys set".
What was probably not meant is printed before anything is sent; it never prevents a submission.
A template of your own is sent first, unless the service has it in this version; the invoice names the version.
With a live key this asks before billing, on a terminal only. Without one, as in a script or with --key-stdin, the
command itself is the consent: nothing is asked, with or without --yes.`,
    )
    .action((file: string, flags: SubmitFlags) => submit(context, file, flags))
}

async function submit(context: CommandContext, file: string, flags: SubmitFlags): Promise<void> {
  if (file === '-' && flags.keyStdin) {
    throw new AppError('invalid_argument', { message: { code: 'cli.stdin_twice' } })
  }
  if (flags.out !== undefined) refuseUnusableOut(context, file, flags.out)
  const whole = await readInvoiceFile(context, file, { lines: 'submitted' })
  const prepared = sentInvoice(context, whole, flags.fields)
  const { invoice } = prepared
  refuseUnusableLogo(file, invoice)
  const template = submittedTemplate({ templateFile: templateFileOf(context) }, invoice.template)
  const { key, kind } = await findKey(context, { fromStdin: flags.keyStdin ?? false })
  const findings = findingsOfFile(whole, flags.fields)
  if (!flags.json) printWarnings(context, file, findings)
  if (kind === 'live' && !flags.yes && context.isInteractive && !(await confirms(context, invoice))) {
    throw new AppError('confirmation_required', { message: { code: 'cli.not_confirmed' } })
  }

  const idempotencyKey = flags.idempotencyKey ?? randomUUID()
  printMessage(context, textOf({ code: 'cli.submit.idempotency_key', params: { key: idempotencyKey } }))
  const signal = context.interruption()
  const { baseUrl, out } = flags
  const { payload } = template
    ? await publishedPayload(context, prepared, template, { baseUrl, key, signal })
    : prepared
  const outcome = await createGenerateClient().generate({ baseUrl, key, idempotencyKey, payload, signal })
  context.exitCode = report(context, outcome, { file, idempotencyKey, mode: kind })
  const answered =
    outcome.kind === 'done' ? { invoiceUrl: outcome.answer.invoiceUrl, jobId: outcome.answer.jobId } : {}
  if (flags.json) print(context, JSON.stringify({ ...answered, findings: written(findings) }))
  else if (outcome.kind === 'done') print(context, JSON.stringify(answered))
  if (outcome.kind !== 'done' || out === undefined) return
  const { answer } = outcome
  context.exitCode = await deliverPdf(context, {
    answer,
    baseUrl,
    out,
    payload,
    template: invoice.template,
    templateText: template?.file.content,
    mode: kind,
    signal,
  })
}

/**
 * The payload that names the published version of a custom template. If it fails, nothing was sent.
 * @throws AppError template_unavailable, template_refused, key_refused, unreachable
 */
async function publishedPayload(
  context: CommandContext,
  prepared: Payload,
  template: SubmittedTemplate,
  service: { baseUrl: string; key: string; signal: AbortSignal },
): Promise<Payload> {
  const result = await createTemplateClient().publish({ ...service, ...template })
  if (result.kind === 'retry_later') throw new AppError('unreachable', { message: result.problem.message })
  if (result.kind !== 'published') return versioned(prepared, template, result)
  const named = templateVersion(template.name, result.version)
  printMessage(context, textOf({ code: 'cli.submit.template', params: { template: named } }))
  return versioned(prepared, template, { named })
}

/** Runs before anything is billed. */
function refuseUnusableOut(context: CommandContext, file: string, out: string): void {
  if (out === '-')
    throw new AppError('invalid_argument', {
      message: { code: 'cli.stdout_answer' },
    })
  if (isSameFile(context, file, out))
    throw new AppError('invalid_argument', {
      message: { code: 'cli.same_file', params: { file: out } },
    })
}

/** Refuses a logo that the service would reject, or without which another service might bill a PDF. */
function refuseUnusableLogo(file: string, { logo }: Invoice): void {
  const { warning } = readLogo(logo)
  if (warning) throw invalid(file, escalateLogoIssues([warning]))
}

async function confirms(context: CommandContext, invoice: Invoice): Promise<boolean> {
  const { payable } = totalsOf(invoice)
  const money = formatMoney(payable, invoice.currency ?? defaultCurrency, invoice.locale ?? defaultLocale)
  printMessage(context, textOf({ code: 'cli.submit.question', params: { number: invoice.invoice_number } }))
  printMessage(context, textOf({ code: 'cli.submit.to', params: { customer: invoice.buyer?.name ?? null } }))
  printMessage(
    context,
    textOf({
      code: 'cli.submit.total',
      params: { total: money, lines: invoice.items.filter(isSummed).length },
    }),
  )
  return /^y(es)?$/i.test((await ask(context, textOf({ code: 'cli.submit.confirm' }))).trim())
}

/** Prints why there is no invoice. @returns the exit code */
function report(
  context: CommandContext,
  outcome: Outcome,
  { file, idempotencyKey, mode }: { file: string; idempotencyKey: string; mode: Mode },
): number {
  if (outcome.kind === 'done') return exitCodes.ok
  const { problem } = outcome
  const isInDoubt = mayBeBilled(outcome, mode)
  const busy = { code: 'cli.submit.busy', params: { mayBeBilled: isInDoubt } } as const
  printMessage(context, textOf(outcome.kind === 'retry_later' ? busy : problem.message))
  for (const { path, message } of problem.fields)
    printMessage(context, `${nameOf(file)}: ${path}: ${textOf(message)}`)
  printAnswer(context, problem)

  if (outcome.kind === 'retry_later' && outcome.afterMs !== null)
    printMessage(
      context,
      textOf({ code: 'cli.submit.retry', params: { seconds: Math.ceil(outcome.afterMs / 1000) } }),
    )
  if (isInDoubt) {
    printMessage(context, textOf({ code: 'cli.submit.ask_again', params: { key: idempotencyKey } }))
    return exitCodes.outcomeUnknown
  }

  if (outcome.kind === 'key_refused') return exitCodes.keyRefused
  return outcome.kind === 'refused' ? exitCodeOfRefusal(problem) : exitCodes.unreachable
}

/** Prints status and request id for a support request, unless the message contains the status. */
function printAnswer(context: CommandContext, { status, requestId, message }: ProblemView): void {
  const isStatusNamed = message.code === 'unknown.status'
  if (status !== null && !isStatusNamed) {
    printMessage(context, textOf({ code: 'cli.submit.answered', params: { status, requestId } }))
  } else if (requestId !== null)
    printMessage(context, textOf({ code: 'cli.submit.request', params: { requestId } }))
}

const invoiceErrorStatuses: readonly (number | null)[] = [400, 413, 422]

function exitCodeOfRefusal({ code, status }: ProblemView): number {
  if (code === 'overloaded') return exitCodes.unreachable
  // The invoice is valid, but the Idempotency-Key was used for another one.
  if (code === 'idempotency_mismatch') return exitCodes.failed
  return invoiceErrorStatuses.includes(status) ? exitCodes.invalidInvoice : exitCodes.failed
}

function readIdempotencyKey(text: string): string {
  if (idempotencyKeyFormat.test(text)) return text
  throw new InvalidArgumentError('Use 1 to 255 characters without spaces.')
}

/** Prints the fields that are not sent, because the PDF will not contain them. */
function sentInvoice(context: CommandContext, invoice: Invoice, fields: RequestFields): Payload {
  const sent = payloadOfInvoice(invoice, fields)
  const omitted = [...missing(invoice, sent.invoice), ...missingOfItems(invoice, sent.invoice)]
  if (omitted.length > 0) printMessage(context, textOf({ code: 'cli.not_sent', params: { fields: omitted } }))
  return sent
}

const missing = (whole: object, part: object): string[] =>
  Object.keys(whole).filter(name => !Object.hasOwn(part, name))

function missingOfItems(whole: Invoice, part: Invoice): string[] {
  const summed = whole.items.filter(isSummed)
  const names = summed.flatMap((item, index) => missing(item, part.items[index] ?? {}))
  const others =
    whole.items.length > part.items.length ? ['headings, texts, subtotals and optional items'] : []
  return [...others, ...[...new Set(names)].map(name => `${name} of the lines`)]
}
