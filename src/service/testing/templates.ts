import { readFileSync } from 'node:fs'

const guide = readFileSync(new URL('../../../docs/templates.md', import.meta.url), 'utf8')

/** Returns the complete example of docs/templates.md as a file, with any name and title. */
export function studioTemplate({ name = 'studio', title = 'Studio' } = {}): string {
  const [, text = ''] = /```json\n(\{\n {2}"name": "studio",[\s\S]*?\n\})\n```/.exec(guide) ?? []
  return text
    .replace('"name": "studio"', `"name": "${name}"`)
    .replace('"title": "Studio"', `"title": "${title}"`)
}
