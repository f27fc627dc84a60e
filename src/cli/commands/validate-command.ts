import type { Command } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import type { CommandContext } from '../io/command-context.ts'
import { eachFile, exitCodes } from '../io/exit-codes.ts'
import { findingsOfFile, lineOf, written } from '../io/issue-lines.ts'
import { templateIssues, templateNamed } from '../io/known-templates.ts'
import { readInvoiceFile } from '../io/read-file.ts'
import { print } from '../io/standard-streams.ts'

interface Flags {
  json?: true
}

export function addValidateCommand(program: Command, context: CommandContext): void {
  program
    .command('validate')
    .description('check invoices: what the service would refuse, and what the law probably asks for')
    .argument('<file...>', 'invoices as JSON; - reads stdin')
    .option('--json', 'print one object a line: {file, valid, issues: [{path, code, severity, message}]}')
    .action((files: string[], flags: Flags) => validate(context, files, flags))
}

async function validate(context: CommandContext, files: string[], { json }: Flags): Promise<void> {
  context.exitCode = await eachFile(context, files, async file => {
    const issues = await issuesOfFile(context, file)
    const isValid = !issues.some(issue => issue.severity === 'error')
    if (json) print(context, JSON.stringify({ file, valid: isValid, issues: written(issues) }))
    else if (issues.length === 0) print(context, `${file}: ok`)
    else for (const issue of issues) print(context, lineOf(file, issue))
    return isValid ? exitCodes.ok : exitCodes.invalidInvoice
  })
}

/** @throws AppError `file_unreadable` */
async function issuesOfFile(context: CommandContext, file: string): Promise<Issue[]> {
  const invoice = await readInvoiceFile(context, file, { lines: 'submitted' }).catch(issuesOfError)
  if (Array.isArray(invoice)) return invoice
  const unknownTemplate = templateIssues(context, invoice.template)
  const rendered = unknownTemplate.length === 0 ? await renderIssues(context, invoice) : []
  return [...unknownTemplate, ...findingsOfFile(invoice), ...rendered]
}

function issuesOfError(error: unknown): Issue[] {
  if (!(error instanceof AppError) || error.code === 'file_unreadable') throw error
  const { code, reason, details } = error
  return details.issues ?? [{ path: '', code, severity: 'error', message: reason }]
}

/** Issues that only rendering finds: an unreadable logo, characters that no font has. */
async function renderIssues(context: CommandContext, invoice: Invoice): Promise<Issue[]> {
  // Imported late, because loading fonts is slow and an invoice with errors is not rendered.
  const [{ renderInvoice }, { escalateLogoIssues }] = await Promise.all([
    import('#pdf/document/render-invoice.ts'),
    import('#pdf/document/escalate-logo-issues.ts'),
  ])
  const { warnings } = await renderInvoice(invoice, templateNamed(context, invoice.template), {
    watermark: 'TEST',
  })
  return escalateLogoIssues(warnings)
}

export function addTotalsCommand(program: Command, context: CommandContext): void {
  program
    .command('totals')
    .description('add up invoices: one JSON object a line, amounts as decimal strings')
    .argument('<file...>', 'invoices as JSON; - reads stdin')
    .action((files: string[]) => totals(context, files))
}

async function totals(context: CommandContext, files: string[]): Promise<void> {
  context.exitCode = await eachFile(context, files, async file => {
    const invoice = await readInvoiceFile(context, file, { lines: 'rendered' })
    print(context, JSON.stringify({ file, ...totalsOf(invoice) }))
    return exitCodes.ok
  })
}
