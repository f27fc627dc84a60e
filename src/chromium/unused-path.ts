import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'

/** `INV-1.pdf`, or `INV-1 (2).pdf` where that exists: nothing is ever overwritten. */
export const unusedPath = (folder: string, suggestedName: string): string => {
  const name = safeName(suggestedName)
  const extension = extname(name)
  const stem = name.slice(0, name.length - extension.length)
  let path = join(folder, name)
  for (let count = 2; existsSync(path); count += 1) path = join(folder, `${stem} (${count})${extension}`)
  return path
}

/** No folder, no character that a file system forbids, no hidden file. */
const safeName = (name: string): string => {
  const safe = name
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, '-')
    .replace(/^[. ]+/, '')
    .trim()
  return safe === '' ? 'invoice.pdf' : safe
}
