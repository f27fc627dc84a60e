import type { z } from 'zod'
import type { Issue } from '#core/errors/issue.ts'
import { jsonPath } from '#core/json/json-path.ts'
import { limits } from '#core/limits.ts'
import type { Message } from '#core/messages/message.ts'
import { messageOfSchema } from '#core/messages/schema-message.ts'
import { spaceIssues } from './minimum-space.ts'
import { hasUnmatchedBrace, unknownPlaceholders, usesPageNumber } from './placeholders.ts'
import type { Block, Template } from './template.ts'

/** Messages for the issues of a template, each with its path and a correction. */

export function schemaIssues(error: z.ZodError): Issue[] {
  return error.issues.slice(0, limits.issues).map(issue => issueOf(jsonPath(issue.path), messageOf(issue)))
}

function messageOf(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: issue.input === undefined ? 'template.setting_missing' : 'template.setting_type',
        params: { expected: issue.expected },
      }
    case 'invalid_value':
      return { code: 'template.setting_value', params: { values: issue.values.map(String) } }
    case 'unrecognized_keys':
      return { code: 'template.setting_unknown', params: firstOf(issue.keys, quoted) }
    case 'invalid_union':
      return issue.path[0] === 'palette' ? messageOfSchema(issue) : wrongBlock(issue)
    case 'too_small':
      return {
        code: 'template.too_little',
        params: { limit: Number(issue.minimum), of: countedBy(issue.origin) },
      }
    case 'too_big':
      return {
        code: 'template.too_much',
        params: { limit: Number(issue.maximum), of: countedBy(issue.origin) },
      }
    case 'invalid_key':
      return { code: 'template.key' }
    default:
      return messageOfSchema(issue)
  }
}

/** Returns the unit of a limit; numbers have none. */
function countedBy(origin: string): 'entries' | 'characters' | 'number' {
  if (origin === 'array') return 'entries'
  return origin === 'string' ? 'characters' : 'number'
}

function wrongBlock(issue: z.core.$ZodIssueInvalidUnion): Message {
  const given: unknown = (issue.input as { type?: unknown } | undefined)?.type
  const known = 'options' in issue ? (issue.options ?? []) : []
  return {
    code: 'template.unknown_block',
    params: { name: typeof given === 'string' ? quoted(given) : null, known: known.map(String) },
  }
}

/** Maximum number of names in a message, and maximum length of a name. */
const maxNames = 12
const longestName = 60

const firstOf = (names: readonly string[], written: (name: string) => string = String) => ({
  names: names.slice(0, maxNames).map(written),
  others: Math.max(0, names.length - maxNames),
})

const quoted = (name: string): string =>
  `"${name.length > longestName ? `${name.slice(0, longestName).toWellFormed()}…` : name}"`

/** Checks what the schema cannot express: unknown references, missing blocks, an overlapping footer. */
export function semanticIssues(template: Template): Issue[] {
  return [
    ...referenceIssues(template),
    ...derivationIssues(template),
    ...blockCountIssues(template),
    ...columnIssues(template),
    ...containerIssues(template),
    ...footerOverlapIssues(template),
    ...spaceIssues(template).map(({ path, message }) => issueOf(path, message)),
    ...placeholderIssues(template),
  ].slice(0, limits.issues)
}

const isColor = (key: string): boolean => ['color', 'fill', 'stripe', 'accent'].includes(key)
const isStyle = (key: string): boolean => key === 'style' || key.endsWith('_style')

function referenceIssues({ type, palette, ...rest }: Template): Issue[] {
  const checked = { ...rest, type }
  return [...stringsOf(checked, [])].flatMap(({ key, path, value }) => {
    if (isColor(key) && !Object.hasOwn(palette, value))
      return [unknown(path, 'color', value, Object.keys(palette))]
    if (isStyle(key) && !Object.hasOwn(type, value)) return [unknown(path, 'style', value, Object.keys(type))]
    return []
  })
}

function* stringsOf(
  value: unknown,
  path: PropertyKey[],
  key = '',
): Generator<{ key: string; path: string; value: string }> {
  if (typeof value === 'string') yield { key, path: jsonPath(path), value }
  if (typeof value !== 'object' || value === null) return
  for (const [inner, child] of Object.entries(value)) {
    yield* stringsOf(child, [...path, Array.isArray(value) ? Number(inner) : inner], inner)
  }
}

