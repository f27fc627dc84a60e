import type { Command } from 'commander'
import { templateNamesIn } from '#pdf/templates.ts'
import { eachFile } from '../io/each-file.ts'
import { exitCodes } from '../io/exit-codes.ts'
import { listTemplates } from '../io/known-templates.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'
import { readTemplateFile } from '../io/template-file.ts'

export function addTemplatesCommand(program: Command): void {
  const templates = program
    .command('templates')
    .description("list the templates by name, your own ones of the app's data folder among them")
    .option('--json', 'print an array of {name, title, description, own, mistake}')
    .action(list)
  templates
    .command('check')
    .description('check template files: each mistake with its place and what to write there')
    .argument('<file...>', 'templates as JSON; - reads stdin')
    .action(check)
}

function list({ json }: { json?: true }): void {
  const templates = listTemplates()
  if (json) {
    const listed = templates.map(({ version: _, mistake, ...template }) => ({
      ...template,
      mistake: mistake && textOf(mistake.message),
    }))
    print(JSON.stringify(listed))
    return
  }
  for (const { name, description, own, mistake } of templates) {
    if (mistake) printMessage(`${name}: ${textOf(mistake.message)}`)
    else print(`${name.padEnd(12)} ${own ? '(yours) ' : ''}${description}`)
  }
}

async function check(files: string[]): Promise<void> {
  process.exitCode = await eachFile(files, async file => {
    const { name, title } = await readTemplateFile(file)
    print(`${file}: ok, "${title}" (${name})`)
    if (templateNamesIn().includes(name))
      printMessage(
        `${file}: note: "${name}" comes with Billwright. In the data folder yours needs another name.`,
      )
    return exitCodes.ok
  })
}
