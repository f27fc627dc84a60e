// Writes the folder of a language: one file per English file, with the same exports.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { isNames } from '../../src/languages/grammar/entry.ts'

/** The command line is in English only. */
const isTranslated = path => /\.ts$/.test(path) && !/^(command-line\/|english\.ts|index\.ts)/.test(path)

/** English files as `[path, source]`, relative to their folder. */
const englishFiles = root =>
  readdirSync(join(root, 'src/languages/en'), { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(isTranslated)
    .toSorted()
    .map(path => [path, readFileSync(join(root, 'src/languages/en', path), 'utf8')])

/** The object in `{…} as const satisfies …`. */
const objectIn = node =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? objectIn(node.expression) : node

/**
 * @returns exported objects with their parts in order, `{ code }` or `{ spread }`, and the modules of
 * imported names
 */
function exportsOf(path, source) {
  const { body } = parseSync(path, source).program
  const imports = new Map(
    body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ specifiers, source: from }) => specifiers.map(({ local }) => [local.name, from.value])),
  )
  const objects = body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(node =>
      (node.declaration?.declarations ?? []).map(({ id, init }) => ({
        name: id.name,
        comment: /\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*$/.exec(source.slice(0, node.start))?.[0].trim() ?? '',
        object: objectIn(init),
      })),
    )
    .filter(({ object }) => object?.type === 'ObjectExpression')
    .map(({ object, ...rest }) => ({
      ...rest,
      parts: object.properties.flatMap(property => {
        if (property.type === 'SpreadElement') return [{ spread: property.argument.name }]
        return [{ code: property.key.type === 'Identifier' ? property.key.name : property.key.value }]
      }),
    }))
  return { imports, objects }
}

/** Invisible characters. */
const invisible = /[\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g

const literal = text =>
  JSON.stringify(text).replace(invisible, sign => `\\u${sign.codePointAt(0).toString(16).padStart(4, '0')}`)

const sourceOf = entry =>
  typeof entry === 'string'
    ? literal(entry)
    : `{${Object.entries(entry)
        .map(([key, form]) => `${literal(key)}: ${sourceOf(form)}`)
        .join(', ')}}`

/**
 * @param english the English texts, which determine the codes
 * @param texts of the language, without functions
 * @param functionNames exports of `functions.ts` of the language: entries written by hand
 * @returns `[path, source]` of the files of the language, not yet formatted
 */
export function languageFiles(files, english, texts, functionNames) {
  return files.flatMap(([path, source]) => {
    const { imports, objects } = exportsOf(path, source)
    const wanted = objects.filter(({ parts }) =>
      parts.some(({ code, spread }) => spread !== undefined || Object.hasOwn(english, code)),
    )
    if (wanted.length === 0) return []
    const up = relative(dirname(path), '.')
    const above = up === '' ? '..' : `${up}/..`
    const own = new Set(wanted.map(({ name }) => name))
    const spreads = new Set(wanted.flatMap(({ parts }) => parts.flatMap(({ spread }) => spread ?? [])))
    const lines = [
      `import type * as english from '${above}/en/${path}'`,
      `import type { Translation } from '${above}/grammar/parameter-types.ts'`,
      ...[...spreads]
        .filter(name => !own.has(name))
        .map(name => `import { ${name} } from '${imports.get(name)}'`),
      ...(wanted.some(({ name }) => functionNames.includes(name))
        ? [`import * as functions from '${up || '.'}/functions.ts'`]
        : []),
      ...wanted.flatMap(({ name, comment, parts }) => ['', comment, declarationOf(name, parts)]),
    ]
    return [[path, `${lines.join('\n')}\n`]]
  })

  function declarationOf(name, parts) {
    const entries = parts.flatMap(({ code, spread }) => {
      if (spread !== undefined) return [`...${spread}`]
      return [code, ...furtherTables(code)]
        .filter(each => Object.hasOwn(texts, each))
        .map(each => `${literal(each)}: ${sourceOf(texts[each])}`)
    })
    const functions = functionNames.includes(name) ? [`...functions.${name}`] : []
    return `export const ${name} = {${[...entries, ...functions].join(',\n')}} satisfies Translation<typeof english.${name}>`
  }

  /** `@field.accusative` next to `@field` */
  function furtherTables(code) {
    return isNames(code) ? Object.keys(texts).filter(other => other.startsWith(`${code}.`)) : []
  }
}

/** `ptBR` for `pt-BR` */
const identifierOf = code => code.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** Returns the file that names a language and loads its surfaces: the English one with other properties. */
export function indexOf(englishIndex, code) {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code)
  const properties = {
    code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: new Intl.Locale(code).getTextInfo().direction,
    locale: code,
  }
  return Object.entries(properties).reduce(
    (source, [property, value]) =>
      source.replace(new RegExp(`\\b${property}: '[^']*'`), () => `${property}: '${value}'`),
    englishIndex.replace(/const en\b/, `const ${identifierOf(code)}`),
  )
}

/** Writes the files of a language into its folder; an existing `index.ts` is kept. @returns the folder */
export function writeLanguage(root, code, english, texts) {
  const folder = join(root, 'src/languages', code)
  const functions = join(folder, 'functions.ts')
  const functionNames = existsSync(functions)
    ? exportsOf(functions, readFileSync(functions, 'utf8')).objects.map(({ name }) => name)
    : []
  const write = (path, source) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  if (!existsSync(join(folder, 'index.ts')))
    write('index.ts', indexOf(readFileSync(join(root, 'src/languages/en/index.ts'), 'utf8'), code))
  for (const [path, source] of languageFiles(englishFiles(root), english, texts, functionNames))
    write(path, source)
  return folder
}
