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
 * Validates a template of an account like any template file, off the main thread.
 * @throws AppError invalid_template, with the path of each issue in the file
 */
export function checkTemplate(text: string): CheckedTemplate {
  const { name, title, description } = parseTemplateText(text)
  return { name, title: printable(title), description: printable(description) }
}

/** Lists show single-line text, and PostgreSQL cannot store NUL. */
const printable = (text: string) => text.toWellFormed().replace(/\p{C}+/gu, ' ')

/**
 * @param name in the path
 * @throws AppError invalid_template for a name that accounts cannot use
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
