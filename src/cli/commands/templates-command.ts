import type { Command } from 'commander'
import { templateNamesIn } from '#pdf/templates.ts'
import type { CommandContext } from '../io/command-context.ts'
import { eachFile, exitCodes } from '../io/exit-codes.ts'
import { listTemplates } from '../io/known-templates.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'
import { readTemplateFile } from '../io/template-file.ts'

interface ListFlags {
  json?: true
}

export function addTemplatesCommand(program: Command, context: CommandContext): void {
  const templates = program
    .command('templates')
    .description('list the templates by name, your own ones of the app’s data folder among them')
    .option('--json', 'print an array of {name, title, description, own, mistake}')
    .action((flags: ListFlags) => list(context, flags))
  templates
    .command('check')
    .description('check template files: each mistake with its place and what to write there')
    .argument('<file...>', 'templates as JSON; - reads stdin')
    .action((files: string[]) => check(context, files))
}

function list(context: CommandContext, { json }: ListFlags): void {
  const templates = listTemplates(context)
  if (json) {
    const listed = templates.map(({ name, title, description, isCustom, issue }) => ({
      ...{ name, title, description },
      own: isCustom,
      mistake: issue && textOf(issue.message),
    }))
    print(context, JSON.stringify(listed))
    return
  }
  for (const { name, description, isCustom, issue } of templates) {
    if (issue) printMessage(context, `${name}: ${textOf(issue.message)}`)
    else print(context, `${name.padEnd(12)} ${isCustom ? '(yours) ' : ''}${description}`)
  }
}

async function check(context: CommandContext, files: string[]): Promise<void> {
  context.exitCode = await eachFile(context, files, async file => {
    const { name, title } = await readTemplateFile(context, file)
    print(context, `${file}: ok, "${title}" (${name})`)
    if (templateNamesIn().includes(name))
      printMessage(
        context,
        `${file}: note: "${name}" comes with Billwright. In the data folder yours needs another name.`,
      )
    return exitCodes.ok
  })
}
