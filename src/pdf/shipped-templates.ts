import type { Template } from '#render/template/template.ts'
import { loadTemplate, templateNamesIn } from './templates.ts'

/**
 * How to get each of the templates that come with Billwright, by name and in the order of names. A bundle holds them as
 * they were checked when it was made (`scripts/bundling.ts`), so that a program that does nothing but render
 * neither checks them at every start nor loads what checks.
 */
export const shippedTemplates: ReadonlyMap<string, () => Template> = new Map(
  templateNamesIn().map(name => [name, () => loadTemplate(name)]),
)
