import type { Template } from '#render/template/template.ts'

/** Templates that are kept, and characters of their texts. */
const kept = { templates: 16, characters: 4 * 1024 * 1024 }

/**
 * Reads templates that arrive as text, and keeps the last ones: reading takes as long as rendering a short invoice. The
 * validator is loaded when the first of them arrives.
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
    // last in the order of the map, whose first is forgotten
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
