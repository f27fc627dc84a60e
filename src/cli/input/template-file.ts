import { basename, dirname, resolve } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { parseNamedTemplate } from '#pdf/templates.ts'
import { parseTemplateText } from '#render/template/parse-template.ts'
import type { Template } from '#render/template/template.ts'
import { linesOf, nameOf } from '../output/issue-lines.ts'
import { readFile } from './read-file.ts'

/** Far more than any template needs. */
const largestTemplate = 1024 * 1024

/** Whether a word for a template means a file and not a name: names have neither dots nor slashes. */
export const isTemplateFile = (word: string): boolean => /[./\\]/.test(word)

/**
 * A template from anywhere, to try it before it lies in the data folder.
 * @throws AppError `invalid_template`, each mistake on a line of its own with the file and the place in it
 */
export async function readTemplateFile(file: string): Promise<Template> {
  const text = await readFile(file, largestTemplate, 'template')
  const where = nameOf(file)
  try {
    return file !== '-' && basename(file) === 'template.json'
      ? parseNamedTemplate(text, basename(dirname(resolve(file))))
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
