import { AppError } from '#core/app-error.ts'
import type { Issue } from '#core/issue.ts'
import { loadTemplates } from '#pdf/templates.ts'
import type { Template } from '#render/template.ts'

/** @throws AppError `unknown_template`, naming those that there are */
export function templateNamed(name: string): Template {
  const templates = loadTemplates()
  const template = templates.get(name)
  if (template) return template
  throw new AppError('unknown_template', { message: unknownTemplate(name, [...templates.keys()]) })
}

export function templateIssues(name: string): Issue[] {
  const known = [...loadTemplates().keys()]
  if (known.includes(name)) return []
  const message = unknownTemplate(name, known)
  return [{ path: 'template', code: 'unknown_template', severity: 'error', message }]
}

const unknownTemplate = (name: string, known: string[]) =>
  `There is no template "${name}". Use ${known.join(' or ')}.`
