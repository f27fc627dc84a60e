// Checks that no layer below the surfaces holds an English sentence: errors, findings and warnings are messages
// of src/core/messages there. Run by `npm run check`; by itself: node scripts/english-sentences.mjs
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** Folders that are checked, relative to the current directory. */
const checkedFolders = ['core', 'contract', 'render', 'pdf', 'app', 'platform', 'main'].map(name =>
  join('src', name),
)

/** The texts themselves. */
const tableFolder = join('src', 'core', 'messages', 'english')

/** Arguments that no user reads: errors that are bugs, and lines of the log. */
const bugErrors = /^(Error|RangeError|TypeError|SyntaxError|SystemError)$/

/** Properties that document an interface for developers. */
const documentation = new Set(['description'])

/** Two words in small letters after a capital letter: SQL, headers and identifiers have no such text. */
export const isSentence = text =>
  /^["“'({…]*[A-Z…]/.test(text) &&
  /[a-z]{2,},? [a-z]{2,}/.test(text) &&
  !/^[A-Z]+ /.test(text.replace(/^A /, ''))

export function sentencesOf(path, source) {
  const { program } = parseSync(path, source)
  const ignored = []
  const found = []
  const ignore = ({ start, end }) => ignored.push([start, end])
  const add = (node, text) => {
    if (isSentence(text)) found.push({ start: node.start, text })
  }
  new Visitor({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && bugErrors.test(node.callee.name))
        node.arguments.forEach(ignore)
    },
    Property(node) {
      if (node.key.type === 'Identifier' && documentation.has(node.key.name)) ignore(node.value)
    },
    Literal(node) {
      if (typeof node.value === 'string') add(node, node.value)
    },
    TemplateLiteral(node) {
      add(node, node.quasis.map(({ value }) => value.cooked ?? '').join('…'))
    },
  }).visit(program)
  return found
    .filter(({ start }) => !ignored.some(([from, to]) => start >= from && start < to))
    .map(({ start, text }) => `${path}:${source.slice(0, start).split('\n').length}: ${text}`)
}

const isChecked = path =>
  /\.tsx?$/.test(path) &&
  !/\.test\.tsx?$/.test(path) &&
  !path.split(/[\\/]/).includes('testing') &&
  !path.startsWith(tableFolder)

export function sentencesIn(folders = checkedFolders) {
  return folders
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, name)))
    .filter(isChecked)
    .flatMap(path => sentencesOf(path, readFileSync(path, 'utf8')))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = sentencesIn(process.argv.length > 2 ? process.argv.slice(2) : undefined)
  for (const line of found) console.error(line)
  if (found.length > 0) process.exitCode = 1
}
