// The texts of a language, from its folder.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folderOf = root => join(root, 'src/languages')

/** Languages with a folder. */
export const languageFolders = root =>
  readdirSync(folderOf(root)).filter(name => existsSync(join(folderOf(root), name, 'index.ts')))

/** @returns the language and its texts of all surfaces, or `null` without a folder */
export async function readLanguage(root, code) {
  const path = join(folderOf(root), code, 'index.ts')
  if (!existsSync(path)) return null
  const exported = Object.values(await import(pathToFileURL(path).href))
  const language = exported.find(each => each?.code === code)
  const surfaces = {}
  for (const [surface, load] of Object.entries(language.load)) surfaces[surface] = await load()
  return { language, surfaces, texts: Object.assign({}, ...Object.values(surfaces)) }
}
