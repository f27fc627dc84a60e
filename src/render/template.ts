import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { depthOf } from './template-depth.ts'
import { issuesOfTemplate, slipsOfTemplate } from './template-issues.ts'

/**
 * A template is data: no code, no paths, no addresses. Lengths are points (1/72 inch). Colours and styles are
 * named once and used by name, so that a look changes in one place. The document's words come from its locale.
 */

const points = z.number().min(0).max(400)
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Write a colour as #rrggbb, such as #1d3fbb.')
const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, 'Use a short name of small letters, digits and hyphens.')
/** the name of a style under `type` or of a colour under `palette`; whether it exists is checked afterwards */
const reference = z.string()

const styleSchema = z.strictObject({
  family: z.enum(['sans', 'serif']),
  weight: z.enum(['regular', 'medium', 'semibold', 'bold', 'black']).default('regular'),
  size: z.number().min(4).max(96),
  /** line height as a multiple of the size */
  leading: z.number().min(1).max(2).default(1.4),
  color: reference,
  /** thousandths of the size between letters */
  tracking: z.number().min(-100).max(300).default(0),
  case: z.enum(['as-written', 'upper']).default('as-written'),
  figures: z.enum(['tabular', 'proportional']).default('proportional'),
})

const ruleSchema = z.strictObject({ color: reference, width: z.number().min(0.1).max(20) })

/** free room above the block; only where something stands above it */
const space = points.default(0)
const align = z.enum(['left', 'right']).default('left')

const textBlock = z.strictObject({
  type: z.literal('text'),
  space,
  /** placeholders in braces; without a value for any of them the block takes no room */
  text: z.string().max(500),
  style: reference,
  align,
  role: z.enum(['title', 'heading', 'paragraph']).default('paragraph'),
  /** a label in the language of the document, above the text */
  label: z.enum(['notes', 'payment_terms', 'payable', 'invoice_number']).optional(),
  label_style: reference.optional(),
})

const logoBlock = z.strictObject({
  type: z.literal('logo'),
  space,
  max_width: z.number().min(8).max(400),
  max_height: z.number().min(8).max(200),
  align,
})

const partyBlock = z.strictObject({
  type: z.literal('party'),
  space,
  of: z.enum(['seller', 'buyer']),
  label_style: reference.optional(),
  name_style: reference,
  style: reference,
  /** tax and registration numbers, e-mail, telephone, website */
  details: z.boolean().default(true),
})

export const factNames = [
  'invoice_number',
  'issue_date',
  'due_date',
  'delivery_date',
  'purchase_order',
  'reference',
] as const

const factsBlock = z.strictObject({
  type: z.literal('facts'),
  space,
  show: z.array(z.enum(factNames)).min(1),
  /** rows: label and value side by side; strip: label above value, side by side across the width */
  layout: z.enum(['rows', 'strip']),
  label_style: reference,
  value_style: reference,
  gap: points.default(12),
})

export const itemFields = [
  'position',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'discount_percent',
  'tax_rate',
  'amount',
] as const

const itemsBlock = z.strictObject({
  type: z.literal('items'),
  space,
  /** from left to right; a column that no item fills takes no room */
  columns: z.array(z.enum(itemFields)).min(2),
  gutter: points.default(16),
  /** columns of money are at least this wide where the description can spare it */
  figure_width: points.default(60),
  /** room between the edge of the table and its text, for filled heads and stripes */
  inset: points.default(0),
  head: z.strictObject({
    style: reference,
    padding: points,
    fill: reference.optional(),
    rule: ruleSchema.optional(),
  }),
  row: z.strictObject({
    style: reference,
    /** the lines of a description after its first line break */
    detail_style: reference,
    padding: points,
    rule: ruleSchema.optional(),
    stripe: reference.optional(),
  }),
})

const totalsBlock = z.strictObject({
  type: z.literal('totals'),
  space,
  width: z.number().min(100).max(600),
  /** as the table's, so that the figures align */
  inset: points.default(0),
  padding: points,
  style: reference,
  rule: ruleSchema.optional(),
  /** the sum that is due */
  payable: z.strictObject({
    style: reference,
    /** of the figure, where it differs from that of the label */
    figure_style: reference.optional(),
    padding: points,
    space: points.default(0),
    fill: reference.optional(),
    rule: ruleSchema.optional(),
  }),
})

