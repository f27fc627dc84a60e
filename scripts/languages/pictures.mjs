// Finds the picture of `npm run views` that shows a text.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { textsIn } from '../../src/languages/grammar/find-issues.ts'

/** @returns each line of the latest views, with the name of the first view that shows it */
export function readViews(root) {
  const folder = join(root, '.cache/views/en')
  const names = existsSync(folder)
    ? readdirSync(folder).filter(name => name.endsWith('.txt') && name !== 'faults.txt')
    : []
  return viewsByLine(
    names.toSorted().map(name => [basename(name, '.txt'), readFileSync(join(folder, name), 'utf8')]),
  )
}

export function viewsByLine(views) {
  const byLine = new Map()
  for (const [view, text] of views)
    for (const line of text.split('\n')) if (!byLine.has(line)) byLine.set(line, view)
  return byLine
}

/** @param entry an English entry that is not a function @returns name of a picture file, or `null` */
export function pictureOf(entry, byLine) {
  for (const [, text] of textsIn(entry)) {
    const view = viewOf(text, byLine)
    if (view !== undefined) return `${view}-1280-light.png`
  }
  return null
}

function viewOf(text, byLine) {
  if (!text.includes('{')) return byLine.get(text)
  const parts = text.split(/\{[^}]*\}/)
  // parameters next to one or two characters would match everywhere
  if (parts.join('').trim().length < 4) return undefined
  const escaped = parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`^${escaped.join('.+')}$`)
  return [...byLine].find(([line]) => pattern.test(line))?.[1]
}
