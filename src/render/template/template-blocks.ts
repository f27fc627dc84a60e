import { z } from 'zod'
import { factNames, itemFields } from './field-names.ts'
import { points, reference, ruleSchema, space } from './template-values.ts'

/** The blocks of a template: what stands on the page, from top to bottom. */

const align = z.enum(['left', 'center', 'right']).default('left')

const textBlock = z.strictObject({
  type: z.literal('text'),
  space,
  /** placeholders in braces; without a value for any of them the block takes no room */
  text: z.string().max(500),
  style: reference,
  align,
  /** keeps to one line: set smaller where it must be, and cut where even that is too long */
  one_line: z.boolean().default(false),
  /** set smaller where it would be higher, and cut where even that is too high */
  max_height: z.number().min(8).max(400).optional(),
  /** only a text that is short, or long, so that long notes can have a wider column than short ones */
  length: z.enum(['short', 'long']).optional(),
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
  align,
  label_style: reference.optional(),
  name_style: reference,
  style: reference,
  /** tax and registration numbers, e-mail, telephone, website */
  details: z.boolean().default(true),
  /** set smaller where it would be higher */
  max_height: z.number().min(8).max(400).optional(),
})

const factsBlock = z.strictObject({
  type: z.literal('facts'),
  space,
  show: z.array(z.enum(factNames)).min(1),
  /**
   * rows: label and value side by side; strip: label above value, side by side across the width; stacked: label
   * above value, one below the other
   */
  layout: z.enum(['rows', 'strip', 'stacked']),
  align,
  label_style: reference,
  value_style: reference,
  gap: points.default(12),
})

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
    /** along the upper edge */
    top_rule: ruleSchema.optional(),
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
  /** below the last row, in place of its own rule */
  end_rule: ruleSchema.optional(),
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
    /** along the lower edge */
    end_rule: ruleSchema.optional(),
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

/** Side of the smallest payment code that every banking app reads from paper: 25 mm. */
const minCode = 71

const paymentCodeBlock = z.strictObject({
  type: z.literal('payment-code'),
  space,
  /** side of the code, without the quiet zone that is kept free around it */
  size: z.number().min(minCode).max(100).default(minCode),
  align,
  caption_style: reference,
})

const ruleBlock = z.strictObject({
  type: z.literal('rule'),
  space,
  rule: ruleSchema,
  /** as wide as its column when left out */
  length: z.number().min(1).max(600).optional(),
  align,
})

const leafTypes = [
  textBlock,
  logoBlock,
  partyBlock,
  factsBlock,
  paymentBlock,
  paymentCodeBlock,
  ruleBlock,
] as const
export const leaf = z.discriminatedUnion('type', leafTypes)

const columnsOf = <Child extends z.ZodType>(child: Child) =>
  z.strictObject({
    type: z.literal('columns'),
    space,
    gap: points.default(24),
    /** whether an empty column gives its place to those after it */
    close_up: z.boolean().default(false),
    /** whether an empty column gives its width to the others */
    widen: z.boolean().default(false),
    /** where shorter columns stand beside the highest */
    valign: z.enum(['top', 'bottom']).default('top'),
    columns: z
      .array(
        z.strictObject({
          /** of what the columns of a fixed width leave */
          share: z.number().min(0.1).max(12).default(1),
          /** fixed, in place of a share */
          width: z.number().min(10).max(400).optional(),
          blocks: z.array(child).max(20),
        }),
      )
      .min(1)
      .max(6),
  })

const innerColumns = columnsOf(leaf)
/** Columns that are a block of the template itself: the totals may stand in one of them, with other blocks beside. */
const outerColumns = columnsOf(z.discriminatedUnion('type', [...leafTypes, innerColumns, totalsBlock]))

const bandBlock = z.strictObject({
  type: z.literal('band'),
  space,
  fill: reference.optional(),
  top_rule: ruleSchema.optional(),
  bottom_rule: ruleSchema.optional(),
  /** to the edges of the sheet; as the first block also to its top */
  bleed: z.boolean().default(false),
  padding: z.strictObject({ top: points, bottom: points, sides: points.default(0) }),
  blocks: z
    .array(z.discriminatedUnion('type', [...leafTypes, innerColumns]))
    .min(1)
    .max(20),
})

const frame = z.strictObject({
  /** from the edges of the sheet; two of the three say where the frame stands */
  left: z.number().min(0).max(600).optional(),
  right: z.number().min(0).max(600).optional(),
  width: z.number().min(40).max(700).optional(),
  /** from the top of the sheet; lower where a frame above it is longer than was thought */
  top: z.number().min(0).max(700),
  /** at least, when something stands in it */
  height: z.number().min(1).max(500).optional(),
  /** a coloured ground; its blocks keep `padding` from the frame's edges */
  fill: reference.optional(),
  padding: z
    .strictObject({
      top: points.default(0),
      right: points.default(0),
      bottom: points.default(0),
      left: points.default(0),
    })
    .prefault({}),
  blocks: z.array(leaf).min(1).max(20),
})

/** Frames in fixed places on the first sheet, such as the window of an envelope. What follows begins below them. */
const stageBlock = z.strictObject({
  type: z.literal('stage'),
  space,
  frames: z.array(frame).min(1).max(12),
})

export const block = z.discriminatedUnion('type', [
  ...leafTypes,
  outerColumns,
  bandBlock,
  stageBlock,
  itemsBlock,
  totalsBlock,
])
