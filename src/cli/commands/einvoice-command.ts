import { type Command, Option } from 'commander'
import { readEInvoiceFile } from '#app/einvoices/read-einvoice-file.ts'
import { coverages } from '#core/einvoice-coverage.ts'
import { type XmlFormat, xmlFormats } from '#core/einvoice-formats.ts'
import { AppError } from '#core/errors/app-error.ts'
import { groupedByText } from '#core/errors/issue.ts'
import { writeInvoice } from '#core/invoice/read-invoice.ts'
import type { Message } from '#core/messages/message.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { invoiceAsXml } from '#einvoice/invoice/invoice-findings.ts'
import type { FormatName } from '#einvoice/model/formats.ts'
import { EInvoiceError } from '#einvoice/xml/einvoice-error.ts'
import { xmlLimits } from '#einvoice/xml/parse-xml.ts'
import type { CommandContext } from '../io/command-context.ts'
import { eachFile, exitCodes } from '../io/exit-codes.ts'
import { invalid, lineOf, unusable } from '../io/issue-lines.ts'
import { readFileBytes, readInvoiceFile } from '../io/read-file.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'
import { isSameFile, writeFile } from '../io/write-file.ts'

interface Finding {
  /** name in the official rules; `null` if the file cannot be read or checked */
  rule: string | null
  severity: 'error' | 'warning'
  message: Message
  /** path in the semantic model of EN 16931, such as `lines[0].quantity.unit`, or names of elements */
  field: string
}

interface ExportFlags {
  format: XmlFormat
  out: string
}

interface ImportFlags {
  out: string
  json?: true
}

export function addEInvoiceCommand(program: Command, context: CommandContext): void {
  const einvoice = program.command('einvoice').description('e-invoices in UBL and CII')
  einvoice
    .command('check')
    .description(
      'check e-invoices against the rules of EN 16931, XRechnung, Peppol or the French reform; prints one object a line: {file, format, releases, valid, findings: [{rule, severity, message, field}]}',
    )
    .argument('<file...>', 'XML files, or PDFs that contain one (Factur-X, ZUGFeRD); - reads stdin')
    .action((files: string[]) => check(context, files))
  einvoice
    .command('export')
    .description('write an invoice as an e-invoice, after checking it against the rules of the format')
    .argument('<file>', 'an invoice as JSON; - reads stdin')
    .addOption(
      new Option('--format <name>', 'what the receiver asks for').choices(xmlFormats).makeOptionMandatory(),
    )
    .requiredOption('--out <file>', 'where to write the XML; - writes stdout')
    .addHelpText('after', `\nFormats of countries:\n${coverageLines.join('\n')}`)
    .action((file: string, flags: ExportFlags) => exportInvoice(context, file, flags))
  einvoice
    .command('import')
    .description('make an invoice of an e-invoice, and say what it could not take over')
    .argument('<file>', 'an XML file, or a PDF that contains one; - reads stdin')
    .requiredOption('--out <file>', 'where to write the invoice as JSON; - writes stdout')
    .option('--json', 'print {out, format, omitted: [{path, text}], differences: [{term, stated, computed}]}')
    .action((file: string, flags: ImportFlags) => importInvoice(context, file, flags))
}

/** One line for each country: its formats, and what is covered. */
const coverageLines = coverages.map(
  ({ country, formats }) =>
    `  ${country}  ${formats.join(', ') || 'none'}. ${textOf({ code: 'einvoice.coverage', params: { country } })}`,
)

async function importInvoice(
  context: CommandContext,
  file: string,
  { out, json }: ImportFlags,
): Promise<void> {
  if (out === '-' && json) throw new AppError('invalid_argument', { message: { code: 'cli.stdout_twice' } })
  if (isSameFile(context, file, out))
    throw new AppError('invalid_argument', { message: { code: 'cli.same_file', params: { file: out } } })
  const { format, imported, omitted } = await readEInvoiceFile(
    await readFileBytes(context, file, xmlLimits.bytes, 'einvoice'),
  ).catch(error => {
    throw error instanceof EInvoiceError ? unusable(file, 'unreadable', error.reason) : error
  })
  if (!imported.ok) throw invalid(file, imported.issues)
  const { invoice, differences } = imported
  const written = `${writeInvoice(invoice)}\n`
  if (out === '-') return print(context, Buffer.from(written))
  await writeFile(context, out, Buffer.from(written))
  if (json) return print(context, JSON.stringify({ out, format, omitted, differences }))
  for (const { path, text } of omitted)
    printMessage(context, textOf({ code: 'cli.einvoice.omitted', params: { path, text } }))
  for (const difference of differences)
    printMessage(context, textOf({ code: 'cli.einvoice.difference', params: difference }))
  printMessage(context, textOf({ code: 'cli.einvoice.imported', params: { file: out } }))
}

async function exportInvoice(
  context: CommandContext,
  file: string,
  { format, out }: ExportFlags,
): Promise<void> {
  if (isSameFile(context, file, out))
    throw new AppError('invalid_argument', { message: { code: 'cli.same_file', params: { file: out } } })
  const invoice = await readInvoiceFile(context, file, { lines: 'rendered' })
  const written = invoiceAsXml(invoice, format, localDateOf(new Date()))
  for (const same of groupedByText(written.findings)) {
    const rules = same.map(({ code }) => code).join(', ')
    for (const first of same.slice(0, 1)) printMessage(context, `${lineOf(file, first)} (${rules})`)
  }
  if (!written.ok) {
    context.exitCode = exitCodes.invalidInvoice
    return
  }
  if (out === '-') return print(context, written.xml)
  await writeFile(context, out, written.xml)
  printMessage(context, textOf({ code: 'cli.einvoice.exported', params: { file: out, format } }))
}

async function check(context: CommandContext, files: string[]): Promise<void> {
  context.exitCode = await eachFile(context, files, async file => {
    const { format, releases, findings } = await checked(
      await readFileBytes(context, file, xmlLimits.bytes, 'einvoice'),
    )
    const valid = format !== null && !findings.some(({ severity }) => severity === 'error')
    const written = findings.map(finding => ({ ...finding, message: textOf(finding.message) }))
    print(context, JSON.stringify({ file, format, releases, valid, findings: written }))
    return valid ? exitCodes.ok : exitCodes.invalidInvoice
  })
}

interface Checked {
  format: FormatName | null
  /** published versions of the rules that the file was checked against */
  releases: string[]
  findings: Finding[]
}

async function checked(bytes: Uint8Array): Promise<Checked> {
  try {
    const { format, releases, findings } = await readEInvoiceFile(bytes)
    return {
      format,
      releases,
      findings: findings.map(({ rule, severity, message, path }) => ({
        rule,
        severity,
        message,
        field: path,
      })),
    }
  } catch (error) {
    if (!(error instanceof EInvoiceError)) throw error
    return {
      format: null,
      releases: [],
      findings: [{ rule: null, severity: 'error', message: error.reason, field: '' }],
    }
  }
}
