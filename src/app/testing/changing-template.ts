import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the template that changes during the run. */
export const customTemplate = 'studio'

/** Returns a function that writes the custom template; each call writes a new version with a larger upper margin. */
export function createTemplateChanges(hostFolder: string): () => void {
  const source = new URL('../../../templates/modern/template.json', import.meta.url)
  const shipped = JSON.parse(readFileSync(source, 'utf8')) as { page: { margins: { top: number } } }
  const folder = join(hostFolder, 'templates', customTemplate)
  mkdirSync(folder, { recursive: true })
  let changes = 0
  return () => {
    changes += 1
    const margins = { ...shipped.page.margins, top: shipped.page.margins.top + changes }
    const template = { ...shipped, name: customTemplate, page: { ...shipped.page, margins } }
    writeFileSync(join(folder, 'template.json'), JSON.stringify(template))
  }
}
