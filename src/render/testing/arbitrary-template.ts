import fc from 'fast-check'
import { AppError } from '#core/errors/app-error.ts'
import { itemFields } from '../template/field-names.ts'
import { parseTemplate } from '../template/parse-template.ts'
import { placeholderNames } from '../template/placeholders.ts'
import type { Template } from '../template/template.ts'

/** Plausible lengths, and sometimes the limits of the schema. */
const length = (usual: number, max: number) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: usual }) },
    { weight: 1, arbitrary: fc.constantFrom(0, max) },
  )

const color = fc.constantFrom('ink', 'soft', 'paper')
const styleName = fc.constantFrom('body', 'large', 'small')
const rule = fc.record({ color, width: fc.constantFrom(0.1, 0.5, 2, 20) })
const align = fc.constantFrom('left', 'center', 'right')
const space = length(30, 120)

const style = (min: number, max: number) =>
  fc.record(
    {
      family: fc.constantFrom('sans', 'serif'),
      weight: fc.constantFrom('regular', 'semibold', 'black'),
      size: fc.integer({ min: min, max: max }),
      leading: fc.constantFrom(1, 1.4, 2),
      color,
      tracking: fc.constantFrom(0, 0, -100, 80),
      case: fc.constantFrom('as-written', 'upper'),
      figures: fc.constantFrom('tabular', 'proportional'),
    },
    { requiredKeys: ['family', 'size', 'color'] },
  )

const placeholder = fc
  .constantFrom(...placeholderNames.filter(name => name !== 'page_of_pages'))
  .map(name => `{${name}}`)
const words = fc.oneof(
  placeholder,
  fc.constantFrom('Thank you', 'Words {notes} · {buyer.name}', '{tax_note}'),
)

const text = fc.record(
  {
    type: fc.constant('text'),
    space,
    text: words,
    style: styleName,
    align,
    role: fc.constantFrom('title', 'heading', 'paragraph'),
    label: fc.constantFrom('notes', 'payable'),
    label_style: styleName,
  },
  { requiredKeys: ['type', 'text', 'style'] },
)
const logo = fc.record({
  type: fc.constant('logo'),
  space,
  max_width: fc.constantFrom(8, 120, 400),
  max_height: fc.constantFrom(8, 60, 200),
  align,
})
const party = fc.record(
  {
    type: fc.constant('party'),
    space,
    of: fc.constantFrom('seller', 'buyer'),
    align,
    label_style: styleName,
    name_style: styleName,
    style: styleName,
    details: fc.boolean(),
    max_height: fc.constantFrom(8, 60, 400),
  },
  { requiredKeys: ['type', 'of', 'name_style', 'style'] },
)
const facts = fc.record({
  type: fc.constant('facts'),
  space,
  show: fc.subarray(['invoice_number', 'issue_date', 'due_date', 'purchase_order', 'reference'], {
    minLength: 1,
  }),
  layout: fc.constantFrom('rows', 'strip', 'stacked'),
  align,
  label_style: styleName,
  value_style: styleName,
  gap: length(24, 60),
})
const payment = fc.record({
  type: fc.constant('payment'),
  space,
  heading_style: styleName,
  label_style: styleName,
  value_style: styleName,
  gap: length(24, 60),
})
const leaf = fc.oneof(
  text,
  text,
  logo,
  party,
  facts,
  payment,
  fc.record({ type: fc.constant('rule'), space, rule }),
)

const columnsOf = <Child>(child: fc.Arbitrary<Child>) =>
  fc.record({
    type: fc.constant('columns'),
    space,
    gap: length(30, 60),
    close_up: fc.boolean(),
    widen: fc.boolean(),
    valign: fc.constantFrom('top', 'top', 'bottom'),
    columns: fc.array(
      fc.record({ share: fc.constantFrom(1, 2, 5), blocks: fc.array(child, { maxLength: 3 }) }),
      { minLength: 1, maxLength: 3 },
    ),
  })
