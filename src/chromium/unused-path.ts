import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { safeFileStem } from '#core/text/file-name.ts'

/** `INV-1.pdf`, or `INV-1 (2).pdf` if that exists, so that nothing is overwritten. */
export const unusedPath = (folder: string, suggestedName: string): string => {
  const extension = extname(suggestedName)
  const safeExtension = extension === '' ? '' : `.${safeFileStem(extension.slice(1))}`
  const stem = safeFileStem(suggestedName.slice(0, suggestedName.length - extension.length)) || 'invoice'
  let path = join(folder, stem + safeExtension)
  for (let count = 2; existsSync(path); count += 1) path = join(folder, `${stem} (${count})${safeExtension}`)
  return path
}