function unknown(
  path: string,
  kind: 'color' | 'plain_color' | 'style',
  value: string,
  known: string[],
): Issue {
  const params = { name: quoted(value), known: firstOf(known) }
  return issueOf(path, { code: `template.unknown_${kind}`, params })
}

/** Colours derive from plain colours only, which rules out cycles; the accent must be a plain colour too. */
function derivationIssues({ palette, accent }: Template): Issue[] {
  const plain = Object.keys(palette).filter(key => typeof palette[key] === 'string')
  const issues = Object.entries(palette).flatMap(([key, color]) =>
    typeof color === 'string' || plain.includes(color.from)
      ? []
      : [unknown(`palette.${key}.from`, 'plain_color', color.from, plain)],
  )
  const isDerived = accent !== undefined && Object.hasOwn(palette, accent) && !plain.includes(accent)
  return isDerived ? [...issues, unknown('accent', 'plain_color', accent, plain)] : issues
}

function containerIssues({ blocks }: Template): Issue[] {
  return blocks.flatMap((block, index) => {
    if (block.type !== 'stage') return []
    const path = `blocks[${index}]`
    const late = index > 0 ? [issueOf(path, { code: 'template.stage_late' })] : []
    const loose = block.frames.flatMap(({ left, right, width }, frame) =>
      [left, right, width].filter(each => each !== undefined).length === 2
        ? []
        : [issueOf(`${path}.frames[${frame}]`, { code: 'template.frame_position' })],
    )
    return [...late, ...loose]
  })
}

function blockCountIssues({ blocks }: Template): Issue[] {
  const order = blocks.flatMap(block =>
    block.type === 'columns' ? block.columns.flatMap(column => column.blocks.map(typeOf)) : [block.type],
  )
  const count = (type: Block['type']) => order.filter(each => each === type).length
  const required = (['items', 'totals'] as const).filter(type => count(type) !== 1)
  const issues = required.map(type => issueOf('blocks', { code: 'template.block_missing', params: { type } }))
  const isReversed = issues.length === 0 && order.indexOf('totals') < order.indexOf('items')
  return isReversed ? [issueOf('blocks', { code: 'template.totals_first' })] : issues
}

const typeOf = ({ type }: { type: Block['type'] }) => type

/** Columns that every invoice needs. */
const requiredColumns = ['description', 'amount'] as const

function columnIssues({ blocks }: Template): Issue[] {
  return blocks.flatMap((block, index) => {
    if (block.type !== 'items') return []
    const path = `blocks[${index}].columns`
    const { columns } = block
    const missing = requiredColumns
      .filter(field => !columns.includes(field))
      .map(column => issueOf(path, { code: 'template.column_missing', params: { column } }))
    const twice = columns.flatMap((column, at) =>
      columns.indexOf(column) < at
        ? [issueOf(`${path}[${at}]`, { code: 'template.column_repeated', params: { column } })]
        : [],
    )
    return [...missing, ...twice]
  })
}

function footerOverlapIssues({ page, footer, type }: Template): Issue[] {
  const line = Object.hasOwn(type, footer.style) ? type[footer.style] : undefined
  const height = line ? footer.offset + line.size * line.leading + footerGap : 0
  if (height <= page.margins.bottom) return []
  return [issueOf('footer.offset', { code: 'template.footer_in_text' })]
}

/** Points between the body and the footer. */
const footerGap = 6

function placeholderIssues(template: Template): Issue[] {
  const checked = { blocks: template.blocks, footer: template.footer }
  return [...stringsOf(checked, [])]
    .filter(
      ({ key, path }) => ['text', 'left', 'center', 'right'].includes(key) || /\.lines\[\d+\]$/.test(path),
    )
    .flatMap(({ path, value }) => [
      ...unknownPlaceholders(value).map(name =>
        issueOf(path, { code: 'template.unknown_placeholder', params: { name } }),
      ),
      ...(path.startsWith('blocks') && usesPageNumber(value)
        ? [issueOf(path, { code: 'template.page_placeholder' })]
        : []),
      ...(hasUnmatchedBrace(value) ? [issueOf(path, { code: 'template.loose_brace' })] : []),
    ])
}

export const repeatedSetting = (path: readonly PropertyKey[]): Issue =>
  issueOf(jsonPath(path), { code: 'template.setting_repeated' })

/** Message of an error that names the first issue. */
export const issueAt = ({ path, message }: Issue): Message => ({
  code: 'template.mistake_at',
  params: { path, mistake: message },
})

function issueOf(path: string, message: Message): Issue {
  return { path, code: 'invalid_template', severity: 'error', message }
}
