import { join } from 'node:path'
import { createTemplateFiles } from '#app/rendering/renderer.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Message } from '#core/messages/message.ts'
import { createTemplateLibrary, type ListedTemplate } from '#pdf/template-library.ts'
import { defaultDataFolder } from '#platform/host/data-folder.ts'
import type { Template } from '#render/template/template.ts'
import type { CommandContext } from './command-context.ts'

/** The shipped templates and those in the user's data folder, as in the app. */
const openLibrary = ({ env }: CommandContext) =>
  createTemplateLibrary(join(defaultDataFolder(env), 'templates'))

export const listTemplates = (context: CommandContext): ListedTemplate[] => openLibrary(context).list()

/** Finds the file of a template in the user's data folder. */
export const templateFileOf = (context: CommandContext) => createTemplateFiles(openLibrary(context))

/** @throws AppError `unknown_template` with the known names, or `invalid_template` */
export function templateNamed(context: CommandContext, name: string): Template {
  const library = openLibrary(context)
  const template = library.find(name)
  if (template) return template
  throw new AppError('unknown_template', { message: unknownTemplate(name, library.list()) })
}

/** Issues that a service would report about a template name. */
export function templateIssues(context: CommandContext, name: string): Issue[] {
  const templates = openLibrary(context).list()
  const known = templates.find(template => template.name === name)
  const issue = (severity: Issue['severity'], code: string, message: Message): Issue[] => [
    { path: 'template', code, severity, message },
  ]
  if (!known) return issue('error', 'unknown_template', unknownTemplate(name, templates))
  if (known.issue) return issue('error', 'invalid_template', known.issue.message)
  return known.isCustom ? issue('warning', 'own_template', { code: 'cli.own_template' }) : []
}

function unknownTemplate(name: string, templates: readonly ListedTemplate[]): Message {
  const usable = templates.filter(({ issue }) => issue === null).map(template => template.name)
  return { code: 'cli.unknown_template', params: { name, usable } }
}
