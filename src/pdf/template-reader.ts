import type { Template } from '#render/template/template.ts'

/** Maximum number of cached templates, and of UTF-16 units of their texts. */
const kept = { templates: 16, characters: 4 * 1024 * 1024 }

/**
 * Parses templates that arrive as text and caches the most recently used ones, because parsing takes as long
 * as rendering a short invoice. The validator is loaded for the first template.
 */
export function createTemplateReader(): (text: string) => Promise<Template> {
  const read = new Map<string, Template>()
  let characters = 0

  function forget(text: string): void {
    if (read.delete(text)) characters -= text.length
  }

  return async text => {
    const known = read.get(text)
    const { parseTemplateText } = await import('#render/template/parse-template.ts')
    const template = known ?? parseTemplateText(text)
    // moved to the end of the map; the first entry is evicted
    forget(text)
    read.set(text, template)
    characters += text.length
    for (const oldest of read.keys()) {
      if (read.size <= kept.templates && characters <= kept.characters) break
      if (oldest !== text) forget(oldest)
    }
    return template
  }
}
