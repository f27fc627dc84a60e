// Checks identifiers, file names, comments, documents and the texts of bench for words that standard terms have replaced.
// Run by `npm run check`; by itself: node scripts/retired-words.mjs
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** Checked folders, relative to the current directory; add a folder after its names are converted. */
export const checkedFolders = [
  'src/einvoice',
  'src/platform',
  'src/main',
  'src/cli',
  'src/renderer',
  'src/service',
  'src/core',
  'src/render',
  'src/pdf',
  'src/app',
  'src/contract',
  'src/node',
  'src/chromium',
  'src/preload',
  'bench',
  'clients',
  'e2e',
  'scripts',
]

/** Checked documents and folders of documents; the change log keeps the words of its time. */
export const checkedDocuments = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs', 'bench', 'clients']

/** Words and phrases retired in names, comments and documents, with their replacements. */
const retired = {
  'bring back': 'import, restore',
  'bring draft': 'write salvaged draft',
  'bring in': 'merge',
  'front door': 'single instance',
  'goes on': 'continues',
  'half a character': 'lone surrogate',
  'helper face': 'fallback face',
  'helper faces': 'fallback faces',
  hindrance: 'blocked by',
  'is sought': 'needs field page',
  'is telling': 'is sending',
  'keeps their places': 'keep their order',
  knock: 'notify running instance',
  'lead browsers': 'redirect browsers',
  'left to us': 'fastify HTTP options',
  'looks at': 'reads, checks',
  'made later': 'queued',
  namesake: 'element of the same name',
  namesakes: 'elements of the same name',
  'number marks': 'digit separators',
  'number place': 'split invoice number',
  'odd requests': 'unsupported requests',
  'open places': 'open backends',
  'read back as': 'extracted as',
  'reads back': 'is extracted',
  recurrence: 'schedule, interval',
  recurring: 'scheduled',
  rehearse: 'warm up',
  rehearsed: 'warmed up',
  'repeated draft': 'due draft',
  'repeated drafts': 'due drafts',
  'somebody typed': 'in user text',
  'stands at': 'is at',
  'stands in': 'is in',
  'text without sense': 'arbitrary text',
  'taken back': 'withdrawn',
  'takes back': 'withdraws, undoes',
  told: 'notified',
  unruly: 'faulty',
  upkeep: 'deferred maintenance',
  'what only steers': 'default-ignorable character',
  'young megabytes': 'semi-space limit',
}

/** Retired in names only, because they are ordinary words. */
const retiredInNames = {
  agreed: 'confirmed',
  apart: 'in savepoint, separate',
  'as frozen': 'is intact',
  'absolute container': 'stage',
  burst: 'coalesce key',
  'composed glyph': 'composite glyph',
  'create repeats': 'create duplicates',
  cramped: 'minimum room',
  deed: 'edit',
  dress: 'with header and footer',
  dressed: 'with header and footer',
  'drop offer': 'drop effect',
  faced: 'mirrored',
  fewest: 'min',
  'figure filter': 'report cell filter',
  'first paper': 'first invoice preview',
  'fresh link': 'renew link',
  'group mark': 'group separator',
  'group marks': 'group separators',
  hear: 'listen, receive',
  heard: 'received, acknowledged',
  'held key': 'API key',
  helper: 'fallback',
  'holding keys': 'queue keys during',
  'how it left': 'issue circumstances',
  'is first run': 'needs welcome',
  judge: 'check, oracle',
  'name steps': 'set undo titles',
  'number bearer': 'invoice with number',
  least: 'min',
  'leave to person': 'leave to user',
  'left standings': 'queued payment status',
  look: 'open, check, find, design',
  'mark offer': 'mark issued checkbox',
  'may leave': 'may send',
  most: 'max',
  parted: 'split',
  patience: 'timeout, limit',
  'per frozen': 'memoise by identity',
  reach: 'cumulative advances',
  'refresh standings': 'refresh payment status',
  rehearsal: 'warm-up',
  remembered: 'cached',
  'repeat change': 'schedule change',
  'repeat changes': 'schedule changes',
  'repeat dialog': 'schedule dialog',
  'repeat operations': 'schedule operations',
  'required by law': 'statutory fields',
  'review repeats': 'review duplicates',
  said: 'message, text',
  say: 'write, log, t',
  'set mistake': 'set error',
  'show repeat': 'show schedule',
  slips: 'plausibility warnings, semantic issues',
  soundness: 'integrity',
  tell: 'post, notify',
  travel: 'apply history',
  'turn line': 'convert line',
  typewriter: 'monospace shaper',
  'undo repeat': 'undo schedule change',
  'undone repeat': 'undone schedule change',
  visitor: 'session, connection',
  visitors: 'sessions, connections',
  'width of date': 'date width',
  'width of title': 'title width',
  'write whole': 'write atomically',
  young: 'semi-space',
}

