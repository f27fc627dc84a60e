import type { Command } from 'commander'

/** `help NAME` that reports unknown names; commander's own shows the whole help without an error. */
export function addHelpCommand(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .description('show the help of a command')
    .argument('[command]')
    .action((name?: string) => {
      if (name === undefined) program.help()
      const asked = program.commands.find(command => command.name() === name)
      if (asked === undefined) program.error(`error: unknown command '${name}'`)
      asked.help()
    })
}
