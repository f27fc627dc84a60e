import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { templateNamePattern } from '#core/design-values.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Message } from '#core/messages/message.ts'
import { maxTemplateBytes } from '#render/template/parse-template.ts'
import type { Template } from '#render/template/template.ts'
import { shippedTemplates } from './shipped-templates.ts'
import { parseNamedTemplate } from './templates.ts'

/** A template in a list; an invalid one is listed with its error. */
export interface ListedTemplate {
  name: string
  /** display name; the folder name for an invalid template */
  title: string
  description: string
  /** whether it is from the user's folder */
  isCustom: boolean
  /** changes when the file changes */
  version: string
  issue: { message: Message; issues: Issue[] } | null
}

export interface TemplateLibrary {
  /** @throws AppError `invalid_template` for an invalid template of the user */
  find(name: string): Template | undefined
  list(): ListedTemplate[]
  /**
   * Returns the text of a valid template of the user; `undefined` for any other name.
   * @throws AppError `invalid_template`
   */
  textOf(name: string): string | undefined
}

interface Kept {
  version: string
  template: Template | null
  /** of the file; null for an invalid template */
  text: string | null
  error: AppError | null
}

/**
 * The shipped templates and those in a folder (`<name>/template.json`), which are read again when they change.
 * Names of shipped templates are reserved, because the service would use the shipped one.
 */
export function createTemplateLibrary(customFolder: string | null = null): TemplateLibrary {
  const shipped = new Map<string, Template>()
  const kept = new Map<string, Kept>()

  function shippedOf(name: string): Template | undefined {
    const template = shipped.get(name) ?? shippedTemplates.get(name)?.()
    if (template) shipped.set(name, template)
    return template
  }

  function findCustom(name: string): Kept | undefined {
    if (customFolder === null || !templateNamePattern.test(name)) return undefined
    const file = join(customFolder, name, 'template.json')
    const version = versionOf(file)
    if (version === null) return undefined
    const known = kept.get(name)
    if (known?.version === version) return known
    const read = { version, ...(shippedTemplates.has(name) ? reservedName(name) : readOwn(file, name)) }
    kept.set(name, read)
    return read
  }

  return {
    find(name) {
      const template = shippedOf(name)
      if (template) return template
      const found = findCustom(name)
      if (found?.error) throw found.error
      return found?.template ?? undefined
    },
    textOf(name) {
      if (shippedTemplates.has(name)) return undefined
      const found = findCustom(name)
      if (found?.error) throw found.error
      return found?.text ?? undefined
    },
    list() {
      const owned = customNames(customFolder).map(name => {
        const found = findCustom(name)
        return found ? listedCustom(name, found) : misnamed(name)
      })
      return [
        ...[...shippedTemplates.keys()].flatMap(name => shippedOf(name) ?? []).map(listedShipped),
        ...owned,
      ]
    },
  }
}

function readOwn(file: string, name: string): Omit<Kept, 'version'> {
  try {
    if (statSync(file).size > maxTemplateBytes)
      throw new AppError('invalid_template', { message: { code: 'template.too_large', params: { name } } })
    const text = readFileSync(file, 'utf8')
    return { template: parseNamedTemplate(text, name), text, error: null }
  } catch (cause) {
    if (cause instanceof AppError) return { template: null, text: null, error: cause }
    const message = { code: 'template.unreadable', params: { name } } as const
    return { template: null, text: null, error: new AppError('invalid_template', { message, cause }) }
  }
}

function reservedName(name: string): Omit<Kept, 'version'> {
  const message = { code: 'template.name_taken', params: { name } } as const
  return { template: null, text: null, error: new AppError('invalid_template', { message }) }
}

function listedShipped({ name, title, description }: Template): ListedTemplate {
  return { name, title, description, isCustom: false, version: '', issue: null }
}

function listedCustom(name: string, { template, error, version }: Kept): ListedTemplate {
  const issue = error && { message: error.reason, issues: error.details.issues ?? [] }
  const { title = name, description = '' } = template ?? {}
  return { name, title, description, isCustom: true, version, issue }
}

function misnamed(name: string): ListedTemplate {
  const code = templateNamePattern.test(name) ? 'template.file_missing' : 'template.folder_name'
  const message = { code, params: { name } } as const
  return { name, title: name, description: '', isCustom: true, version: '', issue: { message, issues: [] } }
}

function customNames(folder: string | null): string[] {
  if (folder === null) return []
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(entry => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
      .map(entry => entry.name)
      .sort()
  } catch {
    // the folder does not exist yet
    return []
  }
}

/** Returns `null` if the file does not exist. */
function versionOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true })
  return found?.isFile() ? `${found.mtimeNs}-${found.size}-${found.ino}` : null
}
