import type { Command } from 'commander'
import { loadTemplates } from '#pdf/templates.ts'
import { print } from './output.ts'

export function addTemplatesCommand(program: Command): void {
  program
    .command('templates')
    .description('list the templates by name')
    .option('--json', 'print an array of {name, title, description}')
    .action(({ json }: { json?: true }) => {
      const templates = [...loadTemplates().values()].map(({ name, title, description }) => ({
        name,
        title,
        description,
      }))
      if (json) return print(JSON.stringify(templates))
      for (const { name, description } of templates) print(`${name.padEnd(12)} ${description}`)
    })
}
