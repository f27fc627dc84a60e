import type { z } from 'zod'
import type { Issue } from '#core/errors/issue.ts'
import { jsonPath } from '#core/json/json-path.ts'
import { limits } from '#core/limits.ts'
import { crampedPlaces } from './minimum-room.ts'
import { hasUnmatchedBrace, unknownPlaceholders, usesPageNumber } from './placeholders.ts'
import type { Block, Template } from './template.ts'

/** The words in which a template's mistakes are told: where, and what to write instead. */

export function issuesOfTemplate(error: z.ZodError): Issue[] {
  return error.issues.slice(0, limits.issues).map(issue => mistake(jsonPath(issue.path), wordsOf(issue)))
}

function wordsOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `Something is missing here: ${article(issue.expected)}.`
        : `Write ${article(issue.expected)} here.`
    case 'invalid_value':
      return `Use one of: ${issue.values.map(value => `"${String(value)}"`).join(', ')}.`
    case 'unrecognized_keys':
      return `There is no setting called ${listed(issue.keys, ' or ')} here.`
    case 'invalid_union':
      return issue.path[0] === 'palette' ? issue.message : wrongBlock(issue)
    case 'too_small':
      return `Use at least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}.`
    case 'too_big':
      return `Use at most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}.`
    case 'invalid_key':
      return 'This name cannot be used. Use small letters, digits and hyphens.'
    default:
      return issue.message
  }
}

/** What a limit counts; of a number that needs no word. */
function unitOf(origin: string, limit: number | bigint): string {
  if (origin === 'array') return ' of these'
  if (origin !== 'string') return ''
  return Number(limit) === 1 ? ' character' : ' characters'
}

function wrongBlock(issue: z.core.$ZodIssueInvalidUnion): string {
  const given: unknown = (issue.input as { type?: unknown } | undefined)?.type
  const what = typeof given === 'string' ? `a block called ${quoted(given)}` : 'a block without a type'
  const known = 'options' in issue ? (issue.options ?? []) : []
  return `There cannot be ${what} here. Possible are: ${known.map(String).join(', ')}.`
}

const articles: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
  record: 'a group in { }',
}

/** So many names a sentence can bear, and so many characters a name. */
const mostNames = 12
const longestName = 60

function listed(names: readonly string[], joint: string, written: (name: string) => string = quoted): string {
  const shown = names.slice(0, mostNames).map(written).join(joint)
  return names.length > mostNames ? `${shown} and ${names.length - mostNames} more` : shown
}

const quoted = (name: string): string =>
  `"${name.length > longestName ? `${name.slice(0, longestName).toWellFormed()}…` : name}"`

const article = (expected: string): string => articles[expected] ?? expected

/** What the shape alone cannot tell: names that lead nowhere, blocks that are missing, a footer in the way. */
export function slipsOfTemplate(template: Template): Issue[] {
  return [
    ...unknownReferences(template),
    ...wrongDerivations(template),
    ...missingBlocks(template),
    ...wrongColumns(template),
    ...wrongStages(template),
    ...footersInText(template),
    ...crampedPlaces(template).map(({ path, message }) => mistake(path, message)),
    ...strayPlaceholders(template),
  ].slice(0, limits.issues)
}

const isColor = (key: string): boolean => ['color', 'fill', 'stripe', 'accent'].includes(key)
const isStyle = (key: string): boolean => key === 'style' || key.endsWith('_style')

function unknownReferences({ type, palette, ...rest }: Template): Issue[] {
  const places = { ...rest, type }
  return [...leavesOf(places, [])].flatMap(({ key, path, value }) => {
    if (isColor(key) && !Object.hasOwn(palette, value))
      return [unknown(path, 'colour', value, Object.keys(palette))]
    if (isStyle(key) && !Object.hasOwn(type, value)) return [unknown(path, 'style', value, Object.keys(type))]
    return []
  })
}

function* leavesOf(
  value: unknown,
  path: PropertyKey[],
  key = '',
): Generator<{ key: string; path: string; value: string }> {
  if (typeof value === 'string') yield { key, path: jsonPath(path), value }
  if (typeof value !== 'object' || value === null) return
  for (const [inner, child] of Object.entries(value)) {
    yield* leavesOf(child, [...path, Array.isArray(value) ? Number(inner) : inner], inner)
  }
}

