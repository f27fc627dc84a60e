// Finds where the program uses its texts: source files, and whether a text is on a button or a column
// heading.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { isNames } from '../../src/languages/grammar/entry.ts'

const isSource = path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|^src\/languages\//.test(path)

/** The sources of the program as `[path, text]`. */
export const sourcesOf = folder =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map(path => `src/${path.replaceAll('\\', '/')}`)
    .filter(isSource)
    .toSorted()
    .map(path => [path, readFileSync(join(folder, path), 'utf8')])

const kinds = { Button: 'button', ActionButton: 'button', Chip: 'button', th: 'column' }

/**
 * @returns by code, the files that contain it as a string, and `kind` if it is on a button or a column
 * heading
 */
export function usageOf(sources, codes) {
  const usage = new Map([...codes].map(code => [code, { places: new Set(), kind: null }]))
  for (const [path, source] of sources) {
    const { program } = parseSync(path, source)
    const elements = []
    new Visitor({
      JSXElement: node => elements.push(node),
      'JSXElement:exit': () => elements.pop(),
      Literal(node) {
        const found = typeof node.value === 'string' ? usage.get(node.value) : undefined
        if (found === undefined) return
        found.places.add(path)
        const element = elements.at(-1)
        // attributes are not content
        if (element !== undefined && node.start >= element.openingElement.end)
          found.kind ??= kinds[element.openingElement.name.name] ?? null
      },
    }).visit(program)
  }
  return usage
}

/**
 * A code is used if a source contains it as a string, or its beginning as a template literal, such as
 * `state.${state}`; a table of names, if a text contains it.
 * @returns one line per unused code
 */
export function unusedCodes(sources, texts) {
  const program = sources.map(([, source]) => source).join('\n')
  const strings = new Set([...program.matchAll(/'([\w.-]+)'/g)].map(([, string]) => string))
  const beginnings = [...program.matchAll(/`([\w@.-]+[._-])\$\{/g)].map(([, beginning]) => beginning)
  const tables = new Set([...JSON.stringify(texts).matchAll(/:(@\w+)\}/g)].map(([, table]) => table))
  const isUsed = code =>
    isNames(code)
      ? tables.has(code)
      : strings.has(code) || beginnings.some(beginning => code.startsWith(beginning))
  return Object.keys(texts)
    .filter(code => !isUsed(code))
    .map(code => `${code} is not used`)
}
