import type { Command } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import type { CommandContext } from '../io/command-context.ts'
import { printWarnings, written } from '../io/issue-lines.ts'
import { templateNamed } from '../io/known-templates.ts'
import { readInvoiceFile } from '../io/read-file.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'
import { isTemplateFile, readTemplateFile } from '../io/template-file.ts'
import { isSameFile, writeFile } from '../io/write-file.ts'

interface RenderFlags {
  template?: string
  out: string
  json?: true
}

export function addRenderCommand(program: Command, context: CommandContext): void {
  program
    .command('render')
    .description('make the PDF of an invoice on this computer, marked TEST on every page')
    .argument('<file>', 'an invoice as JSON; - reads stdin')
    .option(
      '--template <name or file>',
      'instead of the invoice’s own; a file is a template of yours as JSON',
    )
    .requiredOption('--out <file>', 'where to write the PDF; - writes stdout')
    .option('--json', 'print {out, pages, bytes, warnings}')
    .action((file: string, flags: RenderFlags) => render(context, file, flags))
}

/** Always with the TEST watermark: only the service makes final PDFs. */
async function render(
  context: CommandContext,
  file: string,
  { template: name, out, json }: RenderFlags,
): Promise<void> {
  if (out === '-' && json) {
    throw new AppError('invalid_argument', { message: { code: 'cli.stdout_twice' } })
  }
  if (isSameFile(context, file, out)) {
    throw new AppError('invalid_argument', { message: { code: 'cli.same_file', params: { file: out } } })
  }
  const provided =
    name !== undefined && isTemplateFile(name) ? await readTemplateFile(context, name) : undefined
  const invoice = await readInvoiceFile(context, file, {
    lines: 'rendered',
    template: provided?.name ?? name,
  })
  const template = provided ?? templateNamed(context, invoice.template)
  const { renderInvoice } = await import('#pdf/document/render-invoice.ts')
  const { bytes, pageCount, warnings } = await renderInvoice(invoice, template, { watermark: 'TEST' })

  if (out === '-') print(context, bytes)
  else await writeFile(context, out, bytes)
  if (json)
    return print(
      context,
      JSON.stringify({ out, pages: pageCount, bytes: bytes.length, warnings: written(warnings) }),
    )
  printWarnings(context, file, warnings)
  if (out !== '-')
    printMessage(context, textOf({ code: 'cli.rendered', params: { file: out, pages: pageCount } }))
}
