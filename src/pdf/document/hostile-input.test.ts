import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draftSchema } from '#core/draft/draft.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { isPriced } from '#core/line-kind.ts'
import { textOf } from '#core/testing/english-text.ts'
import { runs } from '#core/testing/runs.ts'
import { parseTemplate } from '#render/template/parse-template.ts'
import { comparable, holds } from '#render/testing/layout-problems.ts'
import { bareInvoice, manyItems, templateNamed, templateNames, withDescription } from '../testing/invoices.ts'
import { checkStructure, objectsOf } from '../testing/pdf-tools.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { renderInvoice } from './render-invoice.ts'

/** Maximum processor time per document in ms, independent of the load. */
const seconds = 5
let before: NodeJS.CpuUsage
beforeEach(() => {
  before = process.cpuUsage()
})
afterEach(() => {
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(seconds)
})

const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)

describe('a description of 2,000 characters without a space', () => {
  test.each([
    ['Latin', 'incomprehensibilities'],
    ['Greek', 'ακατανόητος'],
    ['Cyrillic', 'превысокомногорассмотрительствующий'],
    ['Vietnamese', 'nghiêngngả'],
    ['Hebrew', 'שלוםעולם'],
    ['Arabic', 'مرحبابالعالم'],
    ['Devanagari', 'नमस्तेक्षत्रिय'],
    ['Thai', 'ภาษาไทยก็ได้'],
    ['Chinese', '发票编号与金额'],
    ['Japanese', '請求書のご案内カタカナ'],
    ['Korean', '송장번호와금액'],
    ['emoji', '👩‍👩‍👧‍👦🇩🇪👍🏽'],
    ['nothing but marks', '\u0301\u0323'],
    ['nothing but zero-width joiners', '\u200d'],
  ])('%s', async (_, unit) => {
    const description = repeated(unit, 2000).toWellFormed()
    const { list } = layOutInvoice(withDescription(description), templateNamed('compact'), {
      watermark: 'TEST',
    })
    const shown = list.pages
      .flatMap(({ placed }) => placed.flatMap(({ box }) => box.operations))
      .flatMap(each => (each.kind === 'text' && each.path === 'items[0].description' ? each.words : []))
      .map(word => word.text)
      .join('')
    expect(holds(shown, description)).toBe(true)
    expect(comparable(shown, true)).toHaveLength(comparable(description, true).length)
    checkStructure(
      (await renderInvoice(withDescription(description), templateNamed('bold'), { watermark: null })).bytes,
    )
  })
})

describe('control characters, line breaks and noncharacters', () => {
  let turn = 0
  /** In the short run, the template whose file is checked and one other, which alternates. */
  const nextTemplates = () => {
    const another = templateNames[turn++ % templateNames.length]
    return runs(
      templateNames,
      templateNames.filter(name => name === 'classic' || name === another),
    )
  }

  test.each([
    [
      'every C0 and C1 control',
      Array.from({ length: 160 }, (_, code) => String.fromCharCode(code)).join('x'),
    ],
    ['lone surrogates', 'a\ud800b\udc00c\udfff'],
    ['bidi overrides that never end', '\u202eINV\u202d\u2066\u2067\u2068\u202a\u202b'.repeat(60)],
    ['bidi controls that end what never began', '\u202c\u2069'.repeat(200)],
    ['isolates in isolates', `${'\u2067'.repeat(500)}a${'\u2069'.repeat(500)}`],
    ['a thousand marks on one letter', `e${'\u0301'.repeat(1000)}`],
    ['emoji of skin, flag, family and key', '👍🏿🏴󠁧󠁢󠁳󠁣󠁴󠁿👨‍👩‍👧‍👦1️⃣🇪🇺🇦'],
    ['line separators of every kind', 'a\r\nb\rc\nd\u2028e\u2029f\u0085g\vh\fi'],
    ['invisible characters', '\u00ad\u200b\u2060\ufeff\u034f\u061c\u180e\u3164\ufff9\u{e0001}'],
    ['noncharacters', '\uffff\ufffe\u{1ffff}\u{10ffff}\ufdd0'],
    ['PDF syntax', ') Tj ET endstream endobj <</JS (app.alert(1))>> \\( \\ % <<'],
    ['a template’s own braces', '{seller.name} {page_of_pages} {constructor} {{}}'],
    ['markup', '<script>alert(1)</script>&amp;<a href="javascript:1">'],
  ])('%s', async (_, text) => {
    const invoice = {
      ...withDescription(text),
      invoice_number: text,
      seller: { name: text, address: [text, text], iban: text, website: text },
      buyer: { name: text },
      notes: text,
      payment_terms: text,
    }
    for (const name of nextTemplates()) {
      const { bytes, pageCount } = await renderInvoice(invoice, templateNamed(name), { watermark: 'TEST' })
      expect(pageCount).toBeGreaterThan(0)
      if (name !== 'classic') continue
      checkStructure(bytes)
      // keys, not text in a string
      expect(/"\/(JavaScript|JS|Launch|OpenAction|AA|URI)"/.exec(objectsOf(bytes) ?? '')).toBeNull()
    }
  })
})

