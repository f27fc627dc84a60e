import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Message } from '#core/messages/message.ts'
import { textOf } from '#core/testing/english-text.ts'
import { parseTemplate, parseTemplateText } from './parse-template.ts'

const read = (): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL('../../../templates/minimal/template.json', import.meta.url), 'utf8'))

const blocks = () => read().blocks as unknown[]

/** The totals of the shipped template, in the second of two columns. */
const totals = () => (blocks()[3] as { columns: { blocks: unknown[] }[] }).columns[1]?.blocks[0]

/** The shipped template with one value changed. */
function changed(place: string, value: unknown): unknown {
  const template = read()
  const steps = place.split('.')
  const last = steps.pop() ?? ''
  let target = template
  for (const step of steps) target = target[step] as Record<string, unknown>
  target[last] = value
  return template
}

function issuesOf(template: unknown): Issue[] {
  try {
    parseTemplate(template)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_template') return error.details.issues ?? []
    throw error
  }
  return []
}

test('a shipped template is valid', () => {
  expect(parseTemplate(read()).name).toBe('minimal')
})

test('totals may be a top-level block or inside a column', () => {
  const byThemselves = blocks().toSpliced(3, 1, totals())
  expect(issuesOf({ ...read(), blocks: byThemselves })).toEqual([])
})

