import type { PageText } from './render-messages.ts'

/** The words of a page line by line, in the order of its content. */
export function linesOf({ items }: PageText): string[] {
  const lines = ['']
  for (const item of items) {
    // where the content is only marked, nothing is written
    if (!('str' in item)) continue
    lines[lines.length - 1] += item.str
    if (item.hasEOL) lines.push('')
  }
  return lines.map(line => line.trim()).filter(line => line !== '')
}
