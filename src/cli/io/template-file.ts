import { basename, dirname } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { parseNamedTemplate } from '#pdf/templates.ts'
import { maxTemplateBytes, parseTemplateText } from '#render/template/parse-template.ts'
import type { Template } from '#render/template/template.ts'
import { type CommandContext, pathOf } from './command-context.ts'
import { linesOf, nameOf } from './issue-lines.ts'
import { readFile } from './read-file.ts'

/** Whether an argument is a file; template names contain neither dots nor slashes. */
export const isTemplateFile = (argument: string): boolean => /[./\\]/.test(argument)

/**
 * Reads a template file that is not in the data folder.
 * @throws AppError `invalid_template` with one line per issue: file, path and message
 */
export async function readTemplateFile(context: CommandContext, file: string): Promise<Template> {
  const text = await readFile(context, file, maxTemplateBytes, 'template')
  const where = nameOf(file)
  try {
    return file !== '-' && basename(file) === 'template.json'
      ? parseNamedTemplate(text, basename(dirname(pathOf(context, file))))
      : parseTemplateText(text)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_template') throw error
    const { issues = [] } = error.details
    const message: Message =
      issues.length === 0
        ? { code: 'cli.file_problem', params: { file: where, problem: error.reason } }
        : linesOf(file, issues)
    throw new AppError('invalid_template', { message, issues, cause: error })
  }
}