describe('numbers', () => {
  const file = (literal: string) =>
    `{"template":"minimal","invoice_number":"1","items":[{"description":"a","quantity":1,"unit_price":${literal}}]}`

  const unreadable = [
    '"NaN"',
    '"Infinity"',
    '"-Infinity"',
    '"1e999"',
    '"0x10"',
    '"١٢"',
    '"1,000"',
    '"1_000"',
    '""',
    '"."',
    '"--1"',
    '"+1"',
    '"１２"',
    '" "',
    '1e999',
    '1e400000000',
    '1000000000000000',
    '-1e15',
    `"${'9'.repeat(5000)}"`,
    '9'.repeat(5000),
    `0.${'1'.repeat(5000)}`,
    'null',
    'true',
    '[]',
    '{}',
    '{"source":"1"}',
  ]
  test.each(unreadable.map(literal => [literal.slice(0, 30), literal] as const))(
    '%s is told where it is and what to write',
    (_, literal) => {
      const read = readInvoice(file(literal))
      if (read.ok) throw new Error(`taken as ${read.invoice.items.find(isPriced)?.unit_price}`)
      expect(read.issues[0]).toMatchObject({ path: 'items[0].unit_price', severity: 'error' })
      expect(read.issues[0] && textOf(read.issues[0].message)).toMatch(/^[A-Z].*\.$/)
    },
  )

  test.each([
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['"-0"', '0'],
    ['0e5', '0'],
    ['1e2', '100'],
    ['999999999999999', '999999999999999'],
    ['-999999999999999.99', '-999999999999999.99'],
    ['"00012.50"', '12.50'],
  ])('%s is %s', async (literal, price) => {
    const read = readInvoice(file(literal))
    if (!read.ok) throw new Error(JSON.stringify(read.issues))
    expect(read.invoice.items.find(isPriced)?.unit_price).toBe(price)
    checkStructure((await renderInvoice(read.invoice, templateNamed('modern'), { watermark: null })).bytes)
  })

  test.each(
    ['NaN', 'Infinity', '1e999', '0x10', '-', '9'.repeat(5000)].map(
      typed => [typed.slice(0, 30), typed] as const,
    ),
  )('a draft that says %s shows an empty place', async (_, typed) => {
    const draft = draftSchema.parse({
      template: 'minimal',
      invoice_number: '1',
      items: [
        { description: 'a', quantity: typed, unit_price: typed, tax_rate: typed, discount_percent: typed },
      ],
      discount_percent: typed,
      prepaid_amount: typed,
      cash_rounding: typed,
    })
    const { pageCount } = await renderInvoice(renderableDraft(draft), templateNamed('classic'), {
      watermark: 'TEST',
    })
    expect(pageCount).toBe(1)
  })
})

describe('documents', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['a list a hundred thousand deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['an object a hundred thousand deep', `${'{"items":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['a number', '1'],
    ['null', 'null'],
    [
      'names of every object',
      '{"__proto__":{"template":"minimal"},"constructor":1,"prototype":1,"toString":1}',
    ],
    [
      'a prototype for an item',
      '{"template":"minimal","invoice_number":"1","items":[{"__proto__":{"description":"a"}}]}',
    ],
    ['items that are no list', '{"template":"minimal","invoice_number":"1","items":{"length":1e9}}'],
    [
      'a template that is a path',
      '{"template":"../../etc/passwd","invoice_number":"1","items":[{"description":"a","quantity":1,"unit_price":1}]}',
    ],
    [
      'a line more than the renderer takes',
      JSON.stringify({ ...bareInvoice(), items: manyItems(10_001).items }),
    ],
  ])('%s is refused in words', (_, text) => {
    const read = readInvoice(text, { lines: 'rendered' })
    if (read.ok) throw new Error('taken')
    expect(read.issues.length).toBeGreaterThan(0)
    expect(read.issues.length).toBeLessThanOrEqual(101)
    for (const { message } of read.issues) expect(textOf(message)).toMatch(/^\S.*[.:]/)
  })

  test('prototypes stay as they were', () => {
    expect(({} as Record<string, unknown>).template).toBeUndefined()
  })
})

describe('templates', () => {
  const read = (): Record<string, unknown> =>
    structuredClone(templateNamed('minimal')) as unknown as Record<string, unknown>
  const nested = (open: string, close: string, depth: number) =>
    JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`)

  test.each<[string, () => unknown]>([
    ['a list a hundred thousand deep', () => ({ ...read(), blocks: nested('[', ']', 100_000) })],
    ['an object a hundred thousand deep', () => ({ ...read(), palette: nested('{"a":', '}', 100_000) })],
    [
      'a font of size 10⁶',
      () => ({ ...read(), type: { body: { family: 'sans', size: 1e6, color: 'ink' } } }),
    ],
    [
      'a font of no size',
      () => ({ ...read(), type: { body: { family: 'sans', size: Number.NaN, color: 'ink' } } }),
    ],
    [
      'a hundred thousand blocks',
      () => ({
        ...read(),
        blocks: Array.from({ length: 100_000 }, () => ({ type: 'rule', rule: { color: 'ink', width: 1 } })),
      }),
    ],
    [
      'a hundred thousand blocks of no kind',
      () => ({ ...read(), blocks: Array.from({ length: 100_000 }, () => 1) }),
    ],
    [
      'a hundred thousand settings',
      () => ({
        ...read(),
        ...Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`a${index}`, 1])),
      }),
    ],
    ['a million characters of text', () => ({ ...read(), title: 'x'.repeat(1_000_000) })],
    ['a prototype', () => ({ ...read(), palette: JSON.parse('{"__proto__": "#ffffff"}') })],
    [
      'a style by the name of every object',
      () => ({ ...read(), footer: { style: 'constructor', offset: 20 } }),
    ],
    [
      'margins of infinity',
      () => ({
        ...read(),
        page: { size: 'A4', margins: { top: Number.POSITIVE_INFINITY, right: 1, bottom: 1, left: 1 } },
      }),
    ],
  ])('%s is refused in words', (_, make) => {
    const template = make()
    try {
      parseTemplate(template)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      expect(error.code).toBe('invalid_template')
      expect(textOf(error.reason).length < 1000).toBe(true)
      expect(error.details.issues?.length ?? 0).toBeLessThanOrEqual(200)
      return
    }
    throw new Error('taken')
  })
})
