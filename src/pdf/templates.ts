import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError } from '#core/errors/app-error.ts'
import { parseTemplateText } from '#render/template/parse-template.ts'
import type { Template } from '#render/template/template.ts'

/** Two levels up both from the source and from the bundle. */
const shippedFolder = fileURLToPath(new URL('../../templates/', import.meta.url))

/** The names of the templates of a folder, `<name>/template.json`, in order. */
export function templateNamesIn(folder: string = shippedFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
}

/**
 * One of them. Checking all six takes longer than rendering an invoice, so whoever needs one asks for one.
 * @throws AppError `invalid_template`, naming the template and the place in it
 */
export function loadTemplate(name: string, folder: string = shippedFolder): Template {
  return parseNamedTemplate(readFileSync(join(folder, name, 'template.json'), 'utf8'), name)
}

/**
 * All of them, by name and in the order of names.
 * @throws AppError `invalid_template`
 */
export function loadTemplates(folder: string = shippedFolder): Map<string, Template> {
  return new Map(templateNamesIn(folder).map(name => [name, loadTemplate(name, folder)]))
}

/**
 * A template from the text of its file, in the folder of this name.
 * @throws AppError `invalid_template`
 */
export function parseNamedTemplate(text: string, name: string): Template {
  const template = parseTemplateText(text)
  if (template.name === name) return template
  throw new AppError('invalid_template', {
    message: { code: 'template.other_name', params: { folder: name, name: template.name } },
  })
}
