import type { Template } from '#render/template/template.ts'
import { loadTemplate, templateNamesIn } from './templates.ts'

/**
 * Loaders of the shipped templates, in the order of their names. A bundle contains them as validated at build
 * time (`scripts/bundling.ts`), so that rendering neither validates them at start nor loads the validator.
 */
export const shippedTemplates: ReadonlyMap<string, () => Template> = new Map(
  templateNamesIn().map(name => [name, () => loadTemplate(name)]),
)
