import type { Command } from 'commander'
import type { CommandContext } from '../io/command-context.ts'

/** Passes all further arguments to the command line of the service. */
export function addServiceCommand(program: Command, context: CommandContext): void {
  program
    .command('service')
    .description('run the invoice generation service, or see its keys and ledger')
    .argument('[words...]')
    .passThroughOptions()
    .allowUnknownOption()
    .helpOption(false)
    .action(async (words: string[]) => {
      const { main } = await import('#service/command-line/program.ts')
      context.exitCode = await main(words, context)
    })
}