const columns = columnsOf(leaf)
const nestedColumns = columnsOf(fc.oneof({ weight: 4, arbitrary: leaf }, columns))
const band = fc.record({
  type: fc.constant('band'),
  space,
  fill: color,
  bleed: fc.boolean(),
  padding: fc.record({ top: length(30, 120), bottom: length(30, 120), sides: length(20, 60) }),
  blocks: fc.array(fc.oneof(leaf, columns), { minLength: 1, maxLength: 3 }),
})
const blocks = fc.array(fc.oneof({ weight: 3, arbitrary: leaf }, nestedColumns, band), { maxLength: 4 })

const items = fc.record(
  {
    type: fc.constant('items'),
    space,
    columns: fc.subarray([...itemFields]).map(fields => [...new Set([...fields, 'description', 'amount'])]),
    gutter: fc.integer({ min: 0, max: 24 }),
    figure_width: length(80, 400),
    inset: fc.integer({ min: 0, max: 20 }),
    head: fc.record(
      { style: styleName, padding: length(10, 40), fill: color, rule },
      { requiredKeys: ['style', 'padding'] },
    ),
    row: fc.record(
      { style: styleName, detail_style: styleName, padding: length(10, 100), rule, stripe: color },
      { requiredKeys: ['style', 'detail_style', 'padding'] },
    ),
  },
  { requiredKeys: ['type', 'columns', 'head', 'row'] },
)
const totals = fc.record({
  type: fc.constant('totals'),
  space,
  width: fc.integer({ min: 100, max: 600 }),
  inset: fc.integer({ min: 0, max: 20 }),
  padding: length(8, 30),
  style: styleName,
  payable: fc.record(
    {
      style: styleName,
      figure_style: styleName,
      padding: length(12, 40),
      space: length(12, 40),
      fill: color,
      rule,
    },
    { requiredKeys: ['style', 'padding'] },
  ),
})

/** Totals at the top level or in one of several columns. */
const placedTotals = fc.oneof(
  totals,
  fc.tuple(nestedColumns, totals, fc.nat(2)).map(([block, sums, at]) => ({
    ...block,
    columns: block.columns.map((column, index) =>
      index === Math.min(at, block.columns.length - 1)
        ? { ...column, blocks: [...column.blocks, sums] }
        : column,
    ),
  })),
)

const candidates = fc.record({
  name: fc.constant('random'),
  title: fc.constant('Random'),
  description: fc.constant('Made by chance.'),
  page: fc.record({
    size: fc.constantFrom('A4', 'Letter'),
    margins: fc.record({
      top: fc.integer({ min: 12, max: 200 }),
      right: fc.integer({ min: 12, max: 150 }),
      bottom: fc.integer({ min: 36, max: 200 }),
      left: fc.integer({ min: 12, max: 150 }),
    }),
  }),
  palette: fc.constant({ ink: '#101010', soft: '#707070', paper: '#f4f4f4' }),
  type: fc.record({ body: style(4, 16), large: style(10, 48), small: style(4, 9), foot: style(4, 12) }),
  blocks: fc
    .tuple(blocks, items, blocks, placedTotals, blocks)
    .map(([above, table, between, sums, below]) => [...above, table, ...between, sums, ...below]),
  footer: fc.record(
    {
      style: fc.constant('foot'),
      offset: fc.integer({ min: 8, max: 40 }),
      left: words,
      right: fc.constantFrom('{page_of_pages}', '{invoice_number} · {page_of_pages}', '{seller.name}'),
      pages: fc.constantFrom('all', 'several'),
      rule,
    },
    { requiredKeys: ['style', 'offset'] },
  ),
})

/** Random templates that pass the parser. */
export const anyTemplate: fc.Arbitrary<Template> = candidates
  .map(candidate => {
    try {
      return parseTemplate(candidate)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  })
  .filter(template => template !== null)
