import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { redactKeys } from '#core/text/key.ts'
import { addHelpCommand } from '#service/command-line/commands/help-command.ts'
import { outputOf } from '#service/command-line/io/output.ts'
import { addConnectCommand } from './commands/connect-command.ts'
import { addDataCommand } from './commands/data-command.ts'
import { addDiagnosticsCommand } from './commands/diagnostics-command.ts'
import { addEInvoiceCommand } from './commands/einvoice-command.ts'
import { addInvoiceCommands } from './commands/invoice-commands.ts'
import { addKeysCommand } from './commands/keys-command.ts'
import { addRecordCommands } from './commands/record-commands.ts'
import { addRenderCommand } from './commands/render-command.ts'
import { addReportCommand } from './commands/report-command.ts'
import { addScheduleCommands } from './commands/schedule-commands.ts'
import { addSenderCommands } from './commands/sender-commands.ts'
import { addSubmitCommand } from './commands/submit-command.ts'
import { addTemplatesCommand } from './commands/templates-command.ts'
import { addTotalsCommand, addValidateCommand } from './commands/validate-command.ts'
import type { CommandContext, ProcessContext } from './io/command-context.ts'
import { exitCodeHelp, exitCodeOf, exitCodes } from './io/exit-codes.ts'
import { printMessage, textOf } from './io/standard-streams.ts'

/**
 * Runs the command line: data on stdout, messages on stderr, an exit code for each kind of failure. Does not exit, so
 * that pending output is written.
 * @returns the exit code
 */
export async function main(args: readonly string[], given: ProcessContext): Promise<number> {
  const context: CommandContext = { ...given, ...outputOf(given), exitCode: 0 }
  const program = new Command('billwright')
    .description('Write invoices as JSON, render them, add them up, submit them.')
    .version(version())
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: text => context.stdout.write(text),
      writeErr: text => context.stderr.write(redactKeys(text)),
    })
    .showHelpAfterError('Run with --help to see what there is.')
    .addHelpText('afterAll', exitCodeHelp)
  addRenderCommand(program, context)
  addTotalsCommand(program, context)
  addValidateCommand(program, context)
  addSubmitCommand(program, context)
  addConnectCommand(program, context)
  addKeysCommand(program, context)
  addTemplatesCommand(program, context)
  addDataCommand(program, context)
  addRecordCommands(program, context)
  addInvoiceCommands(program, context)
  addEInvoiceCommand(program, context)
  addScheduleCommands(program, context)
  addSenderCommands(program, context)
  addReportCommand(program, context)
  addDiagnosticsCommand(program, context, version())
  addServiceCommand(program, context)
  addHelpCommand(program)

  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    return codeOf(context, error)
  }
  return context.exitCode
}

/** Prints one line for an AppError; any other error is a bug and keeps its stack trace. */
function codeOf(context: CommandContext, error: unknown): number {
  // commander has printed the error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
  if (!(error instanceof AppError)) throw error
  printMessage(context, textOf(error.reason))
  return exitCodeOf(error.code)
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  return version
}

/** Passes all arguments after `service` to the command line of the service. */
function addServiceCommand(program: Command, context: CommandContext): void {
  program
    .command('service')
    .description('run the invoice generation service, or see its keys and ledger')
    .argument('[args...]')
    .passThroughOptions()
    .allowUnknownOption()
    .helpOption(false)
    .action(async (args: string[]) => {
      const { main } = await import('#service/command-line/program.ts')
      context.exitCode = await main(args, { stdout: context.stdout.raw, stderr: context.stderr.raw })
    })
}
