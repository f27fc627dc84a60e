import { defaultTemplateName } from '#contract/account-templates.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { parseTemplateText } from '#render/template/parse-template.ts'

export interface CheckedTemplate {
  name: string
  title: string
  description: string
}

/**
 * The check of templates that an account keeps, which is that of any template file. Runs where it blocks nobody.
 * @throws AppError invalid_template, with the path of each mistake in the file
 */
export function checkTemplate(text: string): CheckedTemplate {
  const { name, title, description } = parseTemplateText(text)
  return { name, title: printable(title), description: printable(description) }
}

/** Lists are text of one line, and PostgreSQL stores no NUL. */
const printable = (text: string) => text.toWellFormed().replace(/\p{C}+/gu, ' ')

/**
 * @param name as the address has it
 * @throws AppError invalid_template, for a name that the account cannot give to a template
 */
export function requireFreeName(name: string, shipped: { has(name: string): boolean }): void {
  if (shipped.has(name) || name === defaultTemplateName)
    throw refusedName({ code: 'template.name_taken', params: { name } })
}

/** @throws AppError invalid_template */
export function requireSameName(name: string, inFile: string): void {
  if (name !== inFile) throw refusedName({ code: 'template.name_differs', params: { name, inFile } })
}

function refusedName(message: Issue['message']): AppError {
  const issue: Issue = { path: 'name', code: 'invalid_template', severity: 'error', message }
  return new AppError('invalid_template', { message, issues: [issue] })
}