describe('a mistake is reported with its path and a correction', () => {
  test.each<[string, string, unknown, string, RegExp]>([
    ['a number as text', 'type.body.size', '9', 'type.body.size', /^Write a number here/],
    ['a colour in words', 'palette.ink', 'black', 'palette.ink', /#rrggbb/],
    ['an unknown colour', 'type.body.color', 'inky', 'type.body.color', /no colour called "inky".*ink, soft/],
    ['an unknown style', 'footer.style', 'tiny', 'footer.style', /no style called "tiny"/],
    ['an unknown setting', 'page.colour', 1, 'page', /no setting called "colour"/],
    [
      'an unknown block',
      'blocks.1',
      { type: 'tabel' },
      'blocks[1].type',
      /block called "tabel" here.*items, totals/,
    ],
    ['a block without a type', 'blocks.1', {}, 'blocks[1].type', /block without a type here.*items, totals/],
    ['a brace left open', 'footer.left', 'No. {invoice_number', 'footer.left', /between \{ and \}/],
    [
      'a table without a description column',
      'blocks.2.columns',
      ['quantity', 'amount'],
      'blocks[2].columns',
      /"description"/,
    ],
    [
      'a repeated column',
      'blocks.2.columns',
      ['description', 'amount', 'amount'],
      'blocks[2].columns[2]',
      /"amount" is there already/,
    ],
    ['a long title', 'title', 'x'.repeat(41), 'title', /at most 40 characters/],
    ['an unknown paper', 'page.size', 'A3', 'page.size', /"A4", "Letter"/],
    ['an unknown placeholder', 'footer.left', '{number}', 'footer.left', /no field called \{number\}/],
    ['an empty title', 'title', '', 'title', /at least 1 character\.$/],
    ['a page count in the body', 'blocks.4.text', '{page_of_pages}', 'blocks[4].text', /only in the footer/],
    ['a missing group', 'footer', undefined, 'footer', /missing.*a group/],
    ['a size of a million', 'type.title.size', 1e6, 'type.title.size', /at most 96/],
    [
      'tracking so wide that words are extracted as letters',
      'type.label.tracking',
      81,
      'type.label.tracking',
      /at most 80/,
    ],
    ['two tables', 'blocks', [...blocks(), blocks()[2]], 'blocks', /exactly one block of type "items"/],
    ['totals above the table', 'blocks', blocks().toReversed(), 'blocks', /after the block "items"/],
    [
      'totals beside a table that comes after them',
      'blocks',
      [blocks()[3], blocks()[2]],
      'blocks',
      /after the block "items"/,
    ],
    [
      'totals in two places',
      'blocks',
      [...blocks(), blocks()[3]],
      'blocks',
      /exactly one block of type "totals"/,
    ],
    [
      'totals in columns within columns',
      'blocks.3.columns.0.blocks.1.columns.0.blocks',
      [{ type: 'totals' }],
      'blocks[3].columns[0].blocks[1].columns[0].blocks[0].type',
      /block called "totals" here/,
    ],
    ['a margin as wide as the sheet', 'page.margins.left', 500, 'page.margins.left', /at most 150/],
    ['a footer in the text', 'footer.offset', 100, 'footer.offset', /reaches into the text/],
  ])('%s', (_, place, value, path, words) => {
    const [issue] = issuesOf(changed(place, value))
    expect(issue).toMatchObject({ path, severity: 'error', code: 'invalid_template' })
    expect(issue && textOf(issue.message)).toMatch(words)
  })

  test('the error message contains the first mistake', () => {
    expect(() => parseTemplate(changed('type.body.size', '9'))).toThrow(
      expect.objectContaining({
        reason: {
          code: 'template.mistake_at',
          params: {
            path: 'type.body.size',
            mistake: { code: 'template.setting_type', params: { expected: 'number' } },
          },
        },
      }),
    )
  })
})

test('a template a hundred thousand levels deep is refused', () => {
  let deep: unknown = {}
  for (let level = 0; level < 100_000; level += 1) deep = { blocks: [deep] }
  expect(() => parseTemplate({ ...read(), blocks: [deep] })).toThrow('template.too_deep')
})

test.each([null, 1, 'text', [], {}])('%j is no template', value => {
  expect(() => parseTemplate(value)).toThrow('template.mistake_at')
})

describe('a template without space for text is refused', () => {
  const facts = (gap: number) => ({
    type: 'facts',
    show: ['invoice_number', 'issue_date', 'due_date'],
    layout: 'strip',
    label_style: 'body',
    value_style: 'body',
    gap,
  })
  test.each<[string, string, unknown, string, RegExp]>([
    ['a gap as wide as the sheet', 'blocks.0', facts(400), 'blocks[0].gap', /0 points are left.*smaller/],
    [
      'columns beside a wide gap',
      'blocks.0',
      { type: 'columns', gap: 400, columns: [0, 1, 2].map(() => ({ blocks: [facts(0)] })) },
      'blocks[0].columns',
      /points are left/,
    ],
    [
      'a band that is all padding',
      'blocks.0',
      { type: 'band', padding: { top: 0, bottom: 0, sides: 300 }, blocks: [facts(0)] },
      'blocks[0].padding.sides',
      /points are left/,
    ],
    [
      'a column too narrow for its payment code',
      'blocks.3.columns.0.blocks.1.columns.0.width',
      60,
      'blocks[3].columns[0].blocks[1].columns[0].blocks[0].size',
      /need 84 points of width, and 60 are left/,
    ],
  ])('%s', (_, place, value, path, words) => {
    const issues = issuesOf(changed(place, value))
    expect(issues[0]).toMatchObject({ path, severity: 'error' })
    expect(issues[0] && textOf(issues[0].message)).toMatch(words)
  })

  test('lines higher than the body', () => {
    const tall = { ...read(), page: { size: 'A4', margins: { top: 200, right: 60, bottom: 200, left: 60 } } }
    const type = (tall as unknown as { type: Record<string, object> }).type
    const [issue] = issuesOf({ ...tall, type: { ...type, title: { ...type.title, size: 96, leading: 2 } } })
    expect(issue).toMatchObject({ path: 'type.title.size', message: { code: 'template.line_too_high' } })
  })
})

test('a key with spaces is quoted in the path of a mistake', () => {
  const template = read() as unknown as { type: object }
  const issues = issuesOf({ ...template, type: { ...template.type, 'big title': { color: 'nowhere' } } })
  expect(issues[0]?.path).toMatch(/^type\["big title"\]/)
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '%s is neither a style nor a colour',
  name => {
    for (const place of ['footer.style', 'type.body.color'])
      expect(issuesOf(changed(place, name))[0]).toMatchObject({
        path: place,
        message: { code: expect.stringMatching(/^template\.unknown_(style|color)$/) },
      })
  },
)

const shippedText = readFileSync(new URL('../../../templates/minimal/template.json', import.meta.url), 'utf8')

test('a byte order mark is accepted', () => {
  expect(parseTemplateText(`\ufeff${shippedText}`).name).toBe('minimal')
})

test('invalid JSON is reported with line and column', () => {
  expect(reasonFor(`// mine\n${shippedText}`)).toEqual({
    code: 'json.mistake',
    params: { mistake: 'unexpected_character', mark: '', line: 1, column: 1 },
  })
  expect(reasonFor('{\n"name": "mine",\n}')).toEqual({
    code: 'json.mistake',
    params: { mistake: 'comma_before', mark: '}', line: 3, column: 1 },
  })
})

test('a repeated key is refused', () => {
  expect(reasonFor(shippedText.replace('"title"', '"name": "mine", "title"'))).toEqual({
    code: 'template.mistake_at',
    params: { path: 'name', mistake: { code: 'template.setting_repeated' } },
  })
})

function reasonFor(file: string): Message | undefined {
  try {
    parseTemplateText(file)
  } catch (error) {
    if (error instanceof AppError) return error.reason
    throw error
  }
  return undefined
}
