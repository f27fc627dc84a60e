// Checks that the files that the documents name in back quotes exist.
// Run by `npm run check`; by itself: node scripts/document-paths.mjs
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const fileName = /`([\w@./-]+\.(?:ts|tsx|mjs|css|html|md|sql))`/g

/** @returns one line per back-quoted file name that is neither a path of the project nor the end of one */
export function missingPathsIn(path, text, projectFiles) {
  return text.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(fileName), match => match[1])
      .filter(name => !projectFiles.some(file => file === name || file.endsWith(`/${name}`)))
      .map(name => `${path}:${index + 1}: there is no ${name}`),
  )
}

/** Files below a folder, without installed packages and hidden folders. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile() || (entry.name !== 'node_modules' && !entry.name.startsWith('.')))
    .flatMap(entry => {
      const path = join(folder, entry.name).replaceAll('\\', '/')
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = filesIn('.')
  const lines = files
    .filter(path => path.endsWith('.md'))
    .flatMap(path => missingPathsIn(path, readFileSync(path, 'utf8'), files))
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
