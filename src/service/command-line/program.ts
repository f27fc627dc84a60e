import { Command, CommanderError } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { english } from '../languages/english.ts'
import { addAccountsCommand } from './commands/accounts-command.ts'
import { addAuditCommand } from './commands/audit-command.ts'
import { addBackupCommands } from './commands/backup-commands.ts'
import { addCreditsCommand } from './commands/credits-command.ts'
import { addHelpCommand } from './commands/help-command.ts'
import { addJobsCommand } from './commands/jobs-command.ts'
import { addKeysCommand } from './commands/keys-command.ts'
import { addLinksCommand } from './commands/links-command.ts'
import { addMigrateCommand } from './commands/migrate-command.ts'
import { addOperatorsCommand } from './commands/operators-command.ts'
import { addPlansCommand } from './commands/plans-command.ts'
import { addServeCommand } from './commands/serve-command.ts'
import { addLedgerCommand, addUsageCommand } from './commands/usage-command.ts'
import { addUsersCommand } from './commands/users-command.ts'
import { addVerifyCommand } from './commands/verify-command.ts'
import { addWebhooksCommand } from './commands/webhooks-command.ts'
import { outputOf, type Streams } from './io/output.ts'

const exitCodes = { ok: 0, failed: 1, usage: 2 } as const

/**
 * `npm run service`: `serve` is the default command. Data goes to stdout, messages to stderr.
 * @returns the exit code: 0 ok, 1 failed, 2 wrong usage
 */
export async function main(words: readonly string[], streams: Streams): Promise<number> {
  const output = outputOf(streams)
  const program = new Command('service')
    .description('The invoice generation service: JSON in, PDF out.')
    .exitOverride()
    .configureOutput({
      writeOut: text => output.stdout.write(text),
      writeErr: text => output.stderr.write(text),
    })
    .showHelpAfterError('Run with --help to see what there is.')
    .addHelpText('after', '\nWithout a command it serves; "serve --help" shows how.')
  addServeCommand(program, output)
  addAccountsCommand(program, output)
  addUsersCommand(program, output)
  addOperatorsCommand(program, output)
  addPlansCommand(program, output)
  addKeysCommand(program, output)
  addWebhooksCommand(program, output)
  addLedgerCommand(program, output)
  addCreditsCommand(program, output)
  addUsageCommand(program, output)
  addJobsCommand(program, output)
  addLinksCommand(program, output)
  addAuditCommand(program, output)
  addMigrateCommand(program, output)
  addBackupCommands(program, output)
  addVerifyCommand(program, output)
  addHelpCommand(program)

  try {
    await program.parseAsync([...words], { from: 'user' })
    return exitCodes.ok
  } catch (error) {
    // commander has already printed the error
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
    const words = wordsOf(error)
    if (words === undefined) throw error
    output.stderr.write(`${words}\n`)
    return exitCodes.failed
  }
}

/** One line for expected errors; a bug shows its stack. */
function wordsOf(error: unknown): string | undefined {
  if (error instanceof AppError) return english(error.reason)
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const port = 'port' in error ? ` ${error.port}` : ''
  if (error.code === 'EADDRINUSE') return `Port${port} is already in use. Choose another with --port.`
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return 'path' in error
      ? `This user may not use ${error.path}.`
      : `Port${port} needs rights that this user does not have. Choose another with --port.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return 'This computer has no such address. Choose another with --host.'
  return undefined
}