const paymentBlock = z.strictObject({
  type: z.literal('payment'),
  space,
  heading_style: reference,
  label_style: reference,
  value_style: reference,
  gap: points.default(12),
})

const ruleBlock = z.strictObject({ type: z.literal('rule'), space, rule: ruleSchema })

const leaf = z.discriminatedUnion('type', [
  textBlock,
  logoBlock,
  partyBlock,
  factsBlock,
  paymentBlock,
  ruleBlock,
])

const columnsBlock = z.strictObject({
  type: z.literal('columns'),
  space,
  gap: points.default(24),
  /** whether an empty column gives its room to those after it */
  close_up: z.boolean().default(false),
  columns: z
    .array(z.strictObject({ share: z.number().min(0.1).max(12), blocks: z.array(leaf).max(20) }))
    .min(1)
    .max(6),
})

const bandBlock = z.strictObject({
  type: z.literal('band'),
  space,
  fill: reference,
  /** to the edges of the sheet; as the first block also to its top */
  bleed: z.boolean().default(false),
  padding: z.strictObject({ top: points, bottom: points, sides: points.default(0) }),
  blocks: z
    .array(
      z.discriminatedUnion('type', [
        textBlock,
        logoBlock,
        partyBlock,
        factsBlock,
        paymentBlock,
        ruleBlock,
        columnsBlock,
      ]),
    )
    .min(1)
    .max(20),
})

const block = z.discriminatedUnion('type', [
  textBlock,
  logoBlock,
  partyBlock,
  factsBlock,
  paymentBlock,
  ruleBlock,
  columnsBlock,
  bandBlock,
  itemsBlock,
  totalsBlock,
])

export const templateSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,64}$/, 'Use small letters, digits and hyphens, at most 64.'),
  title: z.string().min(1).max(40),
  description: z.string().min(1).max(200),
  page: z.strictObject({
    size: z.enum(['A4', 'Letter']),
    margins: z.strictObject({
      top: z.number().min(12).max(200),
      right: z.number().min(12).max(150),
      bottom: z.number().min(36).max(200),
      left: z.number().min(12).max(150),
    }),
    /** bars along an edge of the sheet */
    bars: z
      .array(
        z.strictObject({
          edge: z.enum(['top', 'left', 'right', 'bottom']),
          thickness: z.number().min(1).max(60),
          color: reference,
          pages: z.enum(['all', 'first', 'later']).default('all'),
        }),
      )
      .max(4)
      .default([]),
  }),
  palette: z.record(name, color),
  type: z.record(name, styleSchema),
  blocks: z.array(block).min(1).max(40),
  footer: z.strictObject({
    style: reference,
    /** from the bottom of the sheet to the bottom of the line */
    offset: z.number().min(8).max(150),
    left: z.string().max(200).default(''),
    right: z.string().max(200).default(''),
    /** several: only in a document of more than one page */
    pages: z.enum(['all', 'several']).default('several'),
    rule: ruleSchema.optional(),
  }),
})

export type Template = z.output<typeof templateSchema>
export type Block = Template['blocks'][number]
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
export type LeafBlock = z.output<typeof leaf>
export type Rule = z.output<typeof ruleSchema>
export type ItemField = (typeof itemFields)[number]
export type FactName = (typeof factNames)[number]

const deepest = 12

/**
 * Checks a template as its author wrote it.
 * @throws AppError `invalid_template`, each issue with the JSON path and words that say what to write there
 */
export function parseTemplate(value: unknown): Template {
  if (depthOf(value, deepest) > deepest) {
    const message = `The template is nested more than ${deepest} levels deep.`
    throw new AppError('invalid_template', { message })
  }
  const parsed = templateSchema.safeParse(value, { reportInput: true })
  const issues = parsed.success ? slipsOfTemplate(parsed.data) : issuesOfTemplate(parsed.error)
  if (parsed.success && issues.length === 0) return parsed.data
  const first = issues[0]
  const message = first
    ? `The template has a mistake at ${first.path || 'its top'}: ${first.message}`
    : undefined
  throw new AppError('invalid_template', message === undefined ? {} : { message, issues })
}