/** Names required by other layers or libraries, such as the parameters of messages. */
const allowedNames = new Set(['maxYoungGenerationSizeMb', 'Visitor'])

/** Files that list the words themselves. */
const listFiles = ['scripts/retired-words.mjs', 'scripts/retired-words.test.mjs']

const phrases = list =>
  Object.entries(list).map(([phrase, use]) => ({ words: phrase.split(' '), phrase, use }))
const anywhere = phrases(retired)
const inNames = [...anywhere, ...phrases(retiredInNames)]

/** Splits a name in camel, Pascal, kebab or snake case; `lookUp` is one word. */
const wordsOf = text =>
  text
    .replace(/([lL])ookUp/g, '$1ookup')
    .match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)
    ?.map(word => word.toLowerCase()) ?? []

function find(words, list) {
  return list.filter(entry =>
    words.some((_, start) => entry.words.every((word, index) => words[start + index] === word)),
  )
}

/** @returns one line per retired word in a source file */
export function retiredWordsIn(path, source) {
  const { program, comments, errors } = parseSync(path.replace(/\.mjs$/, '.ts'), source)
  if (errors.length > 0) return [`${path}: ${errors[0].message}`]
  const lineOf = offset => source.slice(0, offset).split('\n').length
  const found = []
  const report = (where, name, list, words) => {
    for (const { phrase, use } of find(words, list))
      found.push(`${path}${where}: "${phrase}" in ${name} is retired; use ${use}`)
  }
  report('', 'the file name', inNames, wordsOf(basename(path)))
  const identifiers = new Map()
  const note = ({ name, start }) => identifiers.has(name) || identifiers.set(name, start)
  const texts = []
  const noteText = (value, start) => typeof value === 'string' && texts.push({ value, start })
  new Visitor({
    Identifier: note,
    JSXIdentifier: note,
    PrivateIdentifier: note,
    Literal: ({ value, start }) => noteText(value, start),
    TemplateElement: ({ value, start }) => noteText(value.cooked, start),
  }).visit(program)
  for (const [name, start] of identifiers)
    if (!allowedNames.has(name)) report(`:${lineOf(start)}`, `the name ${name}`, inNames, wordsOf(name))
  for (const { value, start } of comments) report(`:${lineOf(start)}`, 'a comment', anywhere, wordsOf(value))
  // The texts of bench are its reports.
  if (path.startsWith('bench/'))
    for (const { value, start } of texts) report(`:${lineOf(start)}`, 'a text', anywhere, wordsOf(value))
  return found
}

/** Number of words in the longest phrase. */
const maxWords = Math.max(...anywhere.map(({ words }) => words.length))

/** @returns one line per retired word in a document, including phrases that continue on the next line */
export function retiredWordsInDocument(path, text) {
  const lines = text.split('\n').map(wordsOf)
  return lines.flatMap((words, index) => {
    const next = lines[index + 1]?.slice(0, maxWords - 1) ?? []
    const found = find([...words, ...next], anywhere).filter(entry => !find(next, [entry]).length)
    return found.map(({ phrase, use }) => `${path}:${index + 1}: "${phrase}" is retired; use ${use}`)
  })
}

function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && ending.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter(path => !path.includes('node_modules/') && !listFiles.includes(path))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = [
    ...checkedFolders
      .flatMap(folder => filesIn(folder, /\.(ts|tsx|mjs)$/))
      .flatMap(path => retiredWordsIn(path, readFileSync(path, 'utf8'))),
    ...checkedDocuments
      .flatMap(place => (place.endsWith('.md') ? [place] : filesIn(place, /\.md$/)))
      .flatMap(path => retiredWordsInDocument(path, readFileSync(path, 'utf8'))),
  ]
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