function unknown(path: string, kind: string, value: string, known: string[]): Issue {
  return mistake(
    path,
    `There is no ${kind} called ${quoted(value)}. There are: ${listed(known, ', ', String)}.`,
  )
}

/** A colour is made of a plain one, so that none leads in a circle; and only a plain one can give its place away. */
function wrongDerivations({ palette, accent }: Template): Issue[] {
  const plain = Object.keys(palette).filter(key => typeof palette[key] === 'string')
  const issues = Object.entries(palette).flatMap(([key, color]) =>
    typeof color === 'string' || plain.includes(color.from)
      ? []
      : [unknown(`palette.${key}.from`, 'plain colour', color.from, plain)],
  )
  const isDerived = accent !== undefined && Object.hasOwn(palette, accent) && !plain.includes(accent)
  return isDerived ? [...issues, unknown('accent', 'plain colour', accent, plain)] : issues
}

function wrongStages({ blocks }: Template): Issue[] {
  return blocks.flatMap((block, index) => {
    if (block.type !== 'stage') return []
    const path = `blocks[${index}]`
    const late =
      index > 0 ? [mistake(path, 'Put the block "stage" first: its frames are on the sheet itself.')] : []
    const loose = block.frames.flatMap(({ left, right, width }, frame) =>
      [left, right, width].filter(each => each !== undefined).length === 2
        ? []
        : [mistake(`${path}.frames[${frame}]`, 'Give two of "left", "right" and "width".')],
    )
    return [...late, ...loose]
  })
}

function missingBlocks({ blocks }: Template): Issue[] {
  const order = blocks.flatMap(block =>
    block.type === 'columns' ? block.columns.flatMap(column => column.blocks.map(typeOf)) : [block.type],
  )
  const count = (type: Block['type']) => order.filter(each => each === type).length
  const needed = (['items', 'totals'] as const).filter(type => count(type) !== 1)
  const issues = needed.map(type => mistake('blocks', `A template has exactly one block of type "${type}".`))
  const isReversed = issues.length === 0 && order.indexOf('totals') < order.indexOf('items')
  return isReversed ? [mistake('blocks', 'Put the block "totals" after the block "items".')] : issues
}

const typeOf = ({ type }: { type: Block['type'] }) => type

/** What no invoice can do without, and what would say the same twice. */
const neededColumns = ['description', 'amount'] as const

function wrongColumns({ blocks }: Template): Issue[] {
  return blocks.flatMap((block, index) => {
    if (block.type !== 'items') return []
    const path = `blocks[${index}].columns`
    const { columns } = block
    const missing = neededColumns
      .filter(field => !columns.includes(field))
      .map(field => mistake(path, `Add the column "${field}": an invoice needs it.`))
    const twice = columns.flatMap((field, at) =>
      columns.indexOf(field) < at
        ? [mistake(`${path}[${at}]`, `The column "${field}" is there already.`)]
        : [],
    )
    return [...missing, ...twice]
  })
}

function footersInText({ page, footer, type }: Template): Issue[] {
  const line = Object.hasOwn(type, footer.style) ? type[footer.style] : undefined
  const height = line ? footer.offset + line.size * line.leading + footerGap : 0
  if (height <= page.margins.bottom) return []
  return [
    mistake(
      'footer.offset',
      'The footer reaches into the text. Make it smaller or the bottom margin larger.',
    ),
  ]
}

/** Room that stays free between the body and the footer. */
const footerGap = 6

function strayPlaceholders(template: Template): Issue[] {
  const places = { blocks: template.blocks, footer: template.footer }
  return [...leavesOf(places, [])]
    .filter(
      ({ key, path }) => ['text', 'left', 'center', 'right'].includes(key) || /\.lines\[\d+\]$/.test(path),
    )
    .flatMap(({ path, value }) => [
      ...unknownPlaceholders(value).map(name => mistake(path, `There is no field called {${name}}.`)),
      ...(path.startsWith('blocks') && usesPageNumber(value)
        ? [mistake(path, '{page_of_pages} is known only in the footer. Move it there.')]
        : []),
      ...(hasUnmatchedBrace(value) ? [mistake(path, 'Put the name of a field between { and }.')] : []),
    ])
}

export const repeatedSetting = (path: readonly PropertyKey[]): Issue =>
  mistake(jsonPath(path), 'This is given twice. Keep the one that you mean.')

function mistake(path: string, message: string): Issue {
  return { path, code: 'invalid_template', severity: 'error', message }
}
