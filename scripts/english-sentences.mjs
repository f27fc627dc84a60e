// Checks that no layer below the surfaces holds an English sentence or label: errors, findings and warnings are messages
// of src/languages there; that texts which people read have one form of apostrophe; and that no module of the windows
// writes a text, or formats a date or a number, while it is loaded, because the language can change. Run by `npm run check`; by itself: node scripts/english-sentences.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** Checked folders, relative to the current directory. */
const checkedFolders = [
  'src/languages/grammar',
  'src/core',
  'src/contract',
  'src/render',
  'src/pdf',
  'src/app',
  'src/platform',
  'src/main',
  'src/chromium',
  'src/preload',
  'src/renderer',
  ...['account', 'developers', 'html', 'session', 'sign-up'].map(name => `src/service/dashboard/${name}`),
]

/**
 * Files that may contain texts: labels and statutory texts of documents, e-mails, and the help of a command.
 */
const textFiles = [
  'src/core/france/mentions.ts',
  'src/render/bind/labels',
  'src/core/email/email-texts.ts',
  'src/chromium/options.ts',
  // the reference shows the OpenAPI document, which is in English
  'src/service/dashboard/developers/reference',
]

/** Labels that are not translated. */
const fixedLabels = new Set([
  // a name that is stored with each submission
  'Practice service',
  // diagnostics are for maintainers
  'Billwright diagnostics',
  'Billwright diagnostics ….txt',
  'Password store',
  // a process name in the system's list
  'Billwright practice service',
  // a country name as people write it
  'Republic of Ireland',
  // answers that no page shows
  'Not found',
  // texts of zod, which the code compares
  'Invalid input',
  'Invalid input: expected',
  // descriptions in XMP metadata, as ISO 14289 and Factur-X state them
  'Part of ISO 14289',
  'Name of the embedded XML invoice',
  'Version of the XML schema of the invoice',
  'Profile of the XML invoice',
  // names of schemas in the OpenAPI document
  'Positive decimal',
  'Decimal from 0',
  // line item of the invoice that warms up the renderer
  'Brand identity, word mark and symbol with all of its colours',
])

/** Errors that are bugs, which no user reads. */
const bugErrors = /^(Error|RangeError|TypeError|SyntaxError)$/

/** Properties of interface documentation and its examples. */
const documentation = new Set(['description', 'example', 'examples'])

/**
 * Starts with a capital letter or a parameter, contains two words in small letters, and ends with a full stop
 * or the like.
 */
const isSentence = text =>
  /^["“'({…]*[A-Z…]/.test(text) && /[a-z]{2,},? [a-z]{2,}/.test(text) && /[.?!]["”')}]*\s*$/.test(text)

/** Names and formats in markup. */
const markupNames = new Set(['Billwright', 'CSV', 'JSON', 'Standard Webhooks'])

/** A capitalised word and one in small letters: a label or the start of a sentence. */
const isLabel = text => /^[A-Z][a-z]+ [a-z]{2,}/.test(text) && !fixedLabels.has(text)

/** Visible attributes of elements, and properties of dialogs, notifications and menus. */
const readNames = new Set(
  ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'].concat([
    'title',
    'placeholder',
    'alt',
    'label',
    'message',
    'detail',
    'body',
    'buttonLabel',
    'buttons',
    'toolTip',
  ]),
)

/** Contains two letters and is no code such as `menu.file`, address or colour. */
const isWord = text =>
  /\p{L}{2}/u.test(text) && !/^[a-z][\w-]*(\.[\w…-]+)+$|^[a-z_-]+$|^https?:\/\/|^#[\da-f]{6}$/.test(text)

/**
 * Returns the strings that an expression can be: both sides of a condition, entries of a list, parts of a
 * template.
 */
function stringsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : []
    case 'TemplateLiteral':
      return [{ node, text: node.quasis.map(({ value }) => value.cooked ?? '').join('…') }]
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)]
    case 'LogicalExpression':
      return [...stringsIn(node.left), ...stringsIn(node.right)]
    case 'ArrayExpression':
      return node.elements.flatMap(stringsIn)
    case 'JSXExpressionContainer':
      return stringsIn(node.expression)
    default:
      return []
  }
}

/** Whether a template combines a text of the message catalogue with punctuation, which belongs into the text. */
const joinsTexts = ({ quasis, expressions }) =>
  expressions.some(
    ({ type, callee }) => type === 'CallExpression' && (callee.name === 't' || callee.name === 'textOf'),
  ) && quasis.some(({ value }) => /[\s,:;.()“”]/.test(value.cooked ?? ''))

/** @returns one line per visible word outside of the message catalogue, and per place where texts are joined */
export function shownWordsOf(path, source) {
  const { program } = parseSync(path, source)
  const found = new Map()
  const add = ({ node, text }) => {
    if (isWord(text) && !fixedLabels.has(text)) found.set(node.start, text)
  }
  new Visitor({
    JSXAttribute({ name, value }) {
      if (readNames.has(name.name)) stringsIn(value).forEach(add)
    },
    JSXElement({ children }) {
      children
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(stringsIn)
        .forEach(add)
    },
    JSXText({ start, value }) {
      if (/[,:;()“”]/.test(value)) found.set(start, value.trim())
    },
    Property({ key, value }) {
      if (readNames.has(key.name ?? key.value)) stringsIn(value).forEach(add)
    },
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression' && readNames.has(left.property.name)) stringsIn(right).forEach(add)
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.name === 'Notification') given.flatMap(stringsIn).forEach(add)
    },
    TemplateLiteral(node) {
      if (joinsTexts(node)) found.set(node.start, source.slice(node.start, node.end))
    },
  }).visit(program)
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .map(([start, text]) => `${path}:${source.slice(0, start).split('\n').length}: ${text}`)
}

