import type { Command } from 'commander'
import { createSettings } from '#app/settings.ts'
import { nameOfSender } from '#contract/settings.ts'
import { addHelpCommand } from '#service/command-line/commands/help-command.ts'
import type { CommandContext } from '../io/command-context.ts'
import { print, printRow } from '../io/standard-streams.ts'
import { withReadableStore } from '../io/with-store.ts'

/** `senders`: the profiles under which documents are written. They are changed in the app. */
export function addSenderCommands(program: Command, context: CommandContext): void {
  const command = program.command('senders').description('list senders; the app must not be running')
  command
    .command('list')
    .description('print the senders, the one of new documents first, one a line')
    .option('--json', 'as JSON, with all fields but the logo')
    .action(({ json }: { json?: true }) =>
      withReadableStore(context, async store => {
        const { senders, defaultSender } = createSettings(store).settings()
        const isDefault = ({ id }: { id: string }) => id === defaultSender
        const listed = [...senders.filter(isDefault), ...senders.filter(sender => !isDefault(sender))]
        if (json)
          print(
            context,
            JSON.stringify(
              listed.map(({ logo: _, ...sender }) => sender),
              null,
              2,
            ),
          )
        else
          for (const sender of listed)
            printRow(context, [sender.id, nameOfSender(sender), sender.numberPatterns.invoice])
      }),
    )
  addHelpCommand(command)
}
