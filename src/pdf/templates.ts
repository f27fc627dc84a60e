import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError } from '#core/errors/app-error.ts'
import { parseTemplateText } from '#render/template/parse-template.ts'
import type { Template } from '#render/template/template.ts'

/** Two levels up both from the source and from the bundle. */
const shippedFolder = fileURLToPath(new URL('../../templates/', import.meta.url))

/** The shipped templates by name, each parsed once per process. */
const shipped = new Map<string, Template>()

/** The invoice for pictures of templates. */
export const sampleFile = new URL('../../resources/samples/full.json', import.meta.url)

/** Returns the names of the templates in a folder (`<name>/template.json`), sorted. */
export function templateNamesIn(folder: string = shippedFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
}

/**
 * Loads one template. Validating all takes longer than rendering an invoice.
 * @throws AppError `invalid_template`, with the template and the path
 */
export function loadTemplate(name: string, folder: string = shippedFolder): Template {
  const known = folder === shippedFolder ? shipped.get(name) : undefined
  if (known !== undefined) return known
  const template = parseNamedTemplate(readFileSync(join(folder, name, 'template.json'), 'utf8'), name)
  if (folder === shippedFolder) shipped.set(name, template)
  return template
}

/**
 * Loads all templates, sorted by name.
 * @throws AppError `invalid_template`
 */
export function loadTemplates(folder: string = shippedFolder): Map<string, Template> {
  return new Map(templateNamesIn(folder).map(name => [name, loadTemplate(name, folder)]))
}

/**
 * Parses a template file and checks that its name equals that of its folder.
 * @throws AppError `invalid_template`
 */
export function parseNamedTemplate(text: string, name: string): Template {
  const template = parseTemplateText(text)
  if (template.name === name) return template
  throw new AppError('invalid_template', {
    message: { code: 'template.other_name', params: { folder: name, name: template.name } },
  })
}
