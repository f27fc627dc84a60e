// Checks that the tests of the windows take texts from the message catalogue, so that they run in every language: no locator and no
// expectation has an English text of the page or the key window, or three words of one. Run by `npm run check`; by itself:
// node scripts/english-locators.mjs
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { en } from '../src/languages/en/index.ts'
import { textsIn } from '../src/languages/grammar/find-issues.ts'
import { loadTexts } from '../src/languages/languages.ts'

const checkedFolders = ['e2e/models', 'e2e/page', 'e2e/program', 'e2e/journeys', 'e2e/views']

/** Tests of the service's pages, whose language is that of the operator or account. */
const ofService = [
  'e2e/journeys/dashboard.spec.ts',
  'e2e/journeys/getting-started.spec.ts',
  'e2e/program/dashboard.spec.ts',
  'e2e/program/sign-up.spec.ts',
]

/** Functions whose first argument is a text of the window. */
const takingText =
  /^(getBy(Label|Text|Title|Placeholder|AltText)|to(Have|Contain)Text|toHaveAccessible(Name|Description)|selectOption|run|inMenu|show|announced)$/

/** Options of a locator whose value is a text of the window. */
const textOptions = new Set(['name', 'hasText', 'hasNotText', 'label'])
const takingOptions = /^(getByRole|filter|locator|selectOption)$/

/**
 * @param texts of the windows @returns a function that finds one of them, or three consecutive words of one,
 * in an expected text
 */
export function finderOf(texts) {
  const whole = new Set(texts)
  const phrases = new Set(texts.flatMap(phrasesOf))
  return expected =>
    whole.has(expected) ? expected : phrasesOf(expected).find(phrase => phrases.has(phrase))
}

/** Returns all sequences of three words, without parameters. */
function phrasesOf(text) {
  const words = text.replaceAll(/\{[^}]*\}|\\[a-z]/g, ' ').match(/\p{L}+/gu) ?? []
  return words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '))
}

/**
 * @param find returned by `finderOf` @returns one line per text of the windows in a locator or an expectation
 */
export function englishLocatorsOf(path, source, find) {
  const { program } = parseSync(path, source)
  const found = []
  const add = node => {
    for (const each of node?.type === 'ArrayExpression' ? node.elements : [node]) {
      const text = textsOf(each).map(find).find(Boolean)
      if (text !== undefined) found.push({ start: each.start, text })
    }
  }
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
      if (takingText.test(name)) add(first)
      if (!takingOptions.test(name)) return
      for (const options of [first, second])
        if (options?.type === 'ObjectExpression')
          for (const { key, value } of options.properties) if (textOptions.has(key?.name)) add(value)
    },
  }).visit(program)
  return found.map(
    ({ start, text }) =>
      `${path}:${source.slice(0, start).split('\n').length}: take “${text}” from the message catalogue by its code`,
  )
}

/**
 * Returns the texts of a string, of the static parts of a template, or of a regular expression without
 * anchors.
 */
function textsOf(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked)
  if (node?.type !== 'Literal') return []
  return [node.regex ? node.regex.pattern.replace(/^\^|\$$/g, '') : String(node.value)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const entries = Object.values(await loadTexts(en, ['messages', 'page', 'keyWindow']))
  const find = finderOf(entries.flatMap(entry => textsIn(entry).map(([, text]) => text)))
  const lines = checkedFolders
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, name)))
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.ts') && !ofService.includes(path))
    .flatMap(path => englishLocatorsOf(path, readFileSync(path, 'utf8'), find))
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