/** A template of attributes only, which is inserted into another one. */
const attributes = /^(?: [a-z-]+(?:="[^"]*")?)+$/

/** Returns the text between the tags of a template, without that of code and names. */
const textsOfMarkup = markup =>
  markup
    .replace(attributes, '')
    .replaceAll(/<(code|bdi)>.*?<\/\1>|<[^>]*>/gs, '\n')
    .split('\n')
    .map(text => text.trim())
    .filter(text => /\p{L}{2}/u.test(text) && !markupNames.has(text))

/** @returns one line per sentence or label in the strings of a source file */
export function sentencesOf(path, source) {
  const { program } = parseSync(path, source)
  const ignored = []
  const found = []
  const inMarkup = []
  const ignore = ({ start, end }) => ignored.push([start, end])
  const add = (node, text) => {
    if (isSentence(text) || isLabel(text)) found.push({ start: node.start, text })
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
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.name !== 'html') return
      ignore({ start: quasi.start, end: quasi.start + 1 })
      const markup = quasi.quasis.map(({ value }) => value.cooked ?? '').join('…')
      for (const text of textsOfMarkup(markup)) inMarkup.push({ start: quasi.start, text })
      for (const [, text] of markup.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"…]+)"/g))
        inMarkup.push({ start: quasi.start, text })
    },
    JSXText(node) {
      if (/\p{L}{2}/u.test(node.value)) found.push({ start: node.start, text: node.value.trim() })
    },
  }).visit(program)
  return [
    ...found.filter(({ start }) => !ignored.some(([from, to]) => start >= from && start < to)),
    ...inMarkup,
  ].map(({ start, text }) => `${path}:${source.slice(0, start).split('\n').length}: ${text}`)
}

/** Folders with visible texts. */
const readFolders = ['src/languages', 'src/renderer', 'src/service', 'src/cli', 'src/chromium']

/** @returns one line per string of a source file with a straight apostrophe in a word */
export function straightApostrophesOf(path, source) {
  const { program } = parseSync(path, source)
  const found = []
  const add = (node, text) => {
    const word = /\p{L}+'\p{L}+/u.exec(text)?.[0]
    if (word !== undefined && !isSql(text)) found.push({ start: node.start, word })
  }
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') add(node, node.value)
    },
    TemplateElement(node) {
      add(node, node.value.cooked ?? '')
    },
    JSXText(node) {
      add(node, node.value)
    },
  }).visit(program)
  return found.map(
    ({ start, word }) =>
      `${path}:${source.slice(0, start).split('\n').length}: ${word} has a straight apostrophe`,
  )
}

/** Folders that follow the language of the interface. */
const translatedFolders = ['src/renderer', 'src/preload', 'src/main', 'src/chromium']

/** Names whose value depends on the interface language. */
const namesOfLanguage = new Set(['t', 'textOf', 'uiLocale', 'interfaceLanguage'])

/**
 * @returns one line per text, formatter or locale of a source file that is evaluated only once, at load time
 */
export function textsAtLoadOf(path, source) {
  const { program } = parseSync(path, source)
  const later = []
  const found = []
  const runsLater = ({ start, end }) => later.push([start, end])
  const add = (node, name) => found.push({ start: node.start, name })
  const ofLanguage = node => {
    if (node?.type === 'Identifier' && namesOfLanguage.has(node.name)) add(node, node.name)
  }
  new Visitor({
    FunctionDeclaration: runsLater,
    FunctionExpression: runsLater,
    ArrowFunctionExpression: runsLater,
    CallExpression(node) {
      ofLanguage(node.callee)
      node.arguments.forEach(ofLanguage)
    },
    NewExpression(node) {
      const { callee } = node
      if (callee.type === 'MemberExpression' && callee.object.name === 'Intl')
        add(node, `Intl.${callee.property.name}`)
      node.arguments.forEach(ofLanguage)
    },
  }).visit(program)
  return found
    .filter(({ start }) => !later.some(([from, to]) => start >= from && start < to))
    .map(
      ({ start, name }) =>
        `${path}:${source.slice(0, start).split('\n').length}: ${name} is evaluated before the language is known`,
    )
}

const isSql = text => /\b(?:SELECT|CREATE|ALTER|UPDATE) /.test(text)

const isSource = path =>
  /\.tsx?$/.test(path) && !/\.(?:test|spec)\.tsx?$/.test(path) && !path.includes('/testing/')

const isChecked = path => isSource(path) && !textFiles.some(start => path.startsWith(start))

const filesIn = folder =>
  readdirSync(folder, { recursive: true }).map(name => join(folder, name).replaceAll('\\', '/'))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const check = (folders, isWanted, linesOf) =>
    folders
      .filter(folder => existsSync(folder))
      .flatMap(filesIn)
      .filter(isWanted)
      .flatMap(path => linesOf(path, readFileSync(path, 'utf8')))
  const lines = [
    ...check(checkedFolders, isChecked, sentencesOf),
    ...check(translatedFolders, isSource, shownWordsOf),
    ...check(readFolders, isSource, straightApostrophesOf),
    ...check(translatedFolders, isSource, textsAtLoadOf),
  ]
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
