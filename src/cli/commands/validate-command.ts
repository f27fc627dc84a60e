import type { Command } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { issuesOf } from '#core/invoice/validate.ts'
import { eachFile } from '../input/each-file.ts'
import { templateIssues } from '../input/known-templates.ts'
import { readInvoiceFile } from '../input/read-invoice-file.ts'
import { exitCodes } from '../output/exit-codes.ts'
import { lineOf, written } from '../output/issue-lines.ts'
import { renderIssues } from '../output/render-issues.ts'
import { print } from '../output/standard-streams.ts'

export function addValidateCommand(program: Command): void {
  program
    .command('validate')
    .description('check invoices: what the service would refuse, and what the law probably asks for')
    .argument('<file...>', 'invoices as JSON; - reads stdin')
    .option('--json', 'print one object a line: {file, valid, issues: [{path, code, severity, message}]}')
    .action(validate)
}

async function validate(files: string[], { json }: { json?: true }): Promise<void> {
  process.exitCode = await eachFile(files, async file => {
    const issues = await issuesOfFile(file)
    const isValid = !issues.some(issue => issue.severity === 'error')
    if (json) print(JSON.stringify({ file, valid: isValid, issues: written(issues) }))
    else if (issues.length === 0) print(`${file}: ok`)
    else for (const issue of issues) print(lineOf(file, issue))
    return isValid ? exitCodes.ok : exitCodes.invalidInvoice
  })
}

/** @throws AppError `file_unreadable`: there is nothing to check */
async function issuesOfFile(file: string): Promise<Issue[]> {
  const invoice = await readInvoiceFile(file, { lines: 'submitted' }).catch(issuesOfError)
  if (Array.isArray(invoice)) return invoice
  const unknownTemplate = templateIssues(invoice.template)
  const drawn = unknownTemplate.length === 0 ? await renderIssues(invoice) : []
  return [...unknownTemplate, ...issuesOf(invoice), ...drawn]
}

function issuesOfError(error: unknown): Issue[] {
  if (!(error instanceof AppError) || error.code === 'file_unreadable') throw error
  const { code, reason, details } = error
  return details.issues ?? [{ path: '', code, severity: 'error', message: reason }]
}
