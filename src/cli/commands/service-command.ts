import type { Command } from 'commander'
import type { CommandContext } from '../io/command-context.ts'

/** Passes all further arguments to the command line of the service. */
export function addServiceCommand(program: Command, context: CommandContext): void {
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
